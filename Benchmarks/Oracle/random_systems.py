"""random_systems.py DIR COUNT SEED [VIEWS]: random constraint files unlike those of stack views.

Chains of positions, sums of sizes, aspect ratios (also in loops), multipliers from 1e-4 to 1e4,
cross constraints, priorities from 0.001 to 999.5, and occasionally a required conflict."""
import pathlib, random, sys

out, count, seed = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
most = int(sys.argv[4]) if len(sys.argv) > 4 else 14
out.mkdir(parents=True, exist_ok=True)
LEVELS = [999.5, 999, 998, 750, 251, 250, 249, 150, 51, 50, 49, 25, 0.5, 0.001]


def views(rnd, n):
    """Returns rows for a chain of n views with the variables 3i = position, 3i + 1 = width, 3i + 2 = height."""
    rows = [(1000, 0, 0, [(0, 1)])]
    for i in range(1, n):
        rel = rnd.choice([0, 0, 0, 2])
        rows.append((1000, rel, -8, [(3 * i, 1), (3 * i - 3, -1), (3 * i - 2, -1)]))
    for i in range(n):
        for size in (3 * i + 1, 3 * i + 2):
            target = -rnd.choice([0, 10, 33.3, 50, 120])
            rows.append((rnd.choice([249, 250, 251]), 1, target, [(size, 1)]))
            rows.append((rnd.choice([250, 750]), 2, target, [(size, 1)]))
    return rows


def extras(rnd, n, wild):
    rows = []
    for _ in range(rnd.randint(1, 2 * n)):
        i, j = rnd.randrange(n), rnd.randrange(n)
        prio = rnd.choice(LEVELS + [1000] * 4)
        kind = rnd.randrange(6)
        factor = rnd.choice([1, 1.5, 0.5, 4 / 3, 16 / 9, 2])
        if wild and rnd.random() < 0.3:
            factor = 10 ** rnd.uniform(-4, 4)
        if kind == 0:  # an aspect ratio
            rows.append((prio, 0, 0, [(3 * i + 1, 1), (3 * i + 2, -factor)]))
        elif kind == 1 and i != j:  # equal or proportional sizes
            axis = rnd.choice([1, 2])
            terms = [(3 * i + axis, 1), (3 * j + axis, -factor)]
            rows.append((prio, rnd.choice([0, 0, 1, 2]), 0, terms))
        elif kind == 2 and i != j:  # equal centres or edges of two views
            half = rnd.choice([0, 0.5, 1])
            relation, constant = rnd.choice([0, 1, 2]), rnd.choice([0, 16, -40])
            terms = [(3 * i, 1), (3 * i + 1, half), (3 * j, -1), (3 * j + 1, -half)]
            rows.append((prio, relation, constant, terms))
        elif kind == 3:  # the end of a view
            relation = rnd.choice([0, 1, 2])
            end = rnd.choice([200, 375, 1024, 1e6 if wild else 600])
            rows.append((prio, relation, -end, [(3 * i, 1), (3 * i + 1, 1)]))
        elif kind == 4:  # a sum of sizes
            chosen = rnd.sample(range(n), rnd.randint(1, n))
            relation, total = rnd.choice([0, 1, 2]), rnd.choice([100, 320])
            rows.append((prio, relation, -total, [(3 * k + 2, 1) for k in chosen]))
        else:
            relation, target = rnd.choice([0, 1, 2]), rnd.choice([0, 44, 70])
            rows.append((prio, relation, -target, [(3 * i + rnd.choice([1, 2]), 1)]))
    return rows


for number in range(count):
    rnd = random.Random(seed * 1_000_003 + number)
    n = rnd.randint(2, most)
    rows = [(1000, 2, 0, [(3 * i + a, 1)]) for i in range(n) for a in (1, 2)]
    rows += views(rnd, n) + extras(rnd, n, wild=number % 2 == 1)
    lines = [f"P {n}", f"V {3 * n + 1}", f"R {3 * n} 375"]
    for index, (prio, rel, constant, terms) in enumerate(rows):
        text = " ".join(f"{v} {c!r}" for v, c in terms)
        lines.append(f"C {index} {prio} {rel} {constant!r} {len(terms)} {text}")
    (out / f"S_{seed}_{number}.cons").write_text("\n".join(lines) + "\n")
