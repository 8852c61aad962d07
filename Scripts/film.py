"""Records a shell on a pseudo-terminal and the editing page as a film: film.py PROGRAM OUTPUT.gif

Each frame shows what a person would see: the screen of a terminal emulator, and a screenshot of the page. One edit is
made by hand on the page.
"""
import io
import os
import subprocess
import sys
import tempfile
import time

import pexpect
import pyte
from PIL import Image, ImageDraw, ImageFont
from selenium import webdriver

PROGRAM, OUTPUT = sys.argv[1:]
COLUMNS, ROWS = 66, 26
CELL_WIDTH, CELL_HEIGHT, MARGIN = 8, 17, 10
PAGE = (250, ROWS * CELL_HEIGHT + 2 * MARGIN)
FONTS = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono"
INK, PAPER = (0xD8, 0xDE, 0xE9), (0x1E, 0x22, 0x2A)
COLORS = {
    "black": (0x3B, 0x42, 0x52), "red": (0xE0, 0x6C, 0x75), "green": (0x98, 0xC3, 0x79),
    "brown": (0xE5, 0xC0, 0x7B), "blue": (0x61, 0xAF, 0xEF), "magenta": (0xC6, 0x78, 0xDD),
    "cyan": (0x56, 0xB6, 0xC2), "white": INK, "brightblack": (0x7A, 0x82, 0x93),
}
# The typed lines, and how long the result is shown, in milliseconds. A pair of names is a drag on the page: the first
# view to a place above the second.
SCENES = [
    ("new Login device=iphone-15", 500),
    ("add stack form in view axis=vertical spacing=8", 500),
    ("constrain H:|-[form]-|", 400),
    ("constrain form.top = safeArea.top + 20", 700),
    ('add label title in form text="Sign in" font=28/bold', 900),
    ("add textField mail in form placeholder=Mail", 900),
    ('add button enter in form text=Enter', 1200),
    ("set form.spacing 24", 1200),
    ("why title.height", 1600),
    (("enter", "mail"), 1200),
    ("history -n 2", 1600),
    ("undo", 1800),
]
# The pointer's outline in points, from its tip.
ARROW = [(0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12)]


def color(name, otherwise):
    if name == "default":
        return otherwise
    if name in COLORS:
        return COLORS[name]
    return tuple(int(name[at:at + 2], 16) for at in (0, 2, 4)) if len(name) == 6 else otherwise


class Terminal:
    def __init__(self, folder):
        variables = {
            "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder,
            "XDG_STATE_HOME": folder + "/state", "SWIFT_BACKTRACE": "enable=no",
        }
        self.child = pexpect.spawn(
            PROGRAM, ["login.layout"], cwd=folder, env=variables, encoding="utf-8",
            dimensions=(ROWS, COLUMNS), timeout=10)
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.Stream(self.screen)
        self.fonts = [
            ImageFont.truetype(FONTS + kind + ".ttf", 13) for kind in ("", "-Bold")]
        self.settle()

    def settle(self, quiet=0.25):
        """Reads output until there is none for `quiet` seconds."""
        while True:
            try:
                self.stream.feed(self.child.read_nonblocking(65536, quiet))
            except pexpect.TIMEOUT:
                return

    def type(self, text):
        self.child.send(text)
        self.settle(0.08)

    def picture(self):
        image = Image.new(
            "RGB", (COLUMNS * CELL_WIDTH + 2 * MARGIN, ROWS * CELL_HEIGHT + 2 * MARGIN), PAPER)
        draw = ImageDraw.Draw(image)
        for row in range(ROWS):
            for column in range(COLUMNS):
                cell = self.screen.buffer[row][column]
                x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT
                ink, paper = color(cell.fg, INK), color(cell.bg, PAPER)
                if cell.reverse:
                    ink, paper = paper, ink
                if paper != PAPER:
                    draw.rectangle((x, y, x + CELL_WIDTH - 1, y + CELL_HEIGHT - 1), paper)
                if cell.data.strip():
                    draw.text((x, y), cell.data, ink, self.fonts[cell.bold])
                if cell.underscore:
                    draw.line((x, y + 15, x + CELL_WIDTH - 1, y + 15), ink)
        cursor = self.screen.cursor
        x, y = MARGIN + cursor.x * CELL_WIDTH, MARGIN + cursor.y * CELL_HEIGHT
        draw.rectangle((x, y + 14, x + CELL_WIDTH - 1, y + 15), INK)
        return image


def browser():
    options = webdriver.ChromeOptions()
    for flag in ("headless=new", "no-sandbox", "hide-scrollbars", "force-color-profile=srgb",
        "force-device-scale-factor=2"):
        options.add_argument("--" + flag)
    driver = webdriver.Chrome(options=options)
    driver.set_window_size(1440, 1100)
    return driver


