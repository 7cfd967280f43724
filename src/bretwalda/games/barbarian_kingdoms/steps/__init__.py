"""The decisions, by subject; each file says which rules it carries out."""

from __future__ import annotations

from bretwalda.engine.state import Step

from ..state import STEPS, Kingdoms
from .actions import MoreRecruitment, Recruitment, Turn
from .battle import CountedRansom, Ransom
from .bribes import Bribery
from .contests import Contest, Rally, Reinforcement
from .dealing import PairOrder
from .evacuation import Evacuation, Staying
from .invasion import Claiming, ExtraClaim, Invasion, InvasionTarget
from .manoeuvre import MoveTarget, Moving
from .money import Changing, Collecting, CountedPaying, Paying
from .series import Agreement, Clemency, Inheritance, Naming, Privilege, Selection, Teaming
from .turn import Corsairs

# In the order of the numbers in `state`.
_KINDS: list[tuple[str, type[Step[Kingdoms]]]] = [
    ("privilege", Privilege),
    ("selection", Selection),
    ("inheritance", Inheritance),
    ("clemency", Clemency),
    ("turn", Turn),
    ("recruitment", Recruitment),
    ("more-recruitment", MoreRecruitment),
    ("moving", Moving),
    ("move-target", MoveTarget),
    ("invasion", Invasion),
    ("invasion-target", InvasionTarget),
    ("claiming", Claiming),
    ("extra-claim", ExtraClaim),
    ("changing", Changing),
    ("counted-paying", CountedPaying),
    ("collecting", Collecting),
    ("contest", Contest),
    ("rally", Rally),
    ("reinforcement", Reinforcement),
    ("bribery", Bribery),
    ("counted-ransom", CountedRansom),
    ("staying", Staying),
    ("evacuation", Evacuation),
    ("corsairs", Corsairs),
    ("paying", Paying),
    ("ransom", Ransom),
    ("teaming", Teaming),
    ("naming", Naming),
    ("agreement", Agreement),
    ("pair-order", PairOrder),
]
STEPS.extend(kind(name, number) for number, (name, kind) in enumerate(_KINDS))

__all__ = ["STEPS"]
