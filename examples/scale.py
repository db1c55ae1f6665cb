#!/usr/bin/env python3
"""What so many people at once need: a small simulation with measured constants.

    python3 examples/scale.py            prints the tables of docs/SCALE.md
    python3 examples/scale.py --write    puts them into the page

Measure anew (commands beside each constant), change the block below, run it with --write. Plain Python 3, the same figures
every time.
"""

import heapq
import math
import random
import sys
from pathlib import Path

# --- Measured. One processor of the machine of docs/BENCHMARKS.md is the unit of all times; milliseconds unless it says otherwise. ---

NODE = 0.092  # of a server for an action, and ...
NODE_COMMIT = 0.23  # ... for a commit: `trucker load --nodes 1` with 30 and with 1,000 rooms, servers = commits x NODE_COMMIT + NODE
NODE_EMBEDDED = 0.128  # for an action with the embedded database: `trucker load --rooms 1000`, "for each action", servers
CROSSING = 0.134  # more of the servers, if the client is at another one: (`--nodes 3 --rooms 1000` - commits x NODE_COMMIT - NODE) / (2 / 3)
DATABASE_COMMIT = 0.30  # of PostgreSQL for a commit, and ...
DATABASE_ROW = 0.0085  # ... for a row in it: `--nodes 1` as above, PostgreSQL = commits x DATABASE_COMMIT + DATABASE_ROW
FLUSH = 2.2  # a write to the disk of PostgreSQL: `pg_test_fsync -s 1`, fdatasync (beside other work; a good disk takes one)
BUS = 0.117  # of nats-server for an action that crosses: `--nodes 3 --rooms 1000`, bus / (2 / 3)
BUS_MESSAGES = 9.5  # taken and delivered, for an action that crosses: the same run
WIRE = 0.2  # from one machine to another; assumed: one room of a data centre
CLIENT_BYTES = 5600  # to the four clients for an action: `--nodes 1 --rooms 1000`, "to clients"
LOG_AHEAD_BYTES = 370  # that PostgreSQL writes ahead for an action: the same run
STORED_BYTES = 190  # on disk for a step, in PostgreSQL: the same run, "stored"
STEPS = 334  # of a game of four: 2,380,681 actions in 7,134 games, `trucker load --rooms 1000 --seconds 600`
ROOM_KILOBYTES = 155  # of memory for a room with four connections: `trucker load --rooms 1000 --seconds 10 --idle`

# --- Assumed, and what is wanted. ---

CORES = 8  # of every machine
SOCKETS = 50_000  # people connected to a server: --connections, and LimitNOFILE above twice that
READERS = 7  # connections of a server to PostgreSQL
CONNECTIONS = 500  # that a PostgreSQL takes (max_connections)
KEPT = 3  # of them for its own people (superuser_reserved_connections)
BATCH = 512  # rooms that one commit of a server stores at most
SEATS = 4  # people in a room
BUSIEST = 0.6  # how busy anything may be
SLOWEST = 100.0  # the 99th percentile
PEOPLE = [10_000, 100_000, 1_000_000]
RATES = [(1.0, "everybody acts every second, as while building"), (0.25, "every four seconds, as over a whole game")]
ACTIONS = 12_000  # simulated for each row

# ---


