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

# Each with its rule, in the order of the numbers in `state`.
_KINDS: list[tuple[str, str, type[Step[Kingdoms]]]] = [
    ("privilege", "11.2", Privilege),
    ("selection", "11.5", Selection),
    ("inheritance", "11.3", Inheritance),
    ("clemency", "11.4", Clemency),
    ("turn", "3.1", Turn),
    ("recruitment", "3.4", Recruitment),
    ("more-recruitment", "8.12", MoreRecruitment),
    ("moving", "3.7", Moving),
    ("move-target", "3.8", MoveTarget),
    ("invasion", "3.12", Invasion),
    ("invasion-target", "3.13", InvasionTarget),
    ("claiming", "3.16", Claiming),
    ("extra-claim", "8.4", ExtraClaim),
    ("changing", "4.7", Changing),
    ("counted-paying", "4.5", CountedPaying),
    ("collecting", "3.20", Collecting),
    ("contest", "5.3", Contest),
    ("rally", "5.4", Rally),
    ("reinforcement", "6.2", Reinforcement),
    ("bribery", "6.3", Bribery),
    ("counted-ransom", "8.10", CountedRansom),
    ("staying", "6.8", Staying),
    ("evacuation", "6.8", Evacuation),
    ("corsairs", "8.7", Corsairs),
    ("paying", "4.5", Paying),
    ("ransom", "8.10", Ransom),
    ("teaming", "11.6", Teaming),
    ("naming", "11.7", Naming),
    ("agreement", "11.7", Agreement),
    ("pair-order", "10.3", PairOrder),
]
STEPS.extend(kind(name, paragraph) for name, paragraph, kind in _KINDS)

__all__ = ["STEPS"]
