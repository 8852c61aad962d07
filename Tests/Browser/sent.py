"""The page in one file, and hostile texts."""
import os
import subprocess

from common import FOLDER, PROGRAM, check, login
from pages import File, Page, Server


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
    """Both pages show names and texts and never execute them."""
    file = hostile(folder)
    server = Server(file)
    sent = os.path.join(folder, "sent.html")
    subprocess.run([PROGRAM, "export", file.path, "--format", "html", "--output", sent], check=True)
    for url in [server.url, "file://" + sent]:
        page = Page(driver, url)
        for number in range(len(HOSTILE)):
            page.click_on(f'[data-view="l{number}"]')
            page.wait_for_text("#details-title", f"l{number}")
            page.wait_for_text("#details-body", "customClass")
        for _ in range(4):
            page.click_on("#back")
        page.wait_for_text("#changes", "customClass")
        assert page.driver.execute_script("return window.hacked") is None
        text = page.driver.execute_script("return document.documentElement.textContent")
        if url == server.url:
            assert not any(sign in text for sign in "\u202e\u2066\u2028\u2029\u0007")
        assert "bad\\u{202E}" in page.text("#title"), page.text("#title")
        page.expect_no_errors()
        page.shot(FOLDER, "hostile")


@check
def one_file(driver, folder):
    """The page in one file has screens, tree, clicks and history, and sends no requests."""
    file = login(folder)
    file.run("constrain wide: form.width = 300", "animate 0.3 { hide hint }")
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
    page.tab("problems")
    page.wait_for_text("#problems", "These cannot hold together")
    page.set_screen("orientation", "landscape")
    page.wait_for_text("figcaption", "landscape")
    page.set_screen("direction", "rtl")
    page.wait_for_text("figcaption", "right to left")
    page.click_on("figure .device-button")
    assert not page.find('[data-setting="textSize"]').is_enabled()
    page.press("\ue00c")
    page.click_on("#back")
    page.wait(lambda: page.data("at") == "10", "the past is not shown")
    page.wait_for_text("#changes", "hint")
    page.wait(lambda: len(page.all('[role="treeitem"]')) == 7, "the past has no tree")
    page.click_on("#now")
    page.click_on("#play")
    page.wait(lambda: page.all(".motion"), "nothing moves")
    page.wait(lambda: not page.all(".motion"), "the movement does not end")
    page.shot(FOLDER, "one-file")
    page.expect_no_errors()
    driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
        "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
