"""compare.py SOLVERBENCH [--answers OUT] FILE.cons...: compares the violations of each priority with one HiGHS linear program per priority.

Constraints that the solver dropped have a priority just below required in the linear programs, as
in the solver. A program that requires them checks that they had to be dropped. If HiGHS disagrees or
gives up, rational arithmetic decides.
Prints each file that differs by more than 1e-4 (relative above 1) and a count. `--answers` writes the
linear programs' own violations, one JSON line per file without conflicts."""
import json, pathlib, subprocess, sys
import exact, highspy, numpy as np

INF = highspy.kHighsInf


def load(path):
    rows, variables, root = [], 0, None
    for line in open(path):
        f = line.split()
        if f[0] == "V":
            variables = int(f[1])
        elif f[0] == "R":
            root = (int(f[1]), float(f[2]))
        elif f[0] == "C":
            terms = [(int(f[6 + 2 * i]), float(f[7 + 2 * i])) for i in range(int(f[5]))]
            rows.append((int(f[1]), float(f[2]), int(f[3]), float(f[4]), terms))
        elif f[0] == "E":
            break
    return variables, root, rows


def tiers(problem, dropped, slack, tolerance):
    """Returns the least violation of each priority, or None if the required rows conflict."""
    variables, root, rows = problem
    h = highspy.Highs()
    h.setOptionValue("output_flag", False)
    h.setOptionValue("primal_feasibility_tolerance", tolerance)
    h.setOptionValue("dual_feasibility_tolerance", tolerance)
    for _ in range(variables):
        h.addVar(-INF, INF)
    columns, of_tier = variables, {}
    for number, priority, relation, constant, terms in exact.all_rows(problem, dropped):
        index, value = [v for v, _ in terms], [c for _, c in terms]
        for wanted, sign in ((1, -1.0), (2, 1.0)):
            if priority < 1000 and relation in (0, wanted):
                h.addVar(0, INF)
                index.append(columns)
                value.append(sign)
                of_tier.setdefault(priority, []).append(columns)
                columns += 1
        low = -INF if relation == 1 else -constant
        high = INF if relation == 2 else -constant
        h.addRow(low, high, len(index), np.array(index, dtype=np.int32), np.array(value))
    h.run()
    if h.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    return lexicographic(h, of_tier, slack)


def lexicographic(h, of_tier, slack):
    least = {}
    for priority in sorted(of_tier, reverse=True):
        own = of_tier[priority]
        for column in own:
            h.changeColCost(column, 1.0)
        h.run()
        if h.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return {**least, "stuck": priority}
        least[priority] = h.getInfo().objective_function_value
        bound = least[priority] + slack * max(1, abs(least[priority]))
        h.addRow(-INF, bound, len(own), np.array(own, dtype=np.int32), np.ones(len(own)))
        for column in own:
            h.changeColCost(column, 0.0)
    return least


def first_difference(ours, theirs):
    """Returns the highest priority at which the violations differ, and by how much; None if there is none."""
    for priority in sorted((p for p in theirs if p in ours), reverse=True):
        gap = ours[priority] - theirs[priority]
        if abs(gap) > 1e-4 * max(1, abs(theirs[priority])):
            return priority, gap
    return ("stuck", theirs["stuck"]) if "stuck" in theirs else None


def check(path, line):
    """Returns "agree" or the problem, and whether there was a conflict."""
    ours, problem = json.loads(line), load(path)
    dropped = set(ours["dropped"])
    if not ours["optimal"]:
        return "not optimal", bool(dropped)
    if len(dropped) < ours["broken"]:
        return "a required row is broken", bool(dropped)
    if dropped and tiers(problem, set(), 1e-7, 1e-9) is not None:
        return "a conflict where there is none", True
    vector = {float(p): v for p, v in ours["tiers"].items()}
    theirs = tiers(problem, dropped, 1e-7, 1e-7)
    if theirs is None or first_difference(vector, theirs) is not None:
        theirs = exact.least_violations(problem, dropped)
    gap = ("infeasible", 0) if theirs is None else first_difference(vector, theirs)
    return ("agree" if gap is None else f"differs: {gap}"), bool(dropped)


def answer(path):
    """Returns the violations of a file's linear programs as a line of the stored answers."""
    vector = tiers(load(path), set(), 1e-7, 1e-7)
    if vector is None or "stuck" in vector:
        return None
    return json.dumps({"file": pathlib.Path(path).stem, "tiers": {str(p): v for p, v in vector.items()}})


bench, files = sys.argv[1], sys.argv[2:]
if files[0] == "--answers":
    lines = [line for line in map(answer, files[2:]) if line]
    pathlib.Path(files[1]).write_text("\n".join(lines) + "\n")
    files = files[2:]
agree = conflicting = 0
for start in range(0, len(files), 100):
    chunk = files[start : start + 100]
    run = subprocess.run([bench, "tiers", *chunk], capture_output=True, text=True, check=True)
    for path, line in zip(chunk, run.stdout.splitlines(), strict=True):
        verdict, had_conflict = check(path, line)
        agree += verdict == "agree"
        conflicting += had_conflict
        if verdict != "agree":
            print(verdict, path)
print(f"{agree} of {len(files)} agree; {conflicting} of the files had required conflicts")
