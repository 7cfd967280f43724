"""Notices: telling people something by web push, e-mail or webhook while no page of theirs is open."""
