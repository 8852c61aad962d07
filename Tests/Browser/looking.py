"""Live updates, clicks, settings and history; keyboard, small screens and dark mode."""
import statistics
import time

from common import FOLDER, IS_TIMED, check, login
from pages import KEYS, Page, Server, browser, live_page


@check
def follows_the_file(driver, folder):
    """An edit by another process moves the view on the page within 100 ms of its commit."""
    file = login(folder)
    page = live_page(driver, file)
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
    # Other processes can delay edits, so only a quarter of them must be in time.
    assert not IS_TIMED or sorted(times)[len(times) // 4] < 100, times


@check
def clicks_and_details(driver, folder):
    """A click in the picture or tree shows frame, properties, constraints and why."""
    file = login(folder)
    file.run("set form.spacing 20 for w=regular,h=regular")
    page = live_page(driver, file)
    page.click_in_picture("own", 100, 100)
    page.wait_for_text("#details-body", "Properties in force")
    assert page.text("#details-title").startswith("title"), page.text("#details-title")
    page.click_on('[data-view="form"]')
    page.wait_for_text("#details-title", "form")
    page.wait_for_text("#details-body", "constraint3")
    body = page.text("#details-body")
    for words in ["spacing", "set", "form.top = 79", "safeArea", "UIKit makes"]:
        assert words in body, (words, body)
    page.click_in_picture("ipad-10.9", 100, 100)
    page.wait_for_text("#details-title", "iPad 10.9")
    page.click_on('[data-view="form"]')
    page.wait_for_text("#details-body", "w=regular,h=regular")
    page.shot(FOLDER, "details")
    page.expect_no_errors()


@check
def problems(driver, folder):
    """The page lists what check finds; a click on a finding's view selects it."""
    file = login(folder)
    file.run("constrain wide: form.width = 300", "add view loose in view")
    page = live_page(driver, file)
    page.tab("problems")
    page.wait(lambda: page.all('[data-rule="conflict"]'), "the conflict is not listed")
    assert not page.all('[data-rule="ambiguous"]'), "check reports nothing as ambiguous beside a conflict"
    file.run("remove constraint wide")
    page.wait(lambda: page.all('[data-rule="ambiguous"]'), "the ambiguous view is not listed")
    page.wait(lambda: page.click_on('#problems [aria-label="Select loose"]') or True, "no button")
    page.wait_for_text("#details-title", "loose")
    assert not page.all("#problems .fixes"), "a page that does not edit offers repairs"
    page.shot(FOLDER, "problems")
    file.run("remove loose")
    page.wait_for_text("#problems", "Nothing is wrong")
    page.expect_no_errors()


@check
def choices(driver, folder):
    """Device, orientation, direction and text size can be chosen, and remain after a reload."""
    file = login(folder)
    page = live_page(driver, file)
    page.set_screen("orientation", "landscape")
    page.wait_for_text("figcaption", "landscape")
    page.set_screen("direction", "rtl")
    page.wait_for_text("figcaption", "right to left")
    page.click_on("#add-screen")
    page.wait(lambda: len(page.all("figure")) == 4, "there is no fourth screen")
    page.set_screen("device", "iphone-16-pro", 3)
    page.set_screen("textSize", "accessibilityExtraLarge")
    page.wait_for_text("figcaption", "accessibility")
    page.shot(FOLDER, "landscape-rtl")
    driver.refresh()
    page.wait(lambda: len(page.all("figure")) == 4, "the devices are forgotten")
    page.wait_for_text("figcaption", "right to left")
    head = file.run("history -n 1")
    assert " 9 " in head, "looking has edited"
    page.expect_no_errors()


@check
def looks(driver, folder):
    """Appearance, look and overlay change the pictures."""
    page = live_page(driver, login(folder))
    page.wait(lambda: page.ink(200, 500) == [255, 255, 255], "the screen is not white")
    page.set_screen("appearance", "dark")
    page.wait(lambda: page.ink(200, 500) == [0, 0, 0], "the screen is not black")
    page.view_option("Show frames")
    page.shot(FOLDER, "dark-frames")
    def column():
        return [page.ink(100, y) for y in range(70, 260, 4)]

    drawn = column()
    page.view_option("Blueprint")
    page.wait(lambda: column() != drawn, "there is no blueprint")
    page.expect_no_errors()


@check
def history(driver, folder):
    """The slider shows any point of the history and the changes since then."""
    file = login(folder)
    file.run("animate 0.3 { hide hint; set form.spacing 30 }")
    page = live_page(driver, file)
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
    page.click_on("#now")
    page.wait_for_head(11)
    page.wait(lambda: len(page.all('[role="treeitem"]')) == 7, "now is not shown")
    page.click_on("#back")
    page.wait(lambda: page.data("at") == "10", "one step back is not shown")
    page.click_on("#play")
    page.wait(lambda: page.all(".motion .piece"), "nothing moves")
    time.sleep(0.12)
    page.shot(FOLDER, "motion")
    page.wait(lambda: not page.all(".motion"), "the movement does not end")
    page.expect_no_errors()


@check
def animations_play(driver, folder):
    """A step of `animate` is played when it is made."""
    file = login(folder)
    page = live_page(driver, file)
    page.driver.execute_script("""
        window.seen = 0;
        new MutationObserver(list => { for (const one of list) for (const node of one.addedNodes)
            if (node.className === "motion") window.seen++; })
            .observe(document.getElementById("plane"), {childList: true, subtree: true});""")
    file.run("animate 0.25 { hide password }")
    page.wait(lambda: page.driver.execute_script("return window.seen") == 3, "nothing was played")
    page.wait_for_head(10)
    page.expect_no_errors()


@check
def keyboard(driver, folder):
    """Everything can be reached with the keyboard, and the focus is visible."""
    file = login(folder)
    page = live_page(driver, file)
    page.wait(lambda: len(page.all('[role="treeitem"]')) == 7, "there is no tree")
    page.driver.execute_script("document.body.focus()")
    order = []
    for _ in range(40):
        page.press(KEYS.TAB)
        order.append(page.focused())
        if order[-1] == "BODY":
            break
    for name in ["document", "view-options", "search", "view", "canvas", "point", "play"]:
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


@check
def small_and_dark(driver, folder):
    """The page fits 320 pixels without horizontal scrolling, and is dark if the system is."""
    file = login(folder)
    file.run("constrain wide: form.width = 300")
    server = Server(file)
    for name, width, dark in [("dark", 1500, True), ("small", 320, False), ("small-dark", 320, True)]:
        small = browser(width, 1400, dark)
        try:
            small.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": 1400, "deviceScaleFactor": 1, "mobile": False})
            page = Page(small, server.url)
            if width == 320:
                page.click_on('#drawers [aria-controls="left"]')
            page.wait(lambda: page.click_on('[data-view="mail"]') or True, "no row")
            if width == 320:
                page.click_on('#drawers [aria-controls="right"]')
            page.wait_for_text("#details-title", "mail")
            page.shot(FOLDER, name)
            wide = small.execute_script("return document.documentElement.scrollWidth")
            assert wide <= width, f"{wide} pixels wide at {width}"
            color = small.execute_script("return getComputedStyle(document.body).backgroundColor")
            assert (sum(int(part) for part in color[4:-1].split(",")) < 200) == dark, color
            page.expect_no_errors()
        finally:
            small.quit()
