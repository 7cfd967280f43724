"""People at the server's doors, as trials have them, too (`bretwalda.trials.people`)."""

from bretwalda.trials.people import PATIENCE, Answer, Browser, Message, Page, lists, play, seated, until, whose_turn

__all__ = ["PATIENCE", "Answer", "Browser", "Message", "Page", "lists", "play", "seated", "until", "whose_turn"]
