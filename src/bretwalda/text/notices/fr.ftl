# Les messages à qui n’a aucune page ouverte : par notification, courriel ou webhook. La page n’en a pas besoin.

told-turn = C’est à vous de jouer : { $table } ({ $game })
told-soon = Votre délai expire bientôt, et un ordinateur jouera à votre place : { $table } ({ $game })
told-invited = Invitation : { $table } ({ $game })
told-ended = La partie est terminée : { $table } ({ $game })
told-test = Voici comment Bretwalda vous préviendra.
told-several = { $number ->
        [one] Une table vous attend
       *[other] { $number } tables vous attendent
    }
told-more = { $number ->
        [one] et une autre table
       *[other] et { $number } autres tables
    }
mail-end = —
    Vous avez demandé ces courriels à { $server }.
    Ne plus en recevoir : { $link }
mail-code-subject = { $code } : votre code pour Bretwalda
mail-code = Votre code est { $code }.

    Quelqu’un (vous, sans doute) a saisi cette adresse sur { $server } pour être prévenu quand vient son tour. Saisissez le code sur la même page dans l’heure. Si ce n’était pas vous, ignorez ce message : vous n’en recevrez pas d’autre.
