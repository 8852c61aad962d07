#!/usr/bin/env python3
"""Writes Tests/Fixtures/measurement/widths.tsv: the reference widths of texts.txt.

An implementation of the fitted model of its own, straight from the numbers, that Swift's must
agree with. Columns: size, weight, era, scale, width of a label, width of a button, text.
"""
import itertools
import json
import math
import os

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(HERE, "..", "Tests", "Fixtures", "measurement")
SIZES = [1, 10.5, 11, 12, 13.4, 14, 15, 17, 19.4, 19.5, 20, 28, 34, 45, 120]
WEIGHTS = ["regular", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]
ERAS = ["oldest", "old", "new"]


def tracking(data, era, size):
    entries = sorted((float(key), value["t"]) for key, value in data["tracking_em"][era].items())
    below = [e for e in entries if e[0] <= size] or entries[:1]
    above = [e for e in entries if e[0] >= size] or entries[-1:]
    (low, a), (high, b) = below[-1], above[0]
    return a if low == high else a + (b - a) * (size - low) / (high - low)


def em(data, text, size, weight, era):
    value = data["weight_value"][weight]
    width = sum(data["advances_em"][c]["adv"] for c in text)
    width += sum(data["kern_em"].get(text[i : i + 2], {"k": 0})["k"] for i in range(len(text)))
    width += len(text) * tracking(data, era, size)
    if weight != "regular":
        width += len(text) * data["weights"][weight]["d"]
        width += value * sum(data["weight_char_em"].get(c, 0) for c in text)
    if size >= 19.5:
        width += sum(data["display_char_em"].get(c, 0) for c in text)
        width += len(text) * data["display_weight_em"] * value
    return width


def main():
    with open(os.path.join(HERE, "system-font-advances.json")) as file:
        data = json.load(file)
    with open(os.path.join(FIXTURES, "texts.txt")) as file:
        texts = file.read().splitlines()
    combinations = itertools.cycle(itertools.product(SIZES, WEIGHTS, ERAS, [2, 3]))
    with open(os.path.join(FIXTURES, "widths.tsv"), "w") as file:
        for text in texts:
            for size, weight, era, scale in itertools.islice(combinations, 13):
                width = em(data, text, size, weight, era) * size
                label = math.ceil(width * scale - 1e-6) / scale
                button = math.ceil(width - 1e-6)
                file.write("%g\t%s\t%s\t%d\t%r\t%d\t%s\n" % (
                    size, weight, era, scale, label, button, text))


if __name__ == "__main__":
    main()
