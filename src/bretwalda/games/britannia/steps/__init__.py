"""The decisions, in rulebook order, one file a subject."""

from .flow import FLOW, STEPS

__all__ = ["FLOW", "STEPS"]
