#!/usr/bin/env python3
"""What somebody sees on the live page, checked in a headless Chromium: Scripts/browser runs it."""
import os
import statistics
import subprocess
import sys
import tempfile
import time

from pages import KEYS, Page, Server, File, browser

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = sys.argv[2]
ONLY = sys.argv[3:]
CHECKS = []

LOGIN = """
new Login device=iphone-15
add stack form in view axis=vertical spacing=8
constrain H:|-[form]-|
constrain form.top = safeArea.top + 20
add label title in form text="Sign in" font=28/bold
add textField mail in form placeholder=Mail
add textField password in form placeholder=Password
add button enter in form text="Sign in"
add label hint in form text="Forgot your password?"
"""


def check(body):
    CHECKS.append(body)
    return body


def login(folder):
    file = File(PROGRAM, os.path.join(folder, "login.layout"))
    for line in LOGIN.strip().splitlines():
        file.run(line)
    return file


@check
def follows_the_file(driver, folder):
    """An edit of another process moves the view, within 100 ms of its commit."""
    file = login(folder)
    server = Server(file)
    page = Page(driver, server.url)
    assert len(page.all("figure")) == 3
    page.click_in_picture("own", 100, 135)
    page.wait_for_text("#details-title", "mail")
    first = page.frames("mail")
    times = []
    for step in range(30):
        file.run(f"set form.spacing {10 + step}")
        page.wait_for_head(10 + step)
        made = page.driver.execute_async_script(
            "const done = arguments[0]; fetch('answers?ask=log%20-n%201').then(r => r.json())"
            ".then(a => done(a.answers['log -n 1'].operations[0].time))")
        times.append(int(page.data("shown")) - made)
    page.wait(lambda: page.frames("mail") != first, "mail has not moved")
    assert page.frames("mail")[0] > first[0]
    page.shot(FOLDER, "page")
    file.run("undo 30")
    page.wait(lambda: page.frames("mail") == first, "undo is not shown")
    print(f"    from the command to the page: {statistics.median(times):.0f} ms, "
          f"at most {max(times)} ms, {len(times)} edits")
    assert statistics.median(times) < 100
    assert server.end() == 0


@check
def clicks_and_details(driver, folder):
    """A click in picture or tree tells frame, properties, constraints and why."""
    file = login(folder)
    file.run("set form.spacing 20 for w=regular,h=regular")
    server = Server(file)
    page = Page(driver, server.url)
    page.click_in_picture("own", 100, 100)
    page.wait_for_text("#details-body", "Properties in force")
    assert page.text("#details-title").startswith("title"), page.text("#details-title")
    page.find('[data-view="form"]').click()
    page.wait_for_text("#details-title", "form")
    page.wait_for_text("#details-body", "constraint3")
    body = page.text("#details-body")
    for words in ["spacing", "set", "form.top = 79", "safeArea", "UIKit makes"]:
        assert words in body, (words, body)
    page.click_in_picture("ipad-10.9", 100, 100)
    page.wait_for_text("#details-title", "ipad-10.9")
    page.find('[data-view="form"]').click()
    page.wait_for_text("#details-body", "w=regular,h=regular")
    page.shot(FOLDER, "details")
    page.expect_no_errors()
    assert server.end() == 0


@check
def conflicts_and_ambiguities(driver, folder):
    """Problems lead to their views."""
    file = login(folder)
    file.run("constrain wide: form.width = 300", "add view loose in view")
    server = Server(file)
    page = Page(driver, server.url)
    page.wait_for_text("#problems", "cannot hold together")
    page.wait_for_text("#problems", "ambiguous")
    next(one for one in page.all("#problems button") if one.text == "form").click()
    page.wait_for_text("#details-title", "form")
    next(one for one in page.all("#problems button") if one.text == "loose").click()
    page.wait_for_text("#details-title", "loose")
    page.shot(FOLDER, "problems")
    file.run("remove constraint wide", "remove loose")
    page.wait_for_text("#problems", "None.")
    page.expect_no_errors()
    assert server.end() == 0


@check
def choices(driver, folder):
    """Device, orientation, direction and text size are looked through, and stay after a reload."""
    file = login(folder)
    server = Server(file)
    page = Page(driver, server.url)
    page.select("orientation", "landscape")
    page.wait_for_text("figcaption", "landscape")
    page.select("direction", "rtl")
    page.wait_for_text("figcaption", "right to left")
    page.find("#devices summary").click()
    page.find('#devices input[value="iphone-16-pro"]').click()
    page.wait(lambda: len(page.all("figure")) == 4, "there is no fourth screen")
    page.find("#devices summary").click()
    page.select("textSize", "accessibilityExtraLarge")
    page.shot(FOLDER, "landscape-rtl")
    driver.refresh()
    page.wait(lambda: len(page.all("figure")) == 4, "the devices are forgotten")
    page.wait_for_text("figcaption", "right to left")
    head = file.run("history -n 1")
    assert " 9 " in head, "looking has edited"
    page.expect_no_errors()
    assert server.end() == 0


