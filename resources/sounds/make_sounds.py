#!/usr/bin/env python3
"""Makes the sounds of the program, a few kilobytes each: make_sounds.py, in this folder."""
import math
import random
import struct
import wave

RATE = 22050


def knock(frequency, seconds, decay, noise, level):
    """A piece that is put down: a tone that fades at once, with a breath of noise at its beginning."""
    rng = random.Random(1)
    samples = []
    for i in range(int(RATE * seconds)):
        t = i / RATE
        tone = math.sin(2 * math.pi * frequency * t) * math.exp(-t * decay)
        breath = rng.uniform(-1, 1) * math.exp(-t * decay * 4)
        samples.append(level * ((1 - noise) * tone + noise * breath))
    return samples


def after(first, seconds, second):
    """One sound, and another that begins so much later."""
    start = int(RATE * seconds)
    mixed = first + [0.0] * max(0, start + len(second) - len(first))
    for i, value in enumerate(second):
        mixed[start + i] += value
    return mixed


SOUNDS = {
    "move": knock(310, 0.09, 60, 0.35, 0.6),
    "capture": after(knock(310, 0.06, 70, 0.4, 0.55), 0.05, knock(210, 0.1, 50, 0.45, 0.7)),
    "end": after(knock(523, 0.16, 14, 0.02, 0.4), 0.1, knock(784, 0.2, 12, 0.02, 0.4)),
    "time": after(knock(880, 0.07, 30, 0.02, 0.4), 0.1, knock(880, 0.07, 30, 0.02, 0.4)),
}

for name, samples in SOUNDS.items():
    with wave.open(name + ".wav", "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", int(32767 * max(-1, min(1, value)))) for value in samples))
