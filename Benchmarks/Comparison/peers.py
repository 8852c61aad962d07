"""The programs that layout-bench is compared with, and the workloads that all of them read.

They are in ../shared/bench beside the checkout; kiwi's headers come from PyPI's source package. A program
that is not available is skipped with a message.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SHARED = ROOT.parent / "shared" / "bench"


def skip(what, why):
    line = "=" * 66
    print(f"{line}\nSKIPPED: {what}. {why}\n{line}", file=sys.stderr, flush=True)


class Peers:
    """The other programs, compiled in a separate folder, and ours in the release build."""

    def __init__(self, release, folder):
        self.release, self.folder = Path(release).resolve(), Path(folder).resolve()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.programs = {}

    def build(self, with_kiwi):
        self.compile("gen", "gen.cpp", "-O2", "-std=c++17")
        self.compile("floor", "floor.cpp", "-O3", "-std=c++20", "-DNDEBUG")
        self.compile("prototype", "bench_prototype.cpp", "-O3", "-std=c++20", "-DNDEBUG")
        if with_kiwi:
            self.build_kiwi()
        data = self.folder / "data"
        if not data.exists():
            data.mkdir()
            subprocess.run([self.programs["gen"], data], check=True)

    def compile(self, name, source, *options):
        program = self.folder / name
        source = SHARED / source
        if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
            subprocess.run([self.compiler(), *options, source, "-o", program], check=True)
        self.programs[name] = program

    @staticmethod
    def compiler():
        """Returns GNU's C++ compiler, or the one that comes with Swift."""
        return shutil.which("g++") or str(Path(os.path.realpath(shutil.which("swift"))).parent / "clang++")

    def build_kiwi(self):
        """Builds kiwi with the headers from its Python package. The first time, pip needs the network."""
        packages = self.folder / "kiwi-source"
        if not list(packages.rglob("kiwi/kiwi.h")):
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                       "--no-binary", ":all:", "kiwisolver", "-d", str(packages)]
            if subprocess.run(command).returncode:
                return skip("kiwi", "Its source package cannot be had from PyPI.")
            for archive in packages.glob("*.tar.gz"):
                tarfile.open(archive).extractall(packages, filter="data")
        headers = next(packages.rglob("kiwi/kiwi.h")).parent.parent
        self.compile("kiwi", "bench_kiwi.cpp", "-O2", "-std=c++17", "-DNDEBUG", "-I", headers,
                     '-DPEER="kiwi"')

    def measure(self, peer, workload, budget, seconds=600):
        """Returns median and minimum in nanoseconds by operation, without operations that timed out."""
        if peer == "kiwi":
            return self.measure_kiwi(workload, seconds)
        program = self.programs.get(peer) or self.release / "layout-bench"
        environment = dict(os.environ, BUDGET=str(budget), CLOCK="cpu")
        try:
            run = subprocess.run([program, self.tree(workload)], env=environment, text=True,
                                 stdout=subprocess.PIPE, timeout=seconds)
            return parse(run.stdout)
        except subprocess.TimeoutExpired as late:
            return parse((late.stdout or b"").decode())

    def measure_kiwi(self, workload, seconds):
        """Measures only kiwi's cold layout, with required constraints first, because its edits take minutes."""
        environment = dict(os.environ, BUDGET="0.01", ORDER="reqfirst")
        run = subprocess.Popen([self.programs["kiwi"], self.tree(workload).with_suffix(".cons")],
                               env=environment, text=True, stdout=subprocess.PIPE)
        try:
            return parse(run.stdout.readline())
        finally:
            run.kill()
            run.wait()

    def tree(self, workload):
        return self.folder / "data" / (workload + ".tree")

    def check_frames(self, workloads):
        """Compares our frames with the floor's and prints differences."""
        command = [self.release / "layout-bench", "check", *map(self.tree, workloads)]
        run = subprocess.run(command, text=True, stdout=subprocess.PIPE)
        for line in run.stdout.splitlines():
            if "DIFFERENT" in line:
                print(line)
        return run.returncode == 0

    def measure_files(self, rounds):
        """Returns the times of file-bench, median and minimum in nanoseconds, by (peer, operation)."""
        environment = dict(os.environ, ROUNDS=str(rounds))
        run = subprocess.run([self.release / "file-bench"], env=environment, text=True,
                             stdout=subprocess.PIPE, check=True)
        return {(line["peer"], line["op"]): (line["median_ns"], line["min_ns"])
                for line in map(json.loads, run.stdout.splitlines())}

    def measure_system(self, workload):
        """Returns the time to solve the workload's linear system, without layout, in nanoseconds."""
        command = [self.release / "SolverBench", "time", self.tree(workload).with_suffix(".cons")]
        run = subprocess.run(command, text=True, stdout=subprocess.PIPE, check=True)
        times = {line["op"]: line["ms"] * 1e6 for line in map(json.loads, run.stdout.splitlines())}
        return times["cold"]


def parse(text):
    found = {}
    for line in text.splitlines():
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue
        if "median_ns" in row:
            found[row["op"]] = (row["median_ns"], row["min_ns"])
    return found