class Cores:
    """Processors with one queue: work begins when one of them is free."""

    def __init__(self, count):
        self.free = [0.0] * count
        self.busy = 0.0

    def work(self, now, takes):
        begins = max(now, heapq.heappop(self.free))
        heapq.heappush(self.free, begins + takes)
        self.busy += takes
        return begins + takes

    def used(self, until):
        return self.busy / (until * len(self.free))


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def simulate(rate, nodes, seed=1):
    """One database with so many servers, and so many actions in a millisecond over all of them.

    An action comes in at any server, crosses the bus to that of its room, is worked out, waits for the next commit of that
    server, for PostgreSQL and its disk, and is told on the way back. Gives the times of actions and how busy everything was.
    """
    rng = random.Random(seed)
    cpus = [Cores(CORES) for _ in range(nodes)]
    database, bus = Cores(CORES), Cores(CORES)
    waiting = [[] for _ in range(nodes)]  # for the next commit of this server
    storing = [False] * nodes
    flushing, unflushed = False, []
    events, number = [], 0
    times, until = [], 0.0

    def push(when, what, *about):
        nonlocal number
        number += 1
        heapq.heappush(events, (when, number, what, about))

    now = 0.0
    for _ in range(ACTIONS):
        now += -math.log(1.0 - rng.random()) / rate
        push(now, "comes", now, rng.randrange(nodes), rng.randrange(nodes))
    while events:
        now, _, what, about = heapq.heappop(events)
        until = max(until, now)
        if what == "comes":
            begun, near, far = about
            if near == far:
                push(cpus[far].work(now, NODE / 2), "store", begun, near, far)
            else:
                push(cpus[near].work(now, CROSSING / 4), "cross", begun, near, far)
        elif what == "cross":
            begun, near, far = about
            push(bus.work(now, BUS / 2) + 2 * WIRE, "arrives", begun, near, far)
        elif what == "arrives":
            begun, near, far = about
            push(cpus[far].work(now, NODE / 2 + CROSSING / 4), "store", begun, near, far)
        elif what == "store":
            far = about[2]
            waiting[far].append(about)
            if not storing[far]:
                push(now, "commit", far)
                storing[far] = True
        elif what == "commit":
            (far,) = about
            batch, waiting[far] = waiting[far][:BATCH], waiting[far][BATCH:]
            push(cpus[far].work(now, NODE_COMMIT) + WIRE, "write", far, batch)
        elif what == "write":
            push(database.work(now, DATABASE_COMMIT + DATABASE_ROW * len(about[1])), "flush", *about)
        elif what == "flush":
            unflushed.append(about)
            if not flushing:
                flushing = True
                push(now + FLUSH, "flushed", unflushed)
                unflushed = []
        elif what == "flushed":
            # Whoever came meanwhile is written together, next.
            for far, batch in about[0]:
                push(now + WIRE, "stored", far, batch)
            flushing = bool(unflushed)
            if flushing:
                push(now + FLUSH, "flushed", unflushed)
                unflushed = []
        elif what == "stored":
            far, batch = about
            storing[far] = bool(waiting[far])
            if storing[far]:
                push(now, "commit", far)
            for begun, near, room in batch:
                crosses = near != room
                told = cpus[room].work(now, NODE / 2 + (CROSSING / 4 if crosses else 0.0))
                push(told, "told" if crosses else "done", begun, near, room)
        elif what == "told":
            begun, near, far = about
            push(bus.work(now, BUS / 2) + 2 * WIRE, "passed", begun, near, far)
        elif what == "passed":
            begun, near, far = about
            push(cpus[near].work(now, CROSSING / 4), "done", begun, near, far)
        elif what == "done":
            times.append(now - about[0])
    times = times[len(times) // 5 :]
    used = sum(cpu.used(until) for cpu in cpus) / nodes, database.used(until), bus.used(until)
    return percentile(times, 0.5), percentile(times, 0.99), used


def is_well(result):
    _, slow, used = result
    return slow <= SLOWEST and max(used) <= BUSIEST * 1.02  # chance brings a little more or less


def smallest(people, rate):
    """The fewest houses (a database, a bus), then the fewest servers in each, with which all is well."""
    actions = people * rate
    per_row = DATABASE_ROW / (CORES * BUSIEST)
    databases = max(1, math.ceil(actions / 1000.0 * per_row))
    while True:
        share = actions / 1000.0 / databases
        nodes = max(math.ceil(people / databases / SOCKETS), math.ceil(share * NODE / (CORES * BUSIEST)))
        most = (CONNECTIONS - KEPT) // READERS
        while nodes <= most:
            result = simulate(share, nodes)
            used = result[2]
            if is_well(result):
                return databases, nodes, result
            if max(used[1], used[2]) > BUSIEST * 1.02:
                break  # More servers would not help it.
            nodes = max(nodes + 1, math.floor(nodes * used[0] / BUSIEST))
        databases = max(databases + 1, math.ceil(databases * 1.1))


def capacity(used_by):
    """What one machine takes, if it is as busy as it may be."""
    return CORES * BUSIEST / used_by * 1000.0


def gigabytes(value):
    """As much as matters: parts of one only where there are few."""
    return f"{value:.1f}" if value < 10 else number(value)


def number(value):
    """A number as people read it, no more exact than it is."""
    digits = max(0, int(math.floor(math.log10(value))) - 1) if value >= 1 else 0
    return f"{int(round(value, -digits)):,}"


def tables():
    out = []
    say = out.append
    share = (2.0 / 3.0) * CROSSING
    say("| an action costs | embedded database | one server, PostgreSQL | three servers, two thirds cross |")
    say("| --- | --- | --- | --- |")
    commit = f"and {NODE_COMMIT:.2f} ms a commit"
    say(f"| of a server's processor | {NODE_EMBEDDED:.2f} ms | {NODE:.2f} ms {commit} | {NODE + share:.2f} ms {commit} |")
    database = f"{DATABASE_ROW:.3f} ms and {DATABASE_COMMIT:.2f} ms a commit"
    say(f"| of PostgreSQL's | | {database} | the same |")
    say(f"| of nats-server's | | | {BUS * 2 / 3:.2f} ms, {BUS_MESSAGES * 2 / 3:.0f} messages |")
    say(f"| rows, and bytes written ahead | 1 | 1, {LOG_AHEAD_BYTES} B | 1, {LOG_AHEAD_BYTES} B |")
    say(f"| to the four clients | {CLIENT_BYTES / 1000:.1f} kB | the same | the same |")
    say("")
    say(f"A game of four is {STEPS} steps and {STEPS * STORED_BYTES / 1000:.0f} kB on disk; a room in memory is {ROOM_KILOBYTES} kB.")
    say("")
    say(f"| one machine of {CORES} processors, {BUSIEST:.0%} busy | actions in a second | people at one action a second |")
    say("| --- | --- | --- |")
    node = capacity(NODE + CROSSING)
    full = capacity(DATABASE_ROW + DATABASE_COMMIT / BATCH)
    small = capacity(DATABASE_ROW + DATABASE_COMMIT)
    for name, takes in [
        ("a server alone, embedded database", capacity(NODE_EMBEDDED)),
        ("a server among many, whose clients are elsewhere", node),
        ("PostgreSQL, if every commit is full", full),
        ("PostgreSQL, if every commit has one row", small),
        ("nats-server, if everything crosses", capacity(BUS)),
    ]:
        say(f"| {name} | {number(takes)} | {number(takes)} |")
    for rate, when in RATES:
        say("")
        say(f"| people, {when} | actions in a second | houses | servers | busy: servers, database, bus | p50 | p99 | first limit |")
        say("| --- | --- | --- | --- | --- | --- | --- | --- |")
        for people in PEOPLE:
            databases, nodes, (middle, slow, used) = smallest(people, rate)
            busiest = max(range(3), key=lambda at: used[at])
            first = ["servers", "the database", "the bus"][busiest] if max(used) > BUSIEST / 2 else "none yet"
            busy = ", ".join(f"{share:.0%}" for share in used)
            each = f"{databases * nodes}" if databases == 1 else f"{databases * nodes} ({nodes} each)"
            say(
                f"| {people:,} | {number(people * rate)} | {databases} | {each} | {busy} | {middle:.0f} ms | {slow:.0f} ms | {first} |"
            )
    say("")
    say("| people | rooms | memory of rooms | to clients | written ahead | stored in a day of twelve hours |")
    say("| --- | --- | --- | --- | --- | --- |")
    for people in PEOPLE:
        actions = people * RATES[-1][0]
        rooms = people / SEATS
        say(
            f"| {people:,} | {number(rooms)} | {gigabytes(rooms * ROOM_KILOBYTES / 1e6)} GB "
            f"| {number(actions * CLIENT_BYTES * 8 / 1e6)} Mbit/s | {actions * LOG_AHEAD_BYTES / 1e6:.1f} MB/s "
            f"| {number(actions * STORED_BYTES * 43_200 / 1e9)} GB |"
        )
    return "\n".join(out) + "\n"


BEGIN, END = "<!-- examples/scale.py -->\n", "<!-- the end of examples/scale.py -->\n"


def main():
    text = tables()
    if sys.argv[1:] == ["--write"]:
        page = Path(__file__).parent.parent / "docs" / "SCALE.md"
        before, rest = page.read_text(encoding="utf-8").split(BEGIN)
        page.write_text(before + BEGIN + text + END + rest.split(END)[1], encoding="utf-8")
    else:
        sys.stdout.reconfigure(encoding="utf-8")
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
