#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of a contest's site, and the lists that are exported, in a real browser: at the width of a phone and of a
desk, light and dark, in both languages.
usage: browser_test.py DAMATH CHECKOUT [FOLDER for the pages, which are kept]"""

import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

WIDTHS = (360, 1280)
THEMES = ("light", "dark")

# What stands out of the screen, or is drawn sideways within its own box.
SIDEWAYS = """
const found = [];
if (document.documentElement.scrollWidth > innerWidth) found.push('page: ' + document.documentElement.scrollWidth);
for (const each of document.body.querySelectorAll('*')) {
  if (each.closest('svg, thead')) continue;
  const box = each.getBoundingClientRect();
  if (box.width === 0) continue;
  const name = each.tagName + '.' + each.className + ' ' + each.textContent.slice(0, 30);
  if (box.right > innerWidth + 1 || box.left < -1) found.push('out: ' + name);
  if (getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 2) found.push('cut: ' + name);
}
return found.slice(0, 5);
"""

# Text that stands out too little from what is behind it: 4.5 to 1, large text 3 to 1 (WCAG AA).
CONTRAST = """
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
  for (let each = element; each; each = each.parentElement) {
    const colour = getComputedStyle(each).backgroundColor;
    const values = parts(colour);
    if (values.length === 3 || values[3] === 1) return colour;
  }
  return 'rgb(255, 255, 255)';
};
const found = [];
let looked = 0;
const ask = (what, text, ground, least) => {
  ++looked;
  if (ratio(text, ground) < least) found.push(what + ' ' + text + ' on ' + ground + ': ' + ratio(text, ground));
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
return [found.slice(0, 5), looked];
"""

faults = []
checks = 0


def expect(holds, what):
    global checks
    checks += 1
    if not holds:
        faults.append(what)
        print("FAILED", what)


def make_contests(damath, checkout, folder):
    """The sample; a Swiss of thirty with long names, radicals and fractions of points; a knock-out, and games of
    fractions, roots and powers as the manual has them."""
    environment = dict(os.environ, DAMATH=damath)
    sample = folder / "sample.damath"
    subprocess.run([checkout / "data/sample/build-contest", sample], check=True, env=environment)

    many = folder / "many.damath"

    def run(*arguments):
        subprocess.run([damath, "contest", *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)

    rows = ["last,first,school,district"]
    for i in range(30):
        rows.append(f"Macapagal-Villanueva {chr(65 + i % 26)}{i},Maria Concepcion,"
                    f"Pambansang Mataas na Paaralan ng Santa Rosa de Lima {i % 9},Distrito {i % 4}")
    (folder / "players.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    run("create", many, "--name", "Pandibisyong Paligsahan sa Damath <2026> & kasunod", "--venue", "Santa Rosa")
    run("event", many, "--name", "Radical Sekundarya", "--set", "radical", "--system", "swiss", "--rounds", "3")
    run("event", many, "--name", "Walang kalahok", "--set", "integer", "--system", "swiss")
    run("import", many, "--event", "Radical Sekundarya", folder / "players.csv")
    for game_round in (1, 2, 3):
        run("pair", many, "--event", "Radical Sekundarya")
        for board in range(1, 16 if game_round < 3 else 10):
            run("result", many, "--event", "Radical Sekundarya", "--round", game_round, "--board", board,
                "--blue", f"{board}√2", "--red", "-14√2 + 5" if board % 3 else f"{board}√2")

    kinds = folder / "kinds.damath"
    run("create", kinds, "--name", "Mga uri ng laro", "--practice")
    run("event", kinds, "--name", "Knock-out", "--set", "rational", "--system", "doubleKnockOut")
    (folder / "ten.csv").write_text("\n".join(rows[:11]) + "\n", encoding="utf-8")
    run("import", kinds, "--event", "Knock-out", folder / "ten.csv")
    for game_round in (1, 2):
        run("pair", kinds, "--event", "Knock-out")
        for board in range(1, 9):
            subprocess.run([damath, "contest", "result", str(kinds), "--event", "Knock-out", "--round", str(game_round),
                            "--board", str(board), "--blue", f"{board}/10", "--red", "-21/5"],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # so many boards it may not have
    for name, folder_of in (("rational", "manual"), ("radical", "fuzz/sheet_text"), ("polynomial", "manual")):
        run("event", kinds, "--name", name, "--set", name, "--system", "roundRobin")
        (folder / "two.csv").write_text("\n".join([rows[0], rows[1], rows[3]]) + "\n", encoding="utf-8")
        run("import", kinds, "--event", name, folder / "two.csv")
        run("pair", kinds, "--event", name)
        run("publish", kinds, "--event", name)
        subprocess.run([damath, "contest", "sheet", str(kinds), "--event", name, "--round", "1", "--board", "1",
                        str(checkout / f"tests/data/{folder_of}/{name}.sheet"), "--by", "R", "--reason", "names"],
                       stdout=subprocess.DEVNULL)
    return {"sample": sample, "many": many, "kinds": kinds}


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


def driver():
    options = Options()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)


def resize(browser, width, theme):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 740, "deviceScaleFactor": 1, "mobile": width < 500})
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia",
                            {"features": [{"name": "prefers-color-scheme", "value": theme}]})


def look(browser, page, width, theme):
    resize(browser, width, theme)
    browser.get(page.as_uri())


def check_seen(browser, page):
    look(browser, page, WIDTHS[0], THEMES[0])
    for width, theme in itertools.product(WIDTHS, THEMES):
        resize(browser, width, theme)
        where = f"{page} at {width} px, {theme}"
        sideways = browser.execute_script(SIDEWAYS)
        expect(not sideways, f"{where}: sideways: {sideways}")
        faint, looked = browser.execute_script(CONTRAST)
        expect(looked > 5, f"{where}: nothing to read")
        expect(not faint, f"{where}: contrast: {faint}")
        ground = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
        expect((ground == "rgb(255, 255, 255)") == (theme == "light"), f"{where}: {ground}")
    for line in browser.get_log("browser"):
        expect(False, f"{page}: {line['message']}")


def shown(browser):
    return [each.get_attribute("id") for each in browser.find_elements(By.CSS_SELECTOR, ".step") if each.is_displayed()]


def way(browser, index):
    return browser.find_element(By.CSS_SELECTOR, f"#{shown(browser)[0]} p > :nth-child({index})")


def check_steps(browser, page, has_script):
    count = page.read_text(encoding="utf-8").count('<figure id="t')
    expect(count > 10, f"{page}: the game is short")
    last = f"t{count - 1}"
    for width in WIDTHS:
        where = f"{page} at {width} px, {'with' if has_script else 'without'} the script"
        look(browser, page, width, "light")
        expect(shown(browser) == ["t0" if has_script else last], f"{where}: {shown(browser)} at first")
        if not has_script:
            way(browser, 1).click()
            expect(shown(browser) == ["t0"], f"{where}: {shown(browser)} after Start")
        before = browser.execute_script("return document.getElementById('t0').innerHTML.length")
        expect(before > 500, f"{where}: an empty board")
        for step in ("t1", "t2", "t3"):
            way(browser, 3).click()
            expect(shown(browser) == [step], f"{where}: {shown(browser)} for {step}")
        way(browser, 2).click()
        expect(shown(browser) == ["t2"], f"{where}: {shown(browser)} after Back")
        way(browser, 4).click()
        expect(shown(browser) == [last], f"{where}: {shown(browser)} after End")
        link = browser.find_element(By.CSS_SELECTOR, '.sheet a[href="#t5"]')
        browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", link)
        link.click()
        expect(shown(browser) == ["t5"], f"{where}: {shown(browser)} after a line of the sheet")
        if has_script:
            browser.find_element(By.TAG_NAME, "body").send_keys(Keys.ARROW_RIGHT)
            expect(shown(browser) == ["t6"], f"{where}: {shown(browser)} after an arrow key")
            browser.find_element(By.TAG_NAME, "body").send_keys(Keys.ARROW_LEFT)
            expect(shown(browser) == ["t5"], f"{where}: {shown(browser)} after the other")


def check_bracket(browser, page):
    """A tree where there is room for it; the list of its games everywhere."""
    for width in WIDTHS:
        look(browser, page, width, "light")
        matches = browser.find_elements(By.CSS_SELECTOR, ".match")
        expect(len(matches) > 10, f"{page}: matches: {len(matches)}")
        expect(all(each.is_displayed() == (width > 1000) for each in matches), f"{page} at {width} px: its tree")
        expect(all(each.is_displayed() for each in browser.find_elements(By.CSS_SELECTOR, "tbody tr")),
               f"{page} at {width} px: its games")


def check_figures(browser, page):
    """Stacked, under a bar, and still one line to those who copy it."""
    look(browser, page, 1280, "light")
    for fraction in browser.find_elements(By.CSS_SELECTOR, ".sheet .frac"):
        above, below = (each.rect for each in fraction.find_elements(By.CSS_SELECTOR, ":scope > :not(.unseen)"))
        expect(above["y"] + above["height"] <= below["y"] + 1, f"{page}: a fraction is not stacked")
        line = fraction.get_attribute("textContent")
        expect(re.fullmatch(r"[\d√]+/[\d√]+", line), f"{page}: {line} is no line")
    text = page.read_text(encoding="utf-8")
    kind = "frac" if "rational" in text else "root"
    expect(f'class="{kind}"' in text or "x²" in text, f"{page}: no figure is set")
    wide = browser.execute_script("""
return [...document.querySelectorAll('.chip')].map((chip) => chip.getBBox())
  .filter((box) => box.x < 1 || box.y < 1 || box.x + box.width > 19 || box.y + box.height > 19).length""")
    expect(wide == 0, f"{page}: values beyond their chips: {wide}")


def main():
    damath, checkout = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    kept = len(sys.argv) > 3
    folder = pathlib.Path(sys.argv[3] if kept else tempfile.mkdtemp()).resolve()
    folder.mkdir(exist_ok=True)
    browser = driver()
    try:
        contests = make_contests(damath, checkout, folder)
        for (name, contest), language in itertools.product(contests.items(), ("en", "fil")):
            site = folder / f"{name}-{language}"
            names = "full" if name == "many" else "initials"
            subprocess.run([damath, "contest", "site", contest, "-o", site, "--names", names, "--lang", language],
                           check=True, stdout=subprocess.DEVNULL)
            expect(check_files(site) > 20, f"{site}: hardly any links")
            pages = sorted(site.glob("*.html"))
            games = [each for each in pages if "board" in each.name]
            expect(bool(games) == (name != "many"), f"{site}: games: {len(games)}")
            for page in pages:
                if page not in games[2:] or name == "kinds":
                    check_seen(browser, page)
            if name == "kinds":
                expect(len(games) == 3, f"{site}: games: {len(games)}")
                check_bracket(browser, site / "event1-bracket.html")
                for game in games:
                    check_figures(browser, game)
            if name == "sample":
                check_steps(browser, games[0], True)
                (site / "board.js").unlink()
                check_steps(browser, games[0], False)
                browser.get_log("browser")  # that the script is gone
            event = {"sample": "Integer Grade 7", "many": "Radical Sekundarya", "kinds": "Knock-out"}[name]
            alone = folder / f"alone-{name}-{language}"
            alone.mkdir(exist_ok=True)
            subprocess.run([damath, "contest", "export", contest, "--event", event, "--format", "html", "--names", names,
                            "-o", alone / "lists.html", "--lang", language], check=True, stdout=subprocess.DEVNULL)
            check_files(alone)
            check_seen(browser, alone / "lists.html")
    finally:
        browser.quit()
        if not kept:
            shutil.rmtree(folder)
    print(f"checks: {checks}, failed: {len(faults)}")
    return 1 if faults else 0


sys.exit(main())
