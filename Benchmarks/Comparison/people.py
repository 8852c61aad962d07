"""What people do with the program, as whole processes on files of growing size, each beside a floor.

A floor is the least that any program does for the same result: reading the bytes, one durable commit in the
same file, all its rows, or Git's own merge or diff of the same files. Figures are processor time, user and
system, because other processes disturb it least.
"""

import os
import shutil
import subprocess
from pathlib import Path
from statistics import median

SIZES = [1_000, 5_000, 20_000, 50_000]
LABELS_IN_A_ROW = 10


class Failed(Exception):
    pass


def processor_seconds(words, allowed=(0,)):
    """Runs a program to its end, discards its output, and returns its processor time in seconds."""
    process = subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in allowed:
        raise Failed(" ".join(map(str, words)) + f" ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime


class Deed:
    """Something that people do: our command and the floor's, each made for one run by a function of the files.

    Status 1 of `check`, `diff` and `merge` is an answer, not an error.
    """

    def __init__(self, name, floor_name, ours, floor):
        self.name, self.floor_name, self.ours, self.floor = name, floor_name, ours, floor


class Files:
    """The files of one size, in a folder of their own: a layout file and a storyboard with two changed copies."""

    def __init__(self, program, folder, views):
        self.program, self.folder, self.views = program, folder, views
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.layout = folder / "form.layout"
        self.script(self.layout, "new Form device=iphone-15\n" + "".join(self.rows()))
        self.base, self.left, self.right = (folder / f"{name}.storyboard" for name in ("base", "left", "right"))
        self.run(self.layout, "-c", f"export --format storyboard --output {self.base}")
        for path, row in ((self.left, 1), (self.right, self.views // 2)):
            shutil.copy(self.base, path)
            self.run("edit", path, "--push", "-c", f"set v{row}.text \"changed\"")
        self.count = 0

    def rows(self):
        yield "add stack all in view axis=vertical\n"
        for row in range(self.views // (LABELS_IN_A_ROW + 1)):
            yield f"add stack r{row} in all\n"
            for label in range(LABELS_IN_A_ROW):
                yield f"add label v{row * LABELS_IN_A_ROW + label} in r{row} text=x\n"

    def script(self, path, text):
        script = self.folder / "script"
        script.write_text(text)
        self.run(path, "-f", script)

    def run(self, *words):
        processor_seconds([self.program, *words])

    def fresh(self, name):
        """Returns the path of a file that does not exist."""
        path = self.folder / name
        path.unlink(missing_ok=True)
        return path

    def copy(self, path):
        copy = self.folder / ("copy-" + path.name)
        shutil.copy(path, copy)
        return copy

    def next(self):
        self.count += 1
        return self.count


COMMIT = "PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL; UPDATE view_property SET value='{}' WHERE key='text' AND view=7;"
ROWS = "SELECT * FROM view; SELECT * FROM view_property; SELECT * FROM layout_constraint;"


def sqlite(files, statements, name="floor.layout"):
    path = files.folder / name
    if not path.exists():
        shutil.copy(files.layout, path)
    return ["sqlite3", path, statements]


def deeds():
    """Returns what people do, in the order of the table."""
    rows = lambda files: sqlite(files, ROWS)
    commit = lambda files: sqlite(files, COMMIT.format(files.next()))
    read = lambda files: ["cat", files.layout]
    read_board = lambda files: ["git", "hash-object", files.base]
    export = lambda form, *more: lambda files: [
        files.program, "export", files.layout, "--format", form, "--output", files.fresh("out." + form), *more]
    return [
        Deed("open and list", "read all rows", lambda f: [f.program, f.layout, "-c", "tree"], rows),
        Deed("edit", "one durable commit", lambda f: [f.program, f.layout, "-c", f"set v7.lines {f.next() % 7 + 1}"], commit),
        Deed("undo", "one durable commit", lambda f: [f.program, f.layout, "-c", "undo"], commit),
        Deed("frames", "read all rows", lambda f: [f.program, f.layout, "-c", "frames"], rows),
        Deed("check on one device", "read all rows", lambda f: [f.program, "check", f.layout], rows),
        Deed("verify", "read all rows", lambda f: [f.program, "verify", f.layout], rows),
        Deed("recover", "copy by VACUUM", lambda f: [f.program, "recover", f.layout, f.fresh("rescued.layout")],
             lambda f: ["sqlite3", f.layout, f"VACUUM INTO '{f.fresh('vacuumed.layout')}'"]),
        Deed("import", "hash the bytes", lambda f: [f.program, "import", f.fresh("new.layout"), f.base], read_board),
        Deed("diff", "git diff", lambda f: [f.program, "diff", f.base, f.left],
             lambda f: ["git", "diff", "--no-index", f.base, f.left]),
        Deed("merge", "git merge-file",
             lambda f: [f.program, "merge", f.base, f.left, f.right, "--output", f.fresh("merged.storyboard")],
             lambda f: ["git", "merge-file", "-p", f.left, f.base, f.right]),
        Deed("export json", "read all rows", export("json"), rows),
        Deed("export svg", "read all rows", export("svg"), rows),
        Deed("export png", "read the bytes", export("png"), read),
        Deed("export swift", "read all rows", export("swift"), rows),
        Deed("export swiftui", "read all rows", export("swiftui"), rows),
        Deed("export storyboard", "read all rows", export("storyboard"), rows),
    ]


def measure(deed, files, rounds):
    """Returns the least processor times of ours and of the floor, in seconds, run in turn."""
    ours, floor = [], []
    for _ in range(rounds):
        ours.append(processor_seconds(deed.ours(files), (0, 1)))
        floor.append(processor_seconds(deed.floor(files), (0, 1)))
    return min(ours), min(floor), median(ours)
