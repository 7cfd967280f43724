# What people are told while no page of theirs is open: by push, e-mail or webhook. The page has no need of it.

told-turn = It is your turn: { $table } ({ $game })
told-soon = Your time is running out, and a computer will soon play for you: { $table } ({ $game })
told-invited = You are invited: { $table } ({ $game })
told-ended = The game is over: { $table } ({ $game })
told-test = This is how Bretwalda will reach you.
told-several = { $number ->
        [one] One table is waiting for you
       *[other] { $number } tables are waiting for you
    }
told-more = { $number ->
        [one] and one more table
       *[other] and { $number } more tables
    }
mail-end = —
    You asked { $server } for these e-mails.
    No more e-mails: { $link }
mail-code-subject = { $code } is your code for Bretwalda
mail-code = Your code is { $code }.

    Somebody (probably you) entered this address at { $server } to be notified when it is their turn. Enter the code on that page within an hour. If it was not you, please ignore this message: you will receive no others.
