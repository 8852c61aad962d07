"""Many edits in a short time, and a thousand views."""
import os
import statistics
import subprocess
import time

from common import FOLDER, PROGRAM, check, login
from hands import Editor
from pages import File, Page, Server
from selenium.webdriver.common.keys import Keys


@check
def a_crowd_of_edits(driver, folder):
    """With 200 edits a second for 10 s, the page shows the last state and memory does not grow."""
    file = login(folder)
    server = Server(file)
    page = Page(driver, server.url)
    page.click_on('[data-view="mail"]')
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


def large(folder, rows):
    """Returns a file with rows of an image and two labels in a scroll view."""
    file = File(PROGRAM, os.path.join(folder, f"large-{rows}.layout"))
    lines = ["new Large device=iphone-15", "add scroll all in view", "add stack rows in all axis=vertical",
             "constrain H:|[all]|", "constrain V:|[all]|", "constrain all.content = rows.edges"]
    lines = lines[:5] + [
        "constrain rows.top = all.content.top", "constrain rows.leading = all.content.leading",
        "constrain rows.trailing = all.content.trailing",
        "constrain rows.bottom = all.content.bottom", "constrain rows.width = all.frame.width"]
    for row in range(rows):
        lines += [f"add stack r{row} in rows spacing=8", f"add image i{row} in r{row} intrinsic=20x20",
                  f'add label a{row} in r{row} text="Row {row}"', f'add label b{row} in r{row} text="{row * 37}"']
    file.script("\n".join(lines) + "\n")
    return file


@check
def a_thousand_views(driver, folder):
    """Measures the first page of 1,000 views, from the request until it is drawn."""
    file = large(folder, 249)
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


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


@check
def trials(driver, folder):
    """Measures trial layouts during a drag, from the pointer's event until the frame that shows them."""
    def times():
        return driver.execute_script("return performance.getEntriesByName('trial').map((one) => one.duration)")

    for rows, views in [(74, 300), (249, 1000)]:
        file = large(folder, rows)
        page = Editor(driver, file, hash=f"#document=Large&screen=,,,,,")
        start, end = page.middle("r1", 0.9), page.middle("r8", 0.9)
        page.mouse("mouseMoved", *start, isDown=False)
        page.mouse("mousePressed", *start)
        step, stop = 0, time.time() + 30
        while len(times()) < 60 and time.time() < stop:
            step += 1
            share = abs((step % 40) / 20 - 1)
            page.mouse("mouseMoved", *[a + (b - a) * share for a, b in zip(start, end)])
            time.sleep(0.03)
        taken = times()
        page.keys(Keys.ESCAPE)
        page.mouse("mouseReleased", *end)
        assert len(taken) > 5, "there are no trials"
        print(f"    {views} views: {len(taken)} trials, {statistics.median(taken):.0f} ms at the median, "
              f"{percentile(taken, 0.95):.0f} ms at the 95th percentile", flush=True)
        page.expect_no_errors()


@check
def another_client(driver, folder):
    """Measures an edit on one page until another page has drawn it, and the first page."""
    file = login(folder)
    page = Editor(driver, file)
    page.select_view("form")
    page.driver.execute_script("""
        window.sent = [];
        const send = window.fetch;
        window.fetch = (name, options) => { if (name === "edit") window.sent.push(Date.now()); return send(name, options); };""")
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    other = driver.current_window_handle
    Page(driver, page.server.url)
    driver.execute_script("""
        window.drawn = {};
        new MutationObserver(() => { const {head, shown} = document.documentElement.dataset; window.drawn[head] ??= Number(shown); })
            .observe(document.documentElement, {attributes: true});""")
    opened = driver.execute_script("return Number(document.documentElement.dataset.first) - performance.timeOrigin")
    driver.switch_to.window(first)
    for step in range(20):
        page.type_into('[data-property="spacing"] input', str(20 + step))
        page.wait(lambda: page.data("edited") == f"set form.spacing {20 + step}", "no edit")
    page.settle()
    sent = driver.execute_script("return window.sent")
    head = page.head()
    driver.switch_to.window(other)
    page.wait_for_head(head)
    drawn = driver.execute_script("return window.drawn")
    times = [drawn[str(head - 19 + step)] - sent[step] for step in range(20) if str(head - 19 + step) in drawn]
    driver.close()
    driver.switch_to.window(first)
    assert len(times) > 10, drawn
    print(f"    from the edit to the other page: {statistics.median(times):.0f} ms at the median, "
          f"{percentile(times, 0.95):.0f} ms at the 95th percentile; first page {opened:.0f} ms", flush=True)