class Page:
    """The editing page in a browser, with the pointer of a hand."""

    def __init__(self, address):
        self.driver = browser()
        self.driver.get(address)
        self.hand = None
        time.sleep(1)

    def stage(self):
        """Returns the frame of the page's first device in the window: left, top, width, height."""
        return self.driver.execute_script(
            "const box = document.querySelector('.stage').getBoundingClientRect();"
            "return [box.left, box.top, box.width, box.height];")

    def picture(self):
        """Returns a picture of the page's first device, as large as fits."""
        left, top, width, height = self.stage()
        image = Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")
        phone = image.crop([round(side * 2) for side in (left, top, left + width, top + height)])
        scale = (PAGE[1] - 2 * MARGIN) / height
        phone = phone.resize((round(width * scale), round(height * scale)), Image.LANCZOS)
        result = Image.new("RGB", PAGE, (0xEE, 0xF0, 0xF3))
        corner = ((PAGE[0] - phone.width) // 2, MARGIN)
        result.paste(phone, corner)
        if self.hand:
            tip = [at + (place - side) * scale for at, place, side in zip(corner, self.hand, (left, top))]
            outline = [(tip[0] + x * 0.8, tip[1] + y * 0.8) for x, y in ARROW]
            ImageDraw.Draw(result).polygon(outline, (0, 0, 0), (255, 255, 255))
        return result

    def frames(self):
        """Returns the frames of all views in the root view: x, y, width, height."""
        answer = self.driver.execute_async_script(
            "const done = arguments[0]; fetch('screen?document=Login').then(r => r.json()).then(done)")
        frames = {}
        for view in answer["frames"]["documents"][0]["views"]:
            x, y, *_ = frames.get(view["parent"], (0, 0))
            own = view["frame"]
            frames[view["name"]] = (x + own["x"], y + own["y"], own["width"], own["height"])
        return frames

    def point(self, view, down):
        """Returns a point of a view in the window, in the middle of its width."""
        frames = self.frames()
        x, y, width, height = frames[view]
        left, top, shown, _ = self.stage()
        scale = shown / frames["view"][2]
        return left + (x + width / 2) * scale, top + (y + height * down) * scale

    def drag(self, start, end, shoot):
        """Moves a view by hand, and shows each step."""
        def mouse(kind, point, isDown=True):
            self.hand = point
            self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
                "type": kind, "x": point[0], "y": point[1], "clickCount": 1, "button": "left" if isDown else "none",
                "buttons": 1 if isDown and kind != "mouseReleased" else 0})

        mouse("mouseMoved", start, False)
        shoot(500)
        mouse("mousePressed", start)
        shoot(200)
        for step in range(1, 13):
            mouse("mouseMoved", [a + (b - a) * step / 12 for a, b in zip(start, end)])
            time.sleep(0.1)
            shoot(110)
        shoot(400)
        mouse("mouseReleased", end)


def main():
    frames, times = [], []
    with tempfile.TemporaryDirectory() as folder:
        terminal = Terminal(folder)
        page = server = None

        def shoot(milliseconds):
            left = terminal.picture()
            right = page.picture() if page else Image.new("RGB", PAGE, (0xEE, 0xF0, 0xF3))
            frame = Image.new("RGB", (left.width + PAGE[0], left.height))
            frame.paste(left, (0, 0))
            frame.paste(right, (left.width, 0))
            if frames and frames[-1].tobytes() == frame.tobytes():
                times[-1] += milliseconds
            else:
                frames.append(frame)
                times.append(milliseconds)

        shoot(600)
        for scene, rest in SCENES:
            if isinstance(scene, str):
                for start in range(0, len(scene), 3):
                    terminal.type(scene[start:start + 3])
                    shoot(90)
                terminal.type("\r")
                terminal.settle()
            else:
                moved, target = scene
                page.drag(page.point(moved, 0.5), page.point(target, 0.2), shoot)
            if page is None:
                server = subprocess.Popen(
                    [PROGRAM, "preview", "login.layout", "--edit", "--until-input-ends"], cwd=folder,
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
                page = Page(server.stdout.readline().strip())
            time.sleep(0.6)
            shoot(rest)
            page.hand = None
        page.driver.quit()
        server.stdin.close()
        server.wait()
        terminal.child.close()
    # One palette for all frames, made from a montage of every tenth frame.
    chosen = frames[::10] + frames[-1:]
    montage = Image.new("RGB", (frames[0].width, frames[0].height * len(chosen)))
    for place, frame in enumerate(chosen):
        montage.paste(frame, (0, place * frame.height))
    palette = montage.quantize(160, dither=Image.Dither.NONE)
    packed = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    packed[0].save(
        OUTPUT, save_all=True, append_images=packed[1:], duration=times, loop=0, optimize=True)
    print(f"{OUTPUT}: {len(frames)} frames, {sum(times) / 1000:.0f} s, {os.path.getsize(OUTPUT)} bytes")


main()
