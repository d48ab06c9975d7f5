#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of `damath station web` in a real browser, as a phone and as a projector: scanning a card, typing, refused and
accepted, both languages, light and dark, with and without the script, and with the station gone.
usage: phone_test.py DAMATH CHECKOUT [FOLDER for pictures]"""

import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "site"))
import browser_test as site  # noqa: E402
from browser_test import By, expect  # noqa: E402

PLAYERS = [f"Macapagal-Villanueva {chr(65 + i)},Maria Concepcion,Pambansang Mataas na Paaralan ng Santa Rosa de Lima {i},"
           "Distrito 1" for i in range(24)]
PATIENCE = 15


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Station:
    """`damath station web` over a contest file, as long as the block lasts."""

    def __init__(self, contest, port, *arguments):
        self.contest, self.port, self.arguments = contest, port, arguments

    def __enter__(self):
        asked = [self.contest.damath, "station", "web", str(self.contest.file), "--address", "127.0.0.1", "--port",
                 str(self.port), "--json", *self.arguments]
        self.process = subprocess.Popen(asked, stdout=subprocess.PIPE, encoding="utf-8",
                                        env=dict(os.environ, XDG_DATA_HOME=str(self.contest.folder / "data")))
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(f"it does not start: {asked}")
        self.facts = json.loads(line)
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
            expect(self.process.returncode == 0, f"station web ended with {self.process.returncode}")

    def card(self, event, board):
        return next(each["address"] for each in self.facts["tables"] if (each["event"], each["board"]) == (event, board))


class Phone(site.Browser):
    """A browser that knows nothing of any table. Between two phones it waits: to start one takes two seconds."""

    waiting = []

    def __init__(self, width, pictures, theme="light"):
        if self.waiting:
            self.driver, self.width, self.theme = self.waiting.pop(), None, None
        else:
            super().__init__()
        self.size, self.pictures, self.screen = (width, theme), pictures, 0

    def __exit__(self, *_):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
        self.driver.get("about:blank")
        self.driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        self.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        self.complaints()
        self.waiting.append(self.driver)

    @classmethod
    def put_away(cls):
        for driver in cls.waiting:
            driver.quit()

    def go(self, url):
        self.resize(*self.size)
        self.driver.get(url)

    def text(self):
        return self.find("body").text

    def press(self, words):
        def pressed():
            for button in self.driver.find_elements(By.CSS_SELECTOR, "button, a"):
                if button.text == words and button.is_displayed():
                    button.click()
                    return True
            return False
        self.wait(f"has “{words}”", pressed)

    def type(self, name, figure):
        self.wait(f"has a field {name}", lambda: self.find(f"#{name}").is_displayed())
        field = self.find(f"#{name}")
        field.clear()
        field.send_keys(figure)

    def wait(self, what, holds):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if holds():
                    return expect(True, what)
            except site.webdriver.remote.webdriver.WebDriverException:
                pass  # the page is just being replaced
            time.sleep(0.1)
        return expect(False, f"{what}: {self.text()}")

    def sees(self, words):
        self.wait(f"sees “{words}”", lambda: words in self.text())

    def look(self, name):
        """That it fits and can be read, light and dark; its picture is kept where that is asked for."""
        for theme in ("light", "dark"):
            self.resize(self.size[0], theme)
            seen = self.ask(site.SEEN)
            where = f"{name} at {self.size[0]} px, {theme}"
            expect(not seen["sideways"], f"{where}: sideways: {seen['sideways']}")
            expect(not seen["faint"], f"{where}: contrast: {seen['faint']}")
            if self.pictures:
                self.driver.save_screenshot(str(self.pictures / f"{name}-{self.size[0]}-{theme}.png"))
        self.resize(*self.size)


def make(damath, folder):
    contest = site.Contest(damath, folder, "phones")
    contest.run("create", "--name", "Pandibisyong Paligsahan sa Damath <2026> & kasunod", "--venue", "Santa Rosa")
    contest.run("event", "--name", "Integer", "--set", "integer", "--system", "swiss", "--rounds", "3")
    contest.run("event", "--name", "Radical", "--set", "radical", "--system", "roundRobin")
    contest.enter("Integer", PLAYERS)
    contest.enter("Radical", PLAYERS[:4])
    for event in ("Integer", "Radical"):
        contest.pair(event)
        contest.run("publish", "--event", event)
    return contest



def journal(contest):
    return json.loads(contest.run("journal", "--json"))["journal"]


def check_entering(contest, station, width, board, pictures):
    with Phone(width, pictures) as phone:
        phone.go(station.card("Integer", board))
        phone.look("card")
        phone.press("Enter results at this table")
        phone.sees("Grand total of BLUE")
        phone.look("form")
        expect(phone.find("#blue").get_attribute("inputmode") == "decimal", "a pad of figures")
        # Refused, with what is typed still there.
        phone.type("blue", "75x")
        phone.type("red", "72")
        phone.find("label[for=redMinus]").click()
        phone.press("Check")
        phone.sees("is not a number")
        phone.look("refused")
        expect(phone.find("#red").get_attribute("value") == "72", "the other figure stays")
        expect(phone.find("#redMinus").is_selected(), "its sign stays")
        phone.type("blue", "75")
        # In the other language, with what is typed.
        phone.press("Filipino")
        phone.sees("Huling kabuuan ng BLUE")
        expect(phone.find("#blue").get_attribute("value") == "75", "typed, in Filipino")
        phone.look("form-fil")
        phone.press("Suriin")
        phone.sees("Tama ba ito?")
        phone.look("check-fil")
        phone.press("Hindi, palitan")
        phone.press("English")
        phone.sees("Grand total of BLUE")
        phone.find("#red").send_keys(site.Keys.ENTER)
        phone.sees("Is this right?")
        expect("−72" in phone.text(), f"the sign: {phone.text()}")
        phone.look("check")
        phone.press("Yes, enter it")
        phone.sees("The result is entered")
        phone.sees("BLUE wins")
        phone.look("entered")
        row = journal(contest)[-1]
        expect(row["by"] == f"Table {board}", f"the journal: {row}")
        # A correction is asked with name and reason, as at the desk.
        phone.press("Correct it")
        phone.type("blue", "7")
        phone.press("Check")
        phone.press("Yes, enter it")
        phone.sees("Before you enter it")
        phone.look("care")
        phone.type("by", "Bb. Cruz")
        phone.type("reason", "figure misread")
        phone.press("Yes, enter it")
        phone.sees("The result is entered")
        expect(journal(contest)[-1]["reason"] == "figure misread", "the reason is kept")
        # It counts what the desk refused as one.
        complaints = [each for each in phone.complaints() if "409" not in each]
        expect(not complaints, f"the browser complains: {complaints}")


def check_others(contest, station, pictures):
    """A second phone; the desk's page; what another enters meanwhile; a station that goes and comes again."""
    with Phone(360, pictures) as first, Phone(320, pictures) as second, Phone(1280, pictures) as desk:
        first.go(station.card("Integer", 3))
        first.press("Enter results at this table")
        first.sees("Grand total")
        second.go(station.card("Integer", 3))
        second.press("Enter results at this table")
        second.sees("Another phone")
        second.look("taken")
        desk.go(station.facts["desk"])
        desk.sees("Phones and display")
        expect("key=" not in desk.driver.current_url, "the key does not stay in the address")
        desk.look("desk")
        # Typed and not sent: news do not take it away.
        first.type("blue", "11")
        contest.run("result", "--event", "Integer", "--round", "1", "--board", "3", "--blue", "5", "--red", "6",
                    "--by", "Gng. Reyes")
        first.sees("Something has changed")
        expect(first.find("#blue").get_attribute("value") == "11", "typed")
        first.look("changed")
        first.press("Show it")
        first.sees("Entered by Gng. Reyes")
        # Freed, another phone has it.
        button = desk.driver.find_element(By.CSS_SELECTOR, "button[name=free][value$='-3']")
        button.click()
        desk.sees("no phone")
        second.go(station.card("Integer", 3))
        second.press("Enter results at this table")
        second.sees("Entered by Gng. Reyes")
        first.sees("This phone is not for this table")
        # The same result again.
        second.press("Correct it")
        second.press("Check")
        second.sees("already entered")