@check
def history(driver, folder):
    """The slider shows any point and what changed since."""
    file = login(folder)
    file.run("animate 0.3 { hide hint; set form.spacing 30 }")
    server = Server(file)
    page = Page(driver, server.url)
    page.wait_for_text("#step", "animate 0.3")
    page.wait_for_text("#changes", "form")
    assert len(page.all('[role="treeitem"]')) == 7
    page.driver.execute_script(
        "const p = document.getElementById('point'); p.value = 4;"
        "p.dispatchEvent(new Event('input', {bubbles: true}))")
    page.wait(lambda: page.data("at") == "5", "the past is not shown")
    page.wait(lambda: len(page.all('[role="treeitem"]')) == 3, "the tree is not that of step 5")
    page.wait_for_text("#changes", "What has changed since")
    page.wait_for_text("#changes", "mail")
    page.shot(FOLDER, "history")
    file.run("set form.spacing 31")
    page.find("#now").click()
    page.wait_for_head(11)
    page.wait(lambda: len(page.all('[role="treeitem"]')) == 7, "now is not shown")
    page.find("#back").click()
    page.wait(lambda: page.data("at") == "10", "one step back is not shown")
    page.find("#play").click()
    page.wait(lambda: page.all(".motion .piece"), "nothing moves")
    time.sleep(0.12)
    page.shot(FOLDER, "motion")
    page.wait(lambda: not page.all(".motion"), "the movement does not end")
    page.expect_no_errors()
    assert server.end() == 0


@check
def animations_play(driver, folder):
    """A step of `animate` is played when it is made."""
    file = login(folder)
    server = Server(file)
    page = Page(driver, server.url)
    page.driver.execute_script("""
        window.seen = 0;
        new MutationObserver(list => { for (const one of list) for (const node of one.addedNodes)
            if (node.className === "motion") window.seen++; })
            .observe(document.getElementById("screens"), {childList: true, subtree: true});""")
    file.run("animate 0.25 { hide password }")
    page.wait(lambda: page.driver.execute_script("return window.seen") == 3, "nothing was played")
    page.wait_for_head(10)
    page.expect_no_errors()
    assert server.end() == 0


