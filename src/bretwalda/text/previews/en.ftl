# What a link to a moment of a game shows where it is pasted. The page can spare it.

preview-step = { $game } · step { $step }
preview-turn = { $game } · turn { $turn }, step { $step }
preview-moment = A moment from a game, to replay step by step.
preview-of = A moment from a game played by { $names }.
preview-and = { $names } and { $last }
preview-computers = computers