def check_without_answer(contest, port, pictures):
    """What is typed stays while nobody answers, and goes on when the station is there again: it knows the phone."""
    with Phone(360, pictures) as phone:
        with Station(contest, port, "--new-cards") as station:
            phone.go(station.card("Integer", 4))
            phone.press("Enter results at this table")
            phone.sees("Grand total")
            phone.type("blue", "42")
            phone.type("red", "24")
        phone.sees("does not answer")
        phone.look("silent")
        phone.press("Check")
        time.sleep(1.5)
        expect(phone.find("#blue").get_attribute("value") == "42", "typed stays")
        with Station(contest, port) as station:
            expect("tables" not in station.facts, "no new cards are made")
            phone.wait("the line goes", lambda: "does not answer" not in phone.text())
            phone.press("Check")
            phone.press("Yes, enter it")
            phone.sees("The result is entered")


def check_roots(station, pictures):
    """Figures that no pad of figures has are typed as text."""
    with Phone(360, pictures) as phone:
        phone.go(station.card("Radical", 1))
        phone.press("Enter results at this table")
        phone.type("blue", "5sqrt2 - 14")
        phone.type("red", "-21/4")
        expect(not phone.driver.find_elements(By.CSS_SELECTOR, "#blueMinus"), "no key for the sign")
        phone.press("Check")
        phone.sees("Is this right?")
        expect("√2" in phone.text(), f"roots: {phone.text()}")
        phone.look("roots")
        phone.press("Yes, enter it")
        phone.sees("The result is entered")


