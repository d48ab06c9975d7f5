#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of a contest's site, and the lists that are exported, in a real browser: at the width of a phone and of a
desk, light and dark, in both languages.
usage: browser_test.py DAMATH CHECKOUT [FOLDER for the pages, which are kept]"""

import base64
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import xml.etree.ElementTree

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

WIDTHS = (360, 1280)
HEIGHT = 740
SHELL = pathlib.Path("/usr/lib/chromium/chromium-headless-shell")
# One after the other, so that each differs from the one before in one thing alone.
SCREENS = ((360, "light"), (360, "dark"), (1280, "dark"), (1280, "light"), (1280, "print"))

# All that is asked of a page on one screen, in one script: every question is a way to the browser and back.
# Sideways: what stands out of the screen, or is drawn sideways within its own box. Faint: text that stands out too little
# from what is behind it: 4.5 to 1, large text 3 to 1 (WCAG AA).
SEEN = """
const sideways = [];
if (document.documentElement.scrollWidth > innerWidth) sideways.push('page: ' + document.documentElement.scrollWidth);
for (const each of document.body.querySelectorAll('*')) {
  if (each.closest('svg, thead')) continue;
  const box = each.getBoundingClientRect();
  if (box.width === 0) continue;
  const name = each.tagName + '.' + each.className + ' ' + each.textContent.slice(0, 30);
  if (box.right > innerWidth + 1 || box.left < -1) sideways.push('out: ' + name);
  if (getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 2) sideways.push('cut: ' + name);
}
const parts = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
const light = (text) => {
  const [r, g, b] = parts(text).slice(0, 3).map((each) => {
    const part = each / 255;
    return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (one, other) => {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};
const behind = (element) => {
  if (matchMedia('print').matches) return 'rgb(255, 255, 255)';  // paper takes no grounds
  for (let each = element; each; each = each.parentElement) {
    const colour = getComputedStyle(each).backgroundColor;
    const values = parts(colour);
    if (values.length === 3 || values[3] === 1) return colour;
  }
  return 'rgb(255, 255, 255)';
};
const faint = [];
let looked = 0;
const ask = (what, text, ground, least) => {
  ++looked;
  if (ratio(text, ground) < least) faint.push(what + ' ' + text + ' on ' + ground + ': ' + ratio(text, ground));
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.textContent.trim() || element.closest('svg') || element.getClientRects().length === 0) continue;
  const style = getComputedStyle(element);
  if (style.visibility === 'hidden') continue;
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  ask(element.tagName + '.' + element.className, style.color, behind(element), isLarge ? 3 : 4.5);
  for (const pseudo of ['::before', '::after']) {
    const more = getComputedStyle(element, pseudo);
    if (more.content !== 'none' && more.content !== 'normal') ask(element.tagName + pseudo, more.color, behind(element), 4.5);
  }
}
const fill = (selector) => {
  const element = document.querySelector(selector);
  return element && getComputedStyle(element).fill;
};
for (const [text, ground] of [['.chip text', '.chip circle'], ['.chip.red text', '.chip.red circle'],
                              ['#board text', '#board .played']]) {
  if (fill(text)) ask(text, fill(text), fill(ground), 4.5);
}
if (fill('#board .edge')) ask('#board .edge', fill('#board .edge'), behind(document.body), 4.5);
const ground = getComputedStyle(document.body).backgroundColor;
return {sideways: sideways.slice(0, 5), faint: faint.slice(0, 5), looked, ground};
"""

# Which positions of a game are there to be seen.
SHOWN = """
return [...document.querySelectorAll('.step')]
  .filter((each) => each.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && each.clientHeight > 0)
  .map((each) => each.id);
"""

EARLIER = "return [...document.querySelectorAll('nav details a')].filter((each) => each.checkVisibility()).length"

# How many there are of each, and how many of them are to be seen.
BRACKET = """
return ['.match', 'tbody tr'].map((what) => {
  const all = [...document.querySelectorAll(what)];
  return [all.length, all.filter((each) => each.checkVisibility({checkVisibilityCSS: true})).length];
});
"""

# Where the two parts of each fraction meet, and its text; and which values do not keep within their chips.
FIGURES = """
const fractions = [...document.querySelectorAll('.sheet .frac')].map((each) => {
  const [above, below] = [...each.querySelectorAll(':scope > :not(.unseen)')].map((part) => part.getBoundingClientRect());
  return {above: above.bottom, below: below.top, line: each.textContent};
});
const wide = [...document.querySelectorAll('.chip')].map((chip) => chip.getBBox())
  .filter((box) => box.x < 1 || box.y < 1 || box.x + box.width > 19 || box.y + box.height > 19).length;
return {fractions, wide};
"""

counting = threading.Lock()
faults = []
checks = 0


def expect(holds, what):
    global checks
    with counting:
        checks += 1
        if not holds:
            faults.append(what)
            print("FAILED", what, flush=True)


class Contest:
    """A contest that the command makes. Whatever it does not answer as expected ends the test."""

    def __init__(self, damath, folder, name):
        self.damath, self.folder, self.file = damath, folder, folder / f"{name}.damath"

    def run(self, command, *arguments, status=0):
        asked = [self.damath, "contest", command, self.file, *arguments]
        run = subprocess.run([str(each) for each in asked], stdout=subprocess.PIPE, encoding="utf-8")
        if run.returncode != status:
            raise AssertionError(f"status {run.returncode}, not {status}: {asked}")
        return run.stdout

    def enter(self, event, rows):
        players = self.folder / f"{self.file.stem}.csv"
        players.write_text("\n".join(["last,first,school,district", *rows]) + "\n", encoding="utf-8")
        self.run("import", "--event", event, players)

    def pair(self, event):
        """The boards of the next round."""
        paired = json.loads(self.run("pair", "--event", event, "--json"))
        return [each["board"] for each in paired["boards"]]


PLAYERS = [f"Macapagal-Villanueva {chr(65 + i % 26)}{i},Maria Concepcion,"
           f"Pambansang Mataas na Paaralan ng Santa Rosa de Lima {i % 9},Distrito {i % 4}" for i in range(30)]


def make_sample(contest, checkout):
    subprocess.run([checkout / "data/sample/build-contest", contest.file], check=True,
                   env=dict(os.environ, DAMATH=contest.damath))


def make_many(contest, _checkout):
    """A Swiss of thirty with long names, radicals and fractions of points; of its last round a part is played."""
    event = "Radical Sekundarya"
    contest.run("create", "--name", "Pandibisyong Paligsahan sa Damath <2026> & kasunod", "--venue", "Santa Rosa")
    contest.run("event", "--name", event, "--set", "radical", "--system", "swiss", "--rounds", "3")
    contest.run("event", "--name", "Walang kalahok", "--set", "integer", "--system", "swiss")
    contest.enter(event, PLAYERS)
    for game_round in (1, 2, 3):
        for board in contest.pair(event)[:15 if game_round < 3 else 9]:
            contest.run("result", "--event", event, "--round", game_round, "--board", board,
                        "--blue", f"{board}√2", "--red", "-14√2 + 5" if board % 3 else f"{board}√2")


def make_kinds(contest, checkout):
    """A knock-out, and games of fractions, roots and powers as the manual has them."""
    contest.run("create", "--name", "Mga uri ng laro", "--practice")
    contest.run("event", "--name", "Knock-out", "--set", "rational", "--system", "doubleKnockOut")
    contest.enter("Knock-out", PLAYERS[:10])
    for game_round in (1, 2):
        for board in contest.pair("Knock-out"):
            contest.run("result", "--event", "Knock-out", "--round", game_round, "--board", board,
                        "--blue", f"{board}/10", "--red", "-21/5")
    for name, folder in (("rational", "manual"), ("radical", "fuzz/sheet_text"), ("polynomial", "manual")):
        contest.run("event", "--name", name, "--set", name, "--system", "roundRobin")
        contest.enter(name, [PLAYERS[0], PLAYERS[2]])
        contest.pair(name)
        contest.run("publish", "--event", name)
        # Status 1: each sheet has findings, were it only that it names others.
        contest.run("sheet", "--event", name, "--round", "1", "--board", "1",
                    checkout / f"tests/data/{folder}/{name}.sheet", "--by", "R", "--reason", "names", status=1)


def check_files(folder):
    """Well-formed, nothing from outside, and every link leads somewhere."""
    anchors, links = {}, []
    for page in sorted(folder.glob("*.html")):
        text = page.read_text(encoding="utf-8")
        expect(text.startswith("<!DOCTYPE html>\n<html lang="), f"{page}: how it begins")
        try:
            root = xml.etree.ElementTree.fromstring(text.split("\n", 1)[1])
        except xml.etree.ElementTree.ParseError as error:
            expect(False, f"{page}: {error}")
            continue
        anchors[page.name] = [each.get("id") for each in root.iter() if each.get("id")]
        expect(len(anchors[page.name]) == len(set(anchors[page.name])), f"{page}: an id twice")
        expect(len(list(root.iter("h1"))) == 1, f"{page}: one heading")
        expect("http://" not in text and "https://" not in text, f"{page}: something from outside")
        links += [(page, each.get(name)) for each in root.iter() for name in ("href", "src") if each.get(name)]
    for page, link in links:
        name, _, anchor = link.partition("#")
        target = name or page.name
        expect((folder / target).is_file(), f"{page}: {link} leads nowhere")
        if anchor:
            expect(anchor in anchors.get(target, []), f"{page}: {link} leads nowhere")
    expect(not re.search(r"url\(|@import", "".join(each.read_text() for each in folder.glob("*.css"))),
           f"{folder}: its style asks for more")
    return len(links)


class Browser:
    """A page at a time, on a screen of a width and a theme."""

    def __init__(self):
        options = Options()
        # The same engine without a window around it takes half; where it is not there, the whole browser. Not by the
        # script of its name, which would be ended in its place.
        if SHELL.exists():
            options.binary_location = str(SHELL)
        for argument in ("--headless" if SHELL.exists() else "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
        self.width = self.theme = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def resize(self, width, theme):
        if width != self.width:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": width < 500})
        if theme != self.theme:
            is_print = theme == "print"
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "media": "print" if is_print else "",
                "features": [{"name": "prefers-color-scheme", "value": "light" if is_print else theme}]})
        self.width, self.theme = width, theme

    def open(self, page, width, theme="light"):
        self.resize(width, theme)
        self.driver.get(page.as_uri())

    def ask(self, script):
        return self.driver.execute_script(script)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def complaints(self):
        return [line["message"] for line in self.driver.get_log("browser")]


def check_screens(browser, page):
    for width, theme in SCREENS:
        browser.resize(width, theme)
        where = f"{page} at {width} px, {theme}"
        seen = browser.ask(SEEN)
        expect(not seen["sideways"], f"{where}: sideways: {seen['sideways']}")
        expect(seen["looked"] > 5, f"{where}: nothing to read")
        expect(not seen["faint"], f"{where}: contrast: {seen['faint']}")
        expect((seen["ground"] == "rgb(255, 255, 255)") == (theme != "dark"), f"{where}: {seen['ground']}")


def check_seen(browser, page):
    browser.open(page, *SCREENS[0])
    check_screens(browser, page)
    complaints = browser.complaints()
    expect(not complaints, f"{page}: {complaints}")


def check_steps(browser, page, has_script):
    count = page.read_text(encoding="utf-8").count('<figure id="t')
    expect(count > 10, f"{page}: the game is short")
    last = f"t{count - 1}"

    def way(index):
        return browser.find(f"#{browser.ask(SHOWN)[0]} p > :nth-child({index})")

    for width in WIDTHS:
        where = f"{page} at {width} px, {'with' if has_script else 'without'} the script"

        def expect_shown(step, what):
            shown = browser.ask(SHOWN)
            expect(shown == [step], f"{where}: {shown}, not {step}, {what}")

        browser.open(page, width)
        expect_shown("t0" if has_script else last, "at first")
        if not has_script:
            way(1).click()
            expect_shown("t0", "after Start")
        expect(browser.ask("return document.getElementById('t0').innerHTML.length") > 500, f"{where}: an empty board")
        for step in ("t1", "t2", "t3"):
            way(3).click()
            expect_shown(step, "after Next")
        way(2).click()
        expect_shown("t2", "after Back")
        way(4).click()
        expect_shown(last, "after End")
        link = browser.find('.sheet a[href="#t5"]')
        browser.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", link)
        link.click()
        expect_shown("t5", "after a line of the sheet")
        if has_script:
            browser.find("body").send_keys(Keys.ARROW_RIGHT)
            expect_shown("t6", "after an arrow key")
            browser.find("body").send_keys(Keys.ARROW_LEFT)
            expect_shown("t5", "after the other")


def check_ways(browser, site):
    """On a phone the first row stands high on the first screen, and the rounds before the newest are a tap away."""
    for name in ("standings", "round7"):
        page = site / f"event1-{name}.html"
        browser.open(page, 360)
        end = browser.ask("return document.querySelector('tbody tr').getBoundingClientRect().bottom")
        expect(end < HEIGHT * 2 / 3, f"{page}: its first row ends at {end}")
        expect(browser.ask(EARLIER) == 0, f"{page}: earlier rounds before they are asked for")
        browser.find("nav summary").click()
        expect(browser.ask(EARLIER) == 6, f"{page}: earlier rounds: {browser.ask(EARLIER)}")
        check_screens(browser, page)


def printed(browser, page):
    """The text of each sheet."""
    browser.open(page, 1280)
    pdf = browser.driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})
    text = subprocess.run(["pdftotext", "-", "-"], check=True, input=base64.b64decode(pdf["data"]), stdout=subprocess.PIPE).stdout
    return text.decode().split("\f")[:-1]


def check_printed(browser, page, sheets, contest):
    """On so many sheets, which say whose they are."""
    texts = printed(browser, page)
    expect(len(texts) == sheets, f"{page}: sheets: {len(texts)}")
    expect(contest in "".join(texts), f"{page}: it does not say of which contest")


def check_bracket(browser, page):
    """A tree where there is room for it; the list of its games everywhere. On paper no rounds are named at the end of a
    sheet, apart from their games."""
    for sheet in printed(browser, page):
        last = ([line for line in sheet.splitlines() if line.strip()] or [""])[-1]
        expect(not re.fullmatch(r"Round \d+", last), f"{page}: a sheet ends with {last}")
    for width in WIDTHS:
        browser.open(page, width)
        (matches, matches_shown), (games, games_shown) = browser.ask(BRACKET)
        expect(matches > 10, f"{page}: matches: {matches}")
        expect(matches_shown == (matches if width > 1000 else 0), f"{page} at {width} px: of its tree: {matches_shown}")
        expect(games == games_shown > 0, f"{page} at {width} px: of its games: {games_shown}")


def check_figures(browser, page):
    """Stacked, under a bar, and still one line to those who copy it."""
    browser.open(page, 1280)
    found = browser.ask(FIGURES)
    for fraction in found["fractions"]:
        expect(fraction["above"] <= fraction["below"] + 1, f"{page}: a fraction is not stacked")
        expect(re.fullmatch(r"[\d√]+/[\d√]+", fraction["line"]), f"{page}: {fraction['line']} is no line")
    text = page.read_text(encoding="utf-8")
    kind = "frac" if "rational" in text else "root"
    expect(f'class="{kind}"' in text or "x²" in text, f"{page}: no figure is set")
    expect(found["wide"] == 0, f"{page}: values beyond their chips: {found['wide']}")


def check_sample(browser, site, games):
    check_ways(browser, site)
    for name in ("standings", "tally", "crosstable", "round7"):
        check_printed(browser, site / f"event1-{name}.html", 1, "San Isidro Division Damath Contest")
    check_steps(browser, games[0], True)
    (site / "board.js").unlink()
    check_steps(browser, games[0], False)
    browser.complaints()  # that the script is gone


def check_kinds(browser, site, games):
    check_bracket(browser, site / "event1-bracket.html")
    for game in games:
        check_figures(browser, game)


# How each is made, its event whose lists are exported, whom it names, how many games have their page, and what is asked of
# its pages alone, last of all.
KINDS = {"sample": (make_sample, "Integer Grade 7", "initials", 28, check_sample),
         "kinds": (make_kinds, "Knock-out", "initials", 3, check_kinds),
         "many": (make_many, "Radical Sekundarya", "full", 0, lambda *_: None)}
GAMES_LOOKED_AT = 3  # of a contest; the others are like them


def check_contest(damath, checkout, folder, name):
    make, event, names, expected, check_own = KINDS[name]
    contest = Contest(damath, folder, name)
    make(contest, checkout)
    with Browser() as browser:
        for language in ("en", "fil"):
            site = folder / f"{name}-{language}"
            contest.run("site", "-o", site, "--names", names, "--lang", language)
            expect(check_files(site) > 20, f"{site}: hardly any links")
            games = sorted(site.glob("*board*.html"))
            expect(len(games) == expected, f"{site}: games: {len(games)}")
            for page in sorted(site.glob("*.html")):
                if page not in games[GAMES_LOOKED_AT:]:
                    check_seen(browser, page)
            check_own(browser, site, games)
            alone = folder / f"alone-{name}-{language}"
            alone.mkdir(exist_ok=True)
            contest.run("export", "--event", event, "--format", "html", "--names", names, "-o", alone / "lists.html",
                        "--lang", language)
            check_files(alone)
            check_seen(browser, alone / "lists.html")


def main():
    damath, checkout = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    kept = len(sys.argv) > 3
    folder = pathlib.Path(sys.argv[3] if kept else tempfile.mkdtemp()).resolve()
    folder.mkdir(exist_ok=True)
    try:
        # Two at once, as half the time a browser waits for its driver.
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for done in [pool.submit(check_contest, damath, checkout, folder, name) for name in KINDS]:
                done.result()
    finally:
        if not kept:
            shutil.rmtree(folder)
    print(f"checks: {checks}, failed: {len(faults)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
