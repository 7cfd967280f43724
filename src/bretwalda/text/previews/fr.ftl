# Ce que montre un lien vers un moment d’une partie, là où on le colle. La page n’en a pas besoin.

preview-step = { $game } · étape { $step }
preview-turn = { $game } · tour { $turn }, étape { $step }
preview-moment = Un moment d’une partie, à revoir étape par étape.
preview-of = Un moment d’une partie jouée par { $names }.
preview-and = { $names } et { $last }
preview-computers = des ordinateurs