def check_without_script(station, pictures):
    with Phone(320, pictures) as phone:
        phone.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        phone.go(station.card("Integer", 5))
        phone.press("Enter results at this table")
        phone.type("blue", "9")
        phone.find("label[for=blueMinus]").click()
        phone.type("red", "8")
        phone.press("Check")
        phone.sees("Is this right?")
        phone.press("Yes, enter it")
        phone.sees("The result is entered")
        expect("−9" in phone.text(), "the sign without the script")


def check_cards(station, folder):
    """What a camera reads from the paper is what the command told."""
    cards = pathlib.Path(station.facts["cards"])
    expect(cards.stat().st_mode & 0o77 == 0, "the cards are for one person alone")
    # From two distances, as a hand moves: a reader may miss one code of many at any one.
    for dots in ("150", "210"):
        subprocess.run(["pdftoppm", "-r", dots, "-png", str(cards), str(folder / f"card{dots}")], check=True)
    read = set()
    for page in folder.glob("card*.png"):
        scanned = subprocess.run(["zbarimg", "--nodbus", "--raw", "-q", str(page)], stdout=subprocess.PIPE, encoding="utf-8")
        read |= set(scanned.stdout.split())
    told = {each["address"] for each in station.facts["tables"]}
    expect(len(told) == 14, f"cards: {len(told)}")
    expect(read == told, f"scanned: {sorted(read ^ told)}")
    text = subprocess.run(["pdftotext", str(cards), "-"], stdout=subprocess.PIPE, encoding="utf-8").stdout
    expect("Table 12 · Integer" in text and "Table 2 · Radical" in text, f"whose cards: {text}")


