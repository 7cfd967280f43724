title = Counting
summary = Two players add one, two or three in turn until the goal is reached.

step-one = one
step-two = two
step-three = three

field-total = Total

prompt-adding = How many do you add?
choice-add = Add { $step }
event-added = { $seat } adds { $step }.
