"""A bot that plays any game at random: all it takes to take part."""

import json
import random
import sys


def decide(question):
    """Your idea goes here: return one of the choices."""
    return random.choice(question["choices"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("hello random bot", flush=True)
    elif message["type"] == "decide":
        print(decide(message), flush=True)
    else:  # goodbye
        break
