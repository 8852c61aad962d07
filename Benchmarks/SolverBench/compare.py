"""compare.py SOLVERBENCH ORACLE_DIR FILE.cons...: tier vectors against one HiGHS LP per priority.

ORACLE_DIR holds oracle.py, whose `solve` returns the least violation of each tier. Prints each file
whose vector differs by more than 1e-4 (relative above 1), and a count."""
import json, subprocess, sys

bench, oracle_dir, files = sys.argv[1], sys.argv[2], sys.argv[3:]
sys.path.insert(0, oracle_dir)
import oracle

agree = infeasible = wrong = 0
for start in range(0, len(files), 100):
    chunk = files[start : start + 100]
    lines = subprocess.run([bench, "tiers", *chunk], capture_output=True, text=True).stdout
    for path, line in zip(chunk, lines.splitlines(), strict=True):
        ours, theirs = json.loads(line), oracle.solve(path)
        if "status" in (theirs if isinstance(theirs, dict) else {}):
            infeasible += 1
            if ours["conflicts"] == 0:
                wrong += 1
                print("no conflict", path, theirs, line)
            continue
        tiers = {float(k): v for k, v in ours["tiers"].items()}
        same = ours["conflicts"] == 0 and ours["optimal"] and ours["broken"] == 0
        for priority, least in theirs[0].items():
            same = same and abs(tiers[priority] - least) <= 1e-4 * max(1, abs(least))
        agree += same
        wrong += not same
        if not same:
            print("differs", path, line, theirs[0])
print(f"{len(files)} files: {agree} agree, {infeasible} infeasible for both, {wrong} wrong")
