## Reporting and ignoring

report-title = Report or mute somebody
report-whom = Who?
report-line = { $name } (“{ $text }”)
report-kind = What is wrong?
kind-abuse = insults or harassment
kind-cheating = cheating
kind-name = an offensive name
kind-other = something else
report-words = What happened?
    .hint = Only this server’s administrator will read it, along with the chat that you can see here.
report-send = Report
report-sent = Thank you. The administrator will look into it.
report-ignore = Stop showing me their messages
    .hint = At every table, for you alone; they are not told. You can undo this in the preferences.
report-ignored = You will no longer see what { $name } writes.
report-nobody = There is nobody else here.
ignored-title = People whose messages you do not see
ignored-again = Show their messages again
nameless = no name

## The admin page

admin-title = Administration
admin-key = Key
admin-enter = Enter
admin-leave = Sign out
admin-view = Show
admin-what = What?
admin-reports = Reports
admin-people = People
admin-log = Log
admin-waiting = { $number ->
        [0] No report is waiting.
        [one] One report is waiting.
       *[other] { $number } reports are waiting.
    }
admin-show-closed = Show reports dealt with
admin-show-open = Show reports waiting
admin-none = None.
admin-by = reported by { $name }, { $time }
admin-chat = The chat that { $name } could read
admin-chat-none = Nobody had said anything.
admin-whispered = whispered
admin-close = Mark as dealt with
admin-closed = Dealt with: { $time }
admin-find = Part of the name
admin-search = Search
admin-find-hint = Without a name: everybody who has been reported or restricted.
admin-since = since { $time }
admin-reported = { $number ->
        [0] never reported
        [one] reported once
       *[other] reported { $number } times
    }
admin-decide = Restrict
sanction-mute = Mute
    .hint = May play, but may not chat or choose names.
sanction-ban = Ban
    .hint = May not enter. The other players may hand the empty seats to a computer.
sanction-rename = Take the name away
    .hint = Has no name and may not choose another.
holds-mute = Muted { $until ->
        [forever] until lifted
       *[other] until { $until }
    }: { $reason }
holds-ban = Banned { $until ->
        [forever] until lifted
       *[other] until { $until }
    }: { $reason }
holds-rename = Name taken away { $until ->
        [forever] until lifted
       *[other] until { $until }
    }: { $reason }
admin-lift = Lift
admin-reason = Reason (the person reads it)
admin-days = For how long?
days-1 = 1 day
days-7 = 1 week
days-30 = 30 days
days-none = until lifted
admin-apply = Apply
admin-log-file = Download the whole log
action-enter = signed in
action-close-report = closed a report
action-mute = muted
action-ban = banned
action-rename = took the name away
action-lift-mute = lifted the mute
action-lift-ban = lifted the ban
action-lift-rename = allowed a new name
admin-session = session { $session }
