#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks on `damath station web` from ten addresses, while phones with a table ask for their pages: from an address of
their own, and from the addresses of the attackers, as behind a school's router. Of a hundred
answers to phones, 99 must come within a second, and within three seconds while attackers send whole requests as fast as
they can. The memory, the sockets and the threads of the server must stay bounded.
usage: siege_test.py DAMATH [SECONDS of each attack, usually 6]"""

import json
import multiprocessing
import os
import pathlib
import random
import re
import resource
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

ATTACKERS = [f"127.0.0.{number}" for number in range(1, 11)]
OWN_ADDRESS = "127.0.0.50"
CONNECTIONS = 1000
LONGEST = 1.0  # seconds until a phone has its answer, for 99 of 100 answers
LONGEST_IN_FLOOD = 3.0  # the same while whole requests, which need the processor, come as fast as they can
LONGEST_OF_ALL = 5.0  # for the last of 100: the attackers use the processors of this computer too
FLOODS = ("pages", "pipelined", "huge heads", "guessed phones", "wrong cards", "reconnects")
MOST_MEMORY = 96  # MB that an attack may add
MOST_FILES = 720  # open files of the server: 512 places, connections that are being closed, and its own files

faults = []


def expect(holds, what):
    if not holds:
        faults.append(what)
        print(f"FAULT: {what}", flush=True)


def connected(port, address, patience=5.0):
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((address, 0))
    made.settimeout(patience)
    made.connect(("127.0.0.1", port))
    return made


def answer(port, request, address, patience=5.0):
    """Returns the bytes of the answer; empty if the connection was closed without an answer."""
    pieces = []
    try:
        with connected(port, address, patience) as client:
            client.sendall(request)
            while piece := client.recv(65536):
                pieces.append(piece)
    except OSError:
        pass
    return b"".join(pieces)


class Phone:
    def __init__(self, port, card, address):
        self.port, self.address = port, address
        self.host = f"127.0.0.1:{port}"
        path = "/t/" + card.rsplit("/", 1)[1]
        opened = self.ask(f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                          "Content-Length: 0\r\n\r\n")
        self.table = re.search(r"Location: (\S+)", opened).group(1)
        self.cookie = re.search(r"Set-Cookie: (phone=[^;]+)", opened).group(1)

    def ask(self, request, address=None):
        return answer(self.port, request.encode(), address or self.address).decode(errors="replace")

    def get(self, path, address=None):
        return self.ask(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\n\r\n", address)

    def post(self, fields, address=None):
        key = re.search(r'name="key" value="([0-9a-f]+)"', self.get(self.table + "?correct=1", address))
        form = "&".join(f"{name}={value}" for name, value in {"key": key.group(1) if key else "", **fields}.items())
        return self.ask(f"POST {self.table} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\n"
                        "Content-Type: application/x-www-form-urlencoded\r\n"
                        f"Content-Length: {len(form)}\r\n\r\n{form}", address)


# The attacks. An attacker keeps its connections: it opens each closed connection again, and sends a further byte each second.

def request_of(kind, host, turn):
    head = f"Host: {host}\r\n"
    form = "Content-Type: application/x-www-form-urlencoded\r\n"
    return {
        "half heads": f"GET / HTTP/1.1\r\n{head}X: ",
        "silence": "",
        "slow bodies": f"POST /t/x HTTP/1.1\r\n{head}{form}Content-Length: 16000\r\n\r\na=",
        "endless chunks": f"POST /t/x HTTP/1.1\r\n{head}{form}Transfer-Encoding: chunked\r\n\r\n" + "3\r\na=b\r\n" * 500,
        "wrong lengths": f"POST /t/x HTTP/1.1\r\n{head}{form}Content-Length: 900\r\n\r\na=b",
        "pages": f"GET / HTTP/1.1\r\n{head}\r\n",
        "pages unread": f"GET / HTTP/1.1\r\n{head}\r\n",
        "wrong cards": f"GET /t/aaaa-aaaa-{turn % 10000:04} HTTP/1.1\r\n{head}\r\n",
        "pipelined": f"GET /part HTTP/1.1\r\n{head}\r\n" * 200,
        "huge heads": f"GET / HTTP/1.1\r\n{head}" + "Cookie: " + "a=b; " * 3000,
        "guessed phones": f"GET /table/1-1 HTTP/1.1\r\n{head}Cookie: phone=aaaa-{turn}\r\n\r\n",
    }[kind].encode()


def attack(kind, port, connections, ready):
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    host = f"127.0.0.1:{port}"
    waits = selectors.DefaultSelector()
    turn = 0

    def open_one(address):
        nonlocal turn
        turn += 1
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if kind == "pages unread":
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        client.settimeout(2)
        try:
            client.bind((address, 0))
            client.connect(("127.0.0.1", port))
            client.setblocking(False)
            client.send(request_of(kind, host, turn))
        except OSError:
            client.close()
            return False
        waits.register(client, selectors.EVENT_READ, address)
        return True

    def close_one(client, address):
        waits.unregister(client)
        client.close()
        return open_one(address)

    for number in range(connections):
        open_one(ATTACKERS[number % len(ATTACKERS)])
    ready.set()
    trickle = time.monotonic()
    while True:
        reads = kind != "pages unread"
        for key, _ in waits.select(0.05) if reads else ():
            try:
                if not key.fileobj.recv(65536):
                    close_one(key.fileobj, key.data)
            except BlockingIOError:
                pass
            except OSError:
                close_one(key.fileobj, key.data)
        while len(waits.get_map()) < connections and open_one(random.choice(ATTACKERS)):
            pass
        time.sleep(0.02)  # a network is slower than this computer
        if time.monotonic() - trickle > 1:
            trickle = time.monotonic()
            for key in list(waits.get_map().values()):
                try:
                    key.fileobj.send(b"a")
                except BlockingIOError:
                    pass
                except OSError:
                    close_one(key.fileobj, key.data)


def reconnect(port, ready):
    """Connects and goes away, as fast as it can."""
    ready.set()
    turn = 0
    while True:
        turn += 1
        try:
            connected(port, ATTACKERS[turn % len(ATTACKERS)], 1).close()
        except OSError:
            time.sleep(0.01)


class Server:
    """What the system tells of the running server."""

    def __init__(self, process):
        self.folder = pathlib.Path(f"/proc/{process}")

    def memory(self):
        return int(re.search(r"VmRSS:\s+(\d+)", (self.folder / "status").read_text()).group(1)) / 1024

    def threads(self):
        return int(re.search(r"Threads:\s+(\d+)", (self.folder / "status").read_text()).group(1))

    def files(self):
        return len(os.listdir(self.folder / "fd"))


def besiege(name, target, arguments, phones, server, seconds):
    ready = multiprocessing.Event()
    attackers = [multiprocessing.Process(target=target, args=(*arguments, ready), daemon=True)]
    before = server.memory()
    for each in attackers:
        each.start()
    ready.wait(20)
    longest = LONGEST_IN_FLOOD if name in FLOODS else LONGEST
    times = {"own": [], "shared": []}
    memory = files = threads = turn = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        phone = phones[turn % len(phones)]
        where, address = (("own", OWN_ADDRESS), ("shared", ATTACKERS[turn // 2 % 10]))[turn % 2]
        path = (phone.table + "/tag", phone.table, "/phone.css", "/")[turn // 20 % 4]
        turn += 1
        began = time.monotonic()
        got = phone.get(path, address)
        took = time.monotonic() - began
        times[where].append(took)
        expect(got.startswith("HTTP/1.1 200") and took < LONGEST_OF_ALL,
               f"{name}: {path} of a phone from {address} after {took:.2f} s: {got[:40]!r}")
        if turn % 3 == 0:
            memory, files = max(memory, server.memory()), max(files, server.files())
            threads = max(threads, server.threads())
        time.sleep(0.005)
    for each in attackers:
        each.terminate()
        each.join()
    for where, all_times in times.items():
        all_times.sort()
        print(f"{name:15} {where:6} {len(all_times):5} answers, p50 {all_times[len(all_times) // 2] * 1000:4.0f} ms, "
              f"p99 {all_times[len(all_times) * 99 // 100] * 1000:4.0f} ms, longest {all_times[-1] * 1000:4.0f} ms; "
              f"memory {before:.0f} to {memory:.0f} MB, files {files}, threads {threads}", flush=True)
        expect(all_times[len(all_times) * 99 // 100] < longest, f"{name}: phones at {where} addresses wait too long")
    expect(memory - before < MOST_MEMORY, f"{name}: memory {before:.0f} to {memory:.0f} MB")
    expect(files <= MOST_FILES, f"{name}: {files} open files")
    expect(threads <= 40, f"{name}: {threads} threads")


def run(damath, *arguments, **more):
    return subprocess.run([damath, "contest", *map(str, arguments)], stdout=subprocess.PIPE, encoding="utf-8", check=True,
                          **more).stdout


def make(damath, folder):
    contest = folder / "siege.damath"
    run(damath, "create", contest, "--name", "Pandibisyong Paligsahan")
    run(damath, "event", contest, "--name", "Integer", "--set", "integer", "--system", "swiss", "--rounds", "3")
    players = folder / "players.csv"
    players.write_text("last,first,school\n" + "".join(f"Santos {number},Ana,Paaralan {number % 9}\n" for number in range(64)),
                       encoding="utf-8")
    run(damath, "import", contest, "--event", "Integer", players)
    run(damath, "pair", contest, "--event", "Integer")
    run(damath, "publish", contest, "--event", "Integer")
    return contest


def check_corrections(damath, contest, phone):
    """A phone that corrects its result without end is stopped, and the older backups stay."""
    result = {"act": "enter", "round": 1, "blue": 7, "red": 5, "ending": "time"}
    expect(phone.post(result).startswith("HTTP/1.1 303"), "a result is entered")
    backups = set(os.listdir(contest.with_suffix(".backups")))
    correction = {**result, "yes-resultCorrected": 1, "by": "Ana", "reason": "misread"}
    answers = [phone.post({**correction, "blue": 10 + number})[9:12] for number in range(30)]
    expect(answers == ["303"] * 5 + ["429"] * 25, f"corrections: {answers}")
    expect(backups <= set(os.listdir(contest.with_suffix(".backups"))), "backups are deleted")
    rows = json.loads(run(damath, "journal", contest, "--json"))["journal"]
    expect(len([row for row in rows if row["reason"] == "misread"]) == 5, "five corrections are stored")


def check_wrong_cards(port, cards):
    """Many wrong cards from one address slow it down; a right card still opens its table there."""
    host = f"127.0.0.1:{port}"
    address = "127.0.0.77"  # none of the attackers, whose wrong cards still count
    statuses = []
    for number in range(25):
        statuses.append(answer(port, request_of("wrong cards", host, number), address)[9:12])
    expect(statuses[0] == b"404" and statuses[-1] == b"429", f"wrong cards: {statuses}")
    began = time.monotonic()
    opened = Phone(port, cards[0], address)
    expect(opened.table.startswith("/table/") and time.monotonic() - began < 3, "a right card after many wrong cards")


def check_hosts(port, host):
    for name, status in ((host, b"200"), ("127.0.0.1", b"200"), ("evil.local", b"421"), (f"evil.local:{port}", b"421"),
                         ("[::1]:80", b"421"), (f"10.9.8.7:{port}", b"421"), (f"127.0.0.2:{port}", b"421")):
        got = answer(port, f"GET / HTTP/1.1\r\nHost: {name}\r\n\r\n".encode(), OWN_ADDRESS)[9:12]
        expect(got == status, f"host {name}: {got}")


def main():
    damath = str(pathlib.Path(sys.argv[1]).resolve())
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 6
    folder = pathlib.Path(tempfile.mkdtemp()).resolve()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    contest = make(damath, folder)
    station = subprocess.Popen([damath, "station", "web", contest, "--port", str(port), "--json"], stdout=subprocess.PIPE,
                               encoding="utf-8", env=dict(os.environ, XDG_DATA_HOME=str(folder / "data")))
    try:
        facts = json.loads(station.stdout.readline())
        cards = [each["address"] for each in facts["tables"]]
        host = f"127.0.0.1:{port}"
        phones = [Phone(port, card, OWN_ADDRESS) for card in cards[:12]]
        server = Server(station.pid)
        check_hosts(port, host)
        check_corrections(damath, contest, phones[0])
        kinds = ("half heads", "silence", "slow bodies", "endless chunks", "wrong lengths", "pages", "pages unread",
                 "wrong cards", "pipelined", "huge heads", "guessed phones")
        for kind in kinds:
            besiege(kind, attack, (kind, port, CONNECTIONS), phones, server, seconds)
        besiege("reconnects", reconnect, (port,), phones, server, seconds)
        time.sleep(1)
        calm = server.files()
        expect(calm < 60, f"open files after the attacks: {calm}")
        check_wrong_cards(port, cards[20:])
        expect(phones[1].post({"act": "enter", "round": 1, "blue": 9, "red": 8, "ending": "time"}).startswith("HTTP/1.1 303"),
               "a result after the attacks")
        expect(station.poll() is None, "the server runs")
    finally:
        station.send_signal(signal.SIGINT)
        expect(station.wait(20) == 0, f"station web ended with {station.returncode}")
        run(damath, "verify", contest)
        shutil.rmtree(folder)
    print(f"faults: {len(faults)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
