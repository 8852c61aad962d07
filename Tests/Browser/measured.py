"""Many edits in a short time, and a thousand views."""
import os
import statistics
import subprocess
import time

from common import FOLDER, PROGRAM, check, login
from pages import File, Page, Server


@check
def a_crowd_of_edits(driver, folder):
    """With 200 edits a second for 10 s, the page shows the last state and memory does not grow."""
    file = login(folder)
    server = Server(file)
    page = Page(driver, server.url)
    page.find('[data-view="mail"]').click()
    file.run(*[f"set form.spacing {number}" for number in range(200)])
    page.wait_for_head(9 + 200)
    before = server.memory()
    shell = subprocess.Popen(
        [PROGRAM, file.path, "--quiet"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, text=True)
    start = time.time()
    for number in range(2000):
        shell.stdin.write(f"set form.spacing {number % 100}\n")
        shell.stdin.flush()
        rest = start + (number + 1) / 200 - time.time()
        if rest > 0:
            time.sleep(rest)
    shell.stdin.close()
    assert shell.wait(60) == 0
    took = time.time() - start
    page.wait_for_head(9 + 200 + 2000)
    last = time.time() - start
    page.wait(lambda: page.frames("mail")[0] == 34.333 + 99 or page.frames("mail"), "not the last")
    after = server.memory()
    print(f"    2,000 edits in {took:.1f} s, the last one shown {1000 * (last - took):.0f} ms later; "
          f"memory {before // 1024} MB, then {after // 1024} MB")
    assert after < before * 1.3 + 4096, "the memory grows"
    page.expect_no_errors()


@check
def a_thousand_views(driver, folder):
    """Measures the first page of 1,000 views, from the request until it is drawn."""
    file = File(PROGRAM, os.path.join(folder, "large.layout"))
    lines = ["new Large device=iphone-15", "add scroll all in view", "add stack rows in all axis=vertical",
             "constrain H:|[all]|", "constrain V:|[all]|", "constrain all.content = rows.edges"]
    lines = lines[:5] + [
        "constrain rows.top = all.content.top", "constrain rows.leading = all.content.leading",
        "constrain rows.trailing = all.content.trailing",
        "constrain rows.bottom = all.content.bottom", "constrain rows.width = all.frame.width"]
    for row in range(249):
        lines += [f"add stack r{row} in rows spacing=8", f"add image i{row} in r{row} intrinsic=20x20",
                  f'add label a{row} in r{row} text="Row {row}"', f'add label b{row} in r{row} text="{row * 37}"']
    file.script("\n".join(lines) + "\n")
    server = Server(file)
    first, all_of_it = [], []
    for _ in range(5):
        page = Page(driver, server.url)
        for times, name in [(first, "first"), (all_of_it, "shown")]:
            times.append(driver.execute_script(
                "return Number(document.documentElement.dataset[arguments[0]])"
                " - performance.timeOrigin", name))
    print(f"    1,000 views: the first screen after {statistics.median(first):.0f} ms, three screens "
          f"and the tree after {statistics.median(all_of_it):.0f} ms")
    page.shot(FOLDER, "thousand")
    page.expect_no_errors()
