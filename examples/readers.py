#!/usr/bin/env python3
"""Do readers stand in anybody's way? 95 of them read the end of a replay of 20,000 steps at once, each from an address of
its own, while somebody else asks for the server's health, looks a room up and starts quick games.

    python3 examples/readers.py target/release/trucker

It needs nothing but Python, starts a server of its own with a database in a temporary folder, and writes a long game into
that: nobody would want to play one. The figures are in docs/BENCHMARKS.md."""

import json
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

READERS, STEPS, PIECE = 95, 20_000, 2_000
GAME = "ABCDEFGHJKMN"


class Server:
    def __init__(self, program, db):
        self.process = subprocess.Popen(
            [program, "serve", "--no-open", "--port", "0", "--db", db, "--trust-proxy", "--rooms-per-minute", "100000"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://localhost:(\d+)/", line):
                self.url = f"http://127.0.0.1:{found[1]}"
                return
        raise SystemExit("the server does not start")

    def ask(self, path, body=None, address="10.0.0.1"):
        headers = {"x-forwarded-for": address, "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=600) as answer:
            return json.loads(answer.read())

    def stop(self):
        self.process.terminate()
        self.process.wait()


GO, DRAW, RETURN = ({"type": step} for step in ("go", "draw", "return"))


def write(db, deeds, setup, version):
    """Somebody took a tile and put it back, again and again."""
    rows = [json.dumps({"at": 10 * at, "deed": {"act": [0, {"type": "build", "value": deed}]}}) for at, deed in enumerate(deeds, 1)]
    with sqlite3.connect(db) as base:
        base.execute("DELETE FROM log")
        base.execute("DELETE FROM games")
        base.execute("INSERT INTO games VALUES (?, 'AAAAAA', 0, ?, ?, ?, '[\"Ada\"]', 1, 1, '[0]', '[\"red\"]', '[false]', 1)",
                     (GAME, version, json.dumps(setup), "0" * 64))
        base.executemany("INSERT INTO log VALUES (?, ?, ?)", ((GAME, n, row) for n, row in enumerate(rows, 1)))
    base.close()


def timed(server, code, until):
    """How long each of three requests takes, one after the other, until it is said that this is enough."""
    spent = {"/healthz": [], "lookup": [], "quick start": []}
    while not until():
        for name, request in {
            "/healthz": lambda: server.ask("/healthz"),
            "lookup": lambda: server.ask(f"/api/rooms/{code}"),
            "quick start": lambda: server.ask("/api/quick", {"name": "Ada"}),
        }.items():
            begun = time.perf_counter()
            request()
            spent[name].append(1000 * (time.perf_counter() - begun))
        time.sleep(0.05)
    return spent


def show(title, spent):
    for name, times in spent.items():
        print(f"{title:14} {name:12} median {statistics.median(times):7.1f} ms  worst {max(times):7.1f} ms  of {len(times)}")


def main(program):
    saved = subprocess.run([program, "record", "--level", "learning", "--players", "1", "--json", "/dev/null"],
                           capture_output=True, text=True, check=True)
    version = json.loads(saved.stdout)["rules_version"]
    setup = {"players": 1, "mode": {"type": "learning"}, "pace": {"type": "real_time", "run": 90000}, "aid": "assisted", "open_credits": False}
    with tempfile.TemporaryDirectory() as folder:
        db = folder + "/readers.db"
        Server(program, db).stop()
        write(db, [GO, DRAW, RETURN], setup, version)
        server = Server(program, db)
        [tile] = server.ask(f"/api/games/{GAME}/steps?from=3")["view"]["yard"]["face_up"]
        server.stop()
        write(db, [GO, DRAW, RETURN] + [{"type": "take", "value": tile}, RETURN] * (STEPS // 2), setup, version)
        server = Server(program, db)
        code = server.ask("/api/quick", {"name": "Ada"})["room"]
        end = time.monotonic() + 5
        show("alone", timed(server, code, lambda: time.monotonic() > end))
        took = []

        def read(number):
            begun = time.perf_counter()
            piece = server.ask(f"/api/games/{GAME}/steps?from={STEPS - PIECE}&count={PIECE}", address=f"10.1.0.{number}")
            assert len(piece["updates"]) == PIECE
            took.append(time.perf_counter() - begun)

        readers = [threading.Thread(target=read, args=(number,)) for number in range(READERS)]
        for reader in readers:
            reader.start()
        show("beside readers", timed(server, code, lambda: not any(reader.is_alive() for reader in readers)))
        print(f"{len(took)} of {READERS} pieces of {PIECE} steps read, the last after {max(took):.1f} s")
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
