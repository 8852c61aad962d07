"""The targets P1-P12 of the solver's design, each with the required value and the goal."""

from rounds import EDITS, exponent

# By number: a description, and the largest values allowed for must and goal.
TARGETS = {
    "P1": ("W2 1,000 cold against kiwi", 1 / 1_000, 1 / 30_000),
    "P2": ("W2 1,000 cold against the floor", 25, 15),
    "P3": ("W1 10,000 cold against the floor", 15, 8),
    "P4": ("W1 10,000 one edit against the floor's full solve", 3, 1.5),
    "P5": ("W2 1,000 one edit against the floor's full solve", 12, 4),
    "P6": ("W3 2^12 cold against the floor", 40, 20),
    "P7": ("growth exponent", 1.20, 1.05),
    "P8": ("W2 300 solved as a linear system, against kiwi", 1 / 5, 1 / 20),
    "P10": ("edit, durable, frames, 300 views, against a bare commit", 1.5, 1.2),
    "P11": ("10,000 edits of a script against raw SQLite", 10, 2),
    "P12": ("open 1,000 views, edit one, print a frame, against the sqlite3 shell", 2, 1.5),
}

# The last measured time of kiwi for W2 1,000, as a multiple of the floor. Its cold layout takes half a
# minute, so only FULL=1 measures it again.
KIWI_OVER_FLOOR = 714_000

# The workloads of growing size by family.
FAMILIES = {
    "W1 fill": "W1_fill_{}", "W1 fillEqually": "W1_equal_{}", "W1 equalSpacing": "W1_space_{}",
    "W2": "W2_form_{}", "W3 b4": "W3_tree_4p{}", "W3 b2": "W3_tree_2p{}",
}
SHORT = {"W1 fill": [100, 1_000, 10_000], "W1 fillEqually": [100, 1_000],
         "W1 equalSpacing": [100, 1_000], "W2": [100, 300, 1_000], "W3 b4": [4, 5], "W3 b2": [10, 12]}
FULL = {"W1 fill": [100, 300, 1_000, 3_000, 10_000],
        "W1 fillEqually": [100, 300, 1_000, 3_000, 10_000],
        "W1 equalSpacing": [100, 300, 1_000, 3_000, 10_000], "W2": [100, 300, 1_000, 3_000],
        "W3 b4": [3, 4, 5, 6], "W3 b2": [10, 12]}


def verdict(figure, must, goal):
    if figure is None:
        return "not measured"
    return "GOAL" if figure <= goal else "must" if figure <= must else "MISSES"


def spell(figure):
    if figure is None:
        return "–"
    # A figure can be 0, because the clock's resolution can be coarser than an edit.
    if 0 < figure < 0.1:
        return f"1/{1 / figure:,.0f}"
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def print_table(measured, sizes):
    """Prints multiples of the floor: the medians, with the least in brackets, and the prototype's."""
    head = ["cold", *(name.split("_")[0] for name in EDITS), "sweep step", "prototype cold"]
    print("\n| multiples of the floor | " + " | ".join(head) + " |\n|---|" + "--:|" * len(head))
    for family, numbers in sizes.items():
        for number in numbers:
            rounds = measured[FAMILIES[family].format(number)]
            cells = [f"{spell(rounds.ratio(name))} ({spell(rounds.least_ratio(name))})"
                     for name in ["cold_total", *EDITS, "sweep_step"]]
            cells.append(spell(rounds.ratio("cold_total", "prototype")))
            print(f"| {rounds.workload} | " + " | ".join(cells) + " |")


def exponents(measured, sizes, views):
    """Yields for each family the growth exponents of a cold layout, each edit and a sweep step."""
    for family, numbers in sizes.items():
        names = [FAMILIES[family].format(number) for number in numbers]
        growth = {
            operation: exponent([(views(name), measured[name].least(operation)) for name in names])
            for operation in ["cold_total", *EDITS, "sweep_step"]}
        yield family, growth


def print_targets(figures):
    """Prints the targets. A figure is a number, or a list of (what, number) if a target has several parts."""
    print("\n| # | what | must | goal | measured | |\n|---|---|--:|--:|--:|---|")
    for number, (text, must, goal) in TARGETS.items():
        parts = figures.get(number)
        for what, figure in parts if isinstance(parts, list) else [("", parts)]:
            print(f"| {number} | {text}{': ' + what if what else ''} | {spell(must)} | {spell(goal)} "
                  f"| {spell(figure)} | {verdict(figure, must, goal)} |")
    print("\nP9, levels equal to a linear program's, is `make oracle`.")