@check
def keyboard(driver, folder):
    """Everything is reached with the keyboard, and the focus is seen."""
    file = login(folder)
    server = Server(file)
    page = Page(driver, server.url)
    page.wait(lambda: len(page.all('[role="treeitem"]')) == 7, "there is no tree")
    page.driver.execute_script("document.body.focus()")
    order = []
    for _ in range(40):
        page.press(KEYS.TAB)
        order.append(page.focused())
        if order[-1] == "BODY":
            break
    for name in ["orientation", "direction", "textSize", "view", "point", "play"]:
        assert name in order, (name, order)
    page.driver.execute_script("document.querySelector('[data-view=view]').focus()")
    page.press(KEYS.ARROW_DOWN, KEYS.ARROW_DOWN)
    assert page.focused() == "title"
    page.press(KEYS.ENTER)
    page.wait_for_text("#details-title", "title")
    page.press(KEYS.ARROW_LEFT)
    assert page.focused() == "form"
    page.press(KEYS.ARROW_LEFT)
    assert len(page.all('[role="treeitem"]')) == 2
    page.press(KEYS.ARROW_RIGHT)
    page.press(KEYS.END)
    assert page.focused() == "hint"
    page.press("m")
    assert page.focused() == "mail"
    outline = page.driver.execute_script(
        "return getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid", outline
    page.shot(FOLDER, "keyboard")
    page.driver.execute_script("document.getElementById('point').focus()")
    page.press(KEYS.ARROW_LEFT)
    page.wait(lambda: page.data("at") == "8", "the slider does not hear the keys")
    page.expect_no_errors()
    assert server.end() == 0


@check
def small_and_dark(driver, folder):
    """320 pixels wide without scrolling sideways, and dark where the system is."""
    file = login(folder)
    file.run("constrain wide: form.width = 300")
    server = Server(file)
    for name, width, dark in [("dark", 1500, True), ("small", 320, False), ("small-dark", 320, True)]:
        small = browser(width, 1400, dark)
        try:
            small.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": 1400, "deviceScaleFactor": 1, "mobile": False})
            page = Page(small, server.url)
            page.find('[data-view="mail"]').click()
            page.wait_for_text("#details-title", "mail")
            page.shot(FOLDER, name)
            if width == 320:
                page.driver.execute_script("document.getElementById('details').scrollIntoView()")
                page.shot(FOLDER, name + "-details")
            wide = small.execute_script("return document.documentElement.scrollWidth")
            assert wide <= width, f"{wide} pixels wide at {width}"
            color = small.execute_script("return getComputedStyle(document.body).backgroundColor")
            assert (sum(int(part) for part in color[4:-1].split(",")) < 200) == dark, color
            page.expect_no_errors()
        finally:
            small.quit()
    assert server.end() == 0


HOSTILE = [
    "<script>window.hacked = 1</script>", "</style><img src=x onerror=window.hacked=1>",
    "</script><script>window.hacked = 1</script>", "a\u2028b\u2029c", "a\u202eb\u2066c",
    "&lt;b&gt;", "${window.hacked = 1}", "]]><svg onload=window.hacked=1>", "\u0007bell",
]


def hostile(folder):
    file = File(PROGRAM, os.path.join(folder, "<b>bad\u202e.layout"))
    lines = ["new Bad device=iphone-15", "add stack form in view axis=vertical",
             "constrain form.leading = view.leading", "constrain form.top = safeArea.top"]
    for number, text in enumerate(HOSTILE):
        quoted = '"' + "".join("\\u{%x}" % ord(sign) for sign in text) + '"'
        lines.append(f"add label l{number} in form text={quoted} userLabel={quoted}")
        lines.append(f"group {quoted} {{ set l{number}.customClass {quoted} }}")
    for line in lines:
        file.run(line)
    return file


@check
def hostile_texts(driver, folder):
    """Names and texts are shown and never acted on, on both pages."""
    file = hostile(folder)
    server = Server(file)
    sent = os.path.join(folder, "sent.html")
    subprocess.run([PROGRAM, "export", file.path, "--format", "html", "--output", sent], check=True)
    for url in [server.url, "file://" + sent]:
        page = Page(driver, url)
        for number in range(len(HOSTILE)):
            page.find(f'[data-view="l{number}"]').click()
            page.wait_for_text("#details-title", f"l{number}")
            page.wait_for_text("#details-body", "customClass")
        for _ in range(4):
            page.find("#back").click()
        page.wait_for_text("#changes", "customClass")
        assert page.driver.execute_script("return window.hacked") is None
        text = page.driver.execute_script("return document.documentElement.textContent")
        if url == server.url:
            assert not any(sign in text for sign in "\u202e\u2066\u2028\u2029\u0007")
        assert "bad\\u{202E}" in page.text("#title"), page.text("#title")
        page.expect_no_errors()
        page.shot(FOLDER, "hostile")
    assert server.end() == 0


@check
def one_file(driver, folder):
    """The page in one file has screens, tree, clicks and history, and asks nobody."""
    file = login(folder)
    file.run("animate 0.3 { hide hint }")
    sent = os.path.join(folder, "login.html")
    for _ in range(2):
        subprocess.run(
            [PROGRAM, "export", file.path, "--format", "html", "--output", sent, "--force"],
            check=True)
    first = open(sent, "rb").read()
    subprocess.run(
        [PROGRAM, "export", file.path, "--format", "html", "--output", sent, "--force"], check=True)
    assert open(sent, "rb").read() == first, "other bytes"
    print(f"    {len(first) // 1024} KB")
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
        "offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0})
    page = Page(driver, "file://" + sent)
    assert len(page.all("figure")) == 3
    page.click_in_picture("own", 100, 100)
    page.wait_for_text("#details-title", "title")
    page.wait_for_text("#details-body", "Why")
    page.select("orientation", "landscape")
    page.wait_for_text("figcaption", "landscape")
    page.select("direction", "rtl")
    page.wait_for_text("figcaption", "right to left")
    assert not page.find("#textSize").is_enabled()
    page.find("#back").click()
    page.wait(lambda: page.data("at") == "9", "the past is not shown")
    page.wait_for_text("#changes", "hint")
    page.wait(lambda: len(page.all('[role="treeitem"]')) == 7, "the past has no tree")
    page.find("#now").click()
    page.find("#play").click()
    page.wait(lambda: page.all(".motion"), "nothing moves")
    page.wait(lambda: not page.all(".motion"), "the movement does not end")
    page.shot(FOLDER, "one-file")
    page.expect_no_errors()
    driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
        "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})


@check
def a_crowd_of_edits(driver, folder):
    """200 edits a second for 10 s: the page ends at the last state, the memory is flat."""
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
    assert server.end() == 0


@check
def a_thousand_views(driver, folder):
    """The first page of 1,000 views, from the request until it is drawn."""
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
    assert server.end() == 0


def main():
    os.makedirs(FOLDER, exist_ok=True)
    failed = 0
    driver = browser()
    for body in CHECKS:
        if ONLY and body.__name__ not in ONLY:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                body(driver, folder)
                print(f"ok      {body.__name__}: {body.__doc__.strip()}", flush=True)
            except Exception as error:
                failed += 1
                print(f"FAILED  {body.__name__}: {type(error).__name__}: {error}", flush=True)
                driver.quit()
                driver = browser()
            finally:
                while Server.running:
                    Server.running.pop().end()
    driver.quit()
    return 1 if failed else 0


sys.exit(main())