def check_terminal(contest, port):
    """What a person reads, and what stands in the way."""
    environment = dict(os.environ, XDG_DATA_HOME=str(contest.folder / "data"))

    def run(*arguments):
        asked = [contest.damath, "station", "web", *map(str, arguments)]
        return subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=environment)

    def refused(*arguments):
        process = run(*arguments)
        _, complaint = process.communicate(timeout=PATIENCE)
        expect(process.returncode == 2, f"{arguments}: status {process.returncode}")
        return complaint

    begun = run(contest.file, "--address", "127.0.0.1", "--port", port, "--lang", "fil")
    lines = []
    while not lines or "Ctrl+C" not in lines[-1]:
        lines.append(begun.stdout.readline())
    text = "".join(lines)
    for words in (f"Patanghal sa bulwagan: http://127.0.0.1:{port}/", "Gumagana pa ang mga kard", "/desk?key="):
        expect(words in text, f"“{words}” is not in: {text}")
    expect("--port" in refused(contest.file, "--address", "127.0.0.1", "--port", port), "the port is taken")
    expect("127.0.0.1" in refused(contest.file, "--address", "198.51.100.7"), "an address of another computer")
    expect("no such file" in refused(contest.folder / "none.damath", "--port", port), "no contest")
    refused(contest.file, "--port", "80")
    begun.send_signal(signal.SIGINT)
    rest, _ = begun.communicate(timeout=PATIENCE)
    expect("Itinigil na" in rest and begun.returncode == 0, f"its end: {rest}, {begun.returncode}")


ON_SHOW = """
return {article: [...document.querySelectorAll('article')].filter((each) => !each.hidden).length,
        rows: [...document.querySelectorAll('tbody tr')].filter((each) => each.offsetHeight > 0).length,
        all: document.querySelectorAll('tbody tr').length,
        below: Math.max(...[...document.querySelectorAll('tbody tr')].map((each) => each.getBoundingClientRect().bottom)),
        height: innerHeight};
"""


def check_display(contest, station, pictures):
    address = station.facts["display"][0]
    with Phone(1280, pictures, "dark") as hall, Phone(360, pictures) as phone, Phone(1280, pictures) as desk:
        hall.go(address)
        hall.sees("Round 1")
        hall.look("display")
        shown = hall.ask(ON_SHOW)
        expect(shown["article"] == 1 and 0 < shown["rows"] < shown["all"], f"a page at a time: {shown}")
        expect(shown["below"] <= shown["height"], f"a page fits: {shown}")
        phone.go(address)
        phone.sees("Round 1")
        phone.look("display")
        shown = phone.ask(ON_SHOW)
        expect(shown["rows"] == shown["all"], f"all below one another: {shown}")
        desk.go(station.facts["desk"])
        desk.press("Start")
        desk.sees("Stop")
        hall.wait("the clock runs", lambda: "19:5" in hall.text() or "19:4" in hall.text())
        contest.run("notice", "Tanghalian sa 12:00")
        hall.sees("Tanghalian sa 12:00")
        hall.go(address + "?lang=fil")
        hall.sees("Orasan ng round")
        complaints = hall.complaints()
        expect(not complaints, f"the browser complains: {complaints}")


def main():
    damath = str(pathlib.Path(sys.argv[1]).resolve())
    pictures = pathlib.Path(sys.argv[3]).resolve() if len(sys.argv) > 3 else None
    if pictures:
        pictures.mkdir(exist_ok=True)
    folder = pathlib.Path(tempfile.mkdtemp()).resolve()
    try:
        contest = make(damath, folder)
        port = free_port()
        with Station(contest, port) as station:
            check_cards(station, folder)
            check_entering(contest, station, 320, 1, pictures)
            check_entering(contest, station, 360, 2, None)
            check_others(contest, station, pictures)
            check_roots(station, pictures)
            check_without_script(station, None)
            check_display(contest, station, pictures)
        check_without_answer(contest, port, pictures)
        check_terminal(contest, port)
        contest.run("verify")
    finally:
        Phone.put_away()
        shutil.rmtree(folder)
    print(f"checks: {site.checks}, failed: {len(site.faults)}")
    return 1 if site.faults else 0


if __name__ == "__main__":
    sys.exit(main())
