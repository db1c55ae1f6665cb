#!/usr/bin/env python3
"""A small client for a trucker server, written from docs/PROTOCOL.md alone. Python 3, standard library only.

    python3 examples/client.py http://localhost:7777 --mode 2 --seats 3

It opens a room with instant bots (or joins one, or watches), plays a whole game and tells its story. On the way it
checks that the server does what the page says: it keeps its own copy of the view, compares it with a fresh one from
time to time, and at the end checks the seed and the record.

Exit status: 0 the game is over, 1 the server did something that the page does not describe, 2 bad arguments, no server,
or no seat.
"""
import argparse, base64, hashlib, json, os, random, socket, ssl, struct, sys, time
import urllib.error, urllib.parse, urllib.request


class Surprise(Exception):
    """The server did something that the page does not describe."""


class Hopeless(Exception):
    """Nothing to be done: no server, no such room, no seat."""


class Lost(Exception):
    """The connection is gone; the argument, if there is one, is the code of the server's `bye`."""


def expect(truth, message, *details):
    if not truth:
        raise Surprise(message + "".join(" | " + json.dumps(d)[:600] for d in details))


# ---------------------------------------------------------------- a minimal WebSocket client (RFC 6455)

class WebSocket:
    def __init__(self, address, pieces=1):
        url = urllib.parse.urlsplit(address)
        self.pieces, self.buffer, self.parts, self.last_frame = pieces, b"", None, time.monotonic()
        try:
            self.sock = socket.create_connection((url.hostname, url.port or (443 if url.scheme == "https" else 80)), 10)
            if url.scheme == "https":
                self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=url.hostname)
            key = base64.b64encode(os.urandom(16)).decode()
            self.sock.sendall((f"GET {url.path.rstrip('/')}/ws HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
                               f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                               "Sec-WebSocket-Version: 13\r\n\r\n").encode())
            while b"\r\n\r\n" not in self.buffer:
                self.fill()
        except OSError as error:
            raise Lost() from error
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        lines = head.decode("latin-1").split("\r\n")
        status = int(lines[0].split()[1])
        if status == 429:  # too many connections from this address
            raise Lost("too_many")
        expect(status == 101, "the WebSocket was not opened: " + lines[0])
        headers = {k.strip().lower(): v.strip() for k, v in (line.split(":", 1) for line in lines[1:])}
        proof = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        expect(headers.get("sec-websocket-accept") == base64.b64encode(proof).decode(), "a wrong Sec-WebSocket-Accept")

    def fill(self):
        data = self.sock.recv(65536)
        if not data:
            raise Lost()
        self.buffer += data

    def frame(self, opcode, payload, final=True):
        """Send one frame; a client always masks what it sends."""
        mask, size = os.urandom(4), len(payload)
        head = bytes([opcode | (0x80 if final else 0)])
        head += bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)  # 16 KiB at most
        try:
            self.sock.settimeout(10)
            self.sock.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))
        except OSError as error:
            raise Lost() from error

    def send(self, message):
        data = json.dumps(message).encode()
        step = -(-len(data) // self.pieces)  # one frame, or several if asked to show fragmentation
        for i in range(0, len(data), step):
            self.frame(0 if i else 1, data[i:i + step], final=i + step >= len(data))

    def take_frame(self):
        """One whole frame out of the buffer as (final, opcode, payload), or None if it is not all there yet."""
        if len(self.buffer) < 2:
            return None
        first, size, at = self.buffer[0], self.buffer[1], 2
        expect(first & 0x70 == 0 and size < 128, "a frame with reserved bits or a mask")
        if size > 125:
            at = 4 if size == 126 else 10
            if len(self.buffer) < at:
                return None
            size = int.from_bytes(self.buffer[2:at], "big")
        if len(self.buffer) < at + size:
            return None
        payload, self.buffer = self.buffer[at:at + size], self.buffer[at + size:]
        return bool(first & 0x80), first & 15, payload

    def receive(self, timeout):
        """The next message, or None if none came in time. Pings are answered on the way."""
        until = time.monotonic() + timeout
        while True:
            frame = self.take_frame()
            if frame is None:
                left = until - time.monotonic()
                if left <= 0:
                    return None
                try:
                    self.sock.settimeout(left)
                    self.fill()
                except (socket.timeout, ssl.SSLWantReadError):
                    return None
                except OSError as error:
                    raise Lost() from error
                continue
            self.last_frame = time.monotonic()
            final, opcode, payload = frame
            if opcode == 9:
                self.frame(10, payload)
            elif opcode == 8:
                self.frame(8, payload[:2])
                raise Lost(*filter(None, [payload[2:].decode()]))
            elif opcode in (0, 1):
                expect((opcode == 0) == (self.parts is not None), "fragments in disorder")
                self.parts = (self.parts or b"") + payload
                if final:
                    text, self.parts = self.parts.decode("utf-8"), None
                    return json.loads(text)
            else:
                expect(opcode == 10, f"a frame of kind {opcode}")


# ---------------------------------------------------------------- HTTP

def http(base, path, body=None):
    """GET, or POST if there is a body. A request beyond the limits is tried again after a minute."""
    request = urllib.request.Request(base + path, None if body is None else json.dumps(body).encode(),
                                     {"Content-Type": "application/json"})
    for _ in range(5):
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                expect(answer.status == (200 if body is None else 201), f"{path}: status {answer.status}")
                return json.load(answer)
        except urllib.error.HTTPError as error:
            refusal = json.load(error).get("refusal", {})
            expect("code" in refusal, f"{path}: status {error.code} without a refusal")
            if refusal["code"] != "too_many":
                raise Hopeless(f"{path} is refused: {json.dumps(refusal)}") from error
            print("too many requests from this address: waiting a minute", flush=True)
            time.sleep(60)
        except OSError as error:
            raise Hopeless(f"no server at {base}: {error}") from error
    raise Hopeless("still too many requests")


# ---------------------------------------------------------------- what the page lists

MESSAGES = "welcome room view update ack foreseen story refused chat pong bye".split()
SECTIONS = "flight yard seats ships waiting own".split()
PHASES = "set_up building late_parts spot_check crew reveal card card_done payday titles sale over".split()
# Events and reasons are not listed: later boxes and later servers have more of them. Any event can be told by its name
# and values, and every question comes with a suggested answer.
DULL = """tile_taken tile_returned tile_lifted tile_placed batteries_charged humans_boarded pile_opened
    pile_closed""".split()  # not told
GRANTED = """pay_battery pay_power boost fire_catapult switch_on_to_thrust
    post_crubots""".split()  # what is foreseen goes on after these questions
AGAIN = (None, "stopping", "room_closed", "paused", "too_slow", "storage", "internal")  # connections that ended so: come back
LATER = ("too_many", "too_fast")                                              # come back after a minute
GONE = ("elsewhere", "dismissed", "unknown_room", "wrong_token")              # stop


def spelt(event):
    """The name of an event and its values by name, whatever event it is."""
    return event["type"], {key: value for key, value in event.items() if key != "type"}


def check_view(view):
    expect(set(view) >= set(SECTIONS), "a view without some section", list(view))
    expect(view["flight"]["phase"]["type"] in PHASES, "an unknown phase", view["flight"]["phase"])


def apply(view, changes):
    """Put the changes over the view: whole sections, whole entries of `seats` and `ships`, or `may_undo` of the own one."""
    for section, new in changes.items():
        if section in ("seats", "ships"):
            for seat, entry in new.items():
                view[section][int(seat)] = entry
        elif section == "may_undo":
            view["own"]["may_undo"] = new
        elif section in SECTIONS:
            view[section] = new


# ---------------------------------------------------------------- the player

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # front, right, rear, left: where the neighbour is
WANTED = {"engine": 3, "double_engine": 1, "cannon": 3, "double_cannon": 1, "cabin": 3, "battery": 2, "cargo": 3,
          "special_cargo": 1, "shield": 2, "structural": 2}


GO, CLOSE, DRAW, FLIP, RESERVE, RETURN = ({"type": step} for step in "go close draw flip reserve return".split())


class Client:
    def __init__(self, args):
        self.args, self.base, self.rng = args, args.server.rstrip("/"), random.Random(args.seed)
        self.ws = self.seat = self.token = self.room = self.game = self.view = None
        self.version, self.number, self.received, self.pause = -1, 0, 0, 0.0
        self.waits_for = None      # the message whose answer is awaited; one at a time keeps everything simple
        self.stale = False         # the view has a gap: ask for a new one
        self.commitments = {}      # by game, as told at the start
        self.told = {}             # by version: the events of steps that stand
        self.flight, self.returned, self.tried = None, 0, set()
        self.count = dict.fromkeys("messages compared gaps drops caught_up too_fast largest".split(), 0)
        catalogue = http(self.base, "/api/content")
        self.tiles, self.cards = catalogue["tiles"], catalogue["cards"]

    def say(self, *words):
        if not self.args.quiet:
            print(*words, flush=True)

    # ---- a seat

    def take_seat(self):
        args = self.args
        if args.watch:
            rooms = http(self.base, "/api/rooms")
            if not args.room and not rooms:
                raise Hopeless("there is no public room to watch")
            self.code = args.room or rooms[0]["code"]
            return
        if args.room:
            given = self.join(f"/api/rooms/{urllib.parse.quote(args.room)}/join")
        elif args.quick:
            given = http(self.base, "/api/quick", {"name": args.name})
        else:
            levels = {"1": "I", "2": "II", "3": "III"}
            mode = {"type": "flight", "value": levels[args.mode]} if args.mode in levels else {"type": args.mode}
            pace = {"type": "turn_by_turn", "last_turns": 10} if args.turns else {"type": "real_time", "run": 90000}
            tiers = ("rookie", "trucker", "veteran", "expert")
            bots = [{"tier": self.rng.choice(tiers), "taste": "balanced", "pace": "instant"}
                    for _ in range(args.seats - args.people)]
            given = http(self.base, "/api/rooms", {"name": args.name, "bots": bots, "options": {
                "mode": mode, "seats": args.seats, "pace": pace, "aid": args.aid, "open_credits": False,
                "decision_limit": None, "public": True, "extras": json.loads(args.extras)}})
        self.code, self.seat, self.token = given["room"], given["seat"], given["token"]

    def join(self, path):
        """Sits down; whoever is called like somebody in the room gets a number."""
        for name in [self.args.name] + [f"{self.args.name} {number}" for number in (2, 3)]:
            try:
                return http(self.base, path, {"name": name})
            except Hopeless as refused:
                if "name_taken" not in str(refused):
                    raise
        return http(self.base, path, {"name": f"{self.args.name} 4"})

    # ---- the connection: connect, lose it, come back

    def run(self):
        self.take_seat()
        self.say(f"room {self.code}, " + ("watching" if self.seat is None else f"seat {self.seat}"))
        failures = 0
        while True:
            try:
                self.greet()
                while not self.finished():
                    self.turn()
                    failures = 0
                self.check_story()
                self.ws.frame(8, struct.pack("!H", 1000))
                self.ws.sock.close()
                return self.check_record()
            except Lost as lost:
                code = lost.args[0] if lost.args else None
                if self.ws:
                    self.ws.sock.close()
                if code == "drop":  # this client's own doing, see --drop-every
                    self.count["drops"] += 1
                    continue
                if code in GONE:
                    raise Hopeless("the server sent us away: " + code) from lost
                expect(code in AGAIN + LATER, f"the connection ended with {code}")
                failures += 1
                if failures > 6:
                    raise Hopeless(f"no connection to {self.base}") from lost
                wait = 60 if code in LATER else min(30, 2 ** (failures - 1))
                print(f"connection lost ({code}), again in {wait} s", flush=True)
                time.sleep(wait)

    def greet(self):
        """Open the WebSocket, say hello, and take the greeting in the order of the page."""
        self.waits_for = self.ws = None
        self.ws = WebSocket(self.base, self.args.fragments)
        hello = {"type": "hello", "protocol": 2, "room": self.code}
        if self.token:
            hello["token"] = self.token
        if self.view and not self.stale:
            hello["since"] = {"game": self.game, "version": self.version}
        self.ws.send(hello)
        due = ["welcome", "game", "room"]
        while due:
            message = self.next_message(20)
            expect(message, f"no {due[0]} within 20 seconds")
            kind = message["type"]
            allowed = ("view", "update", "bye") if due[0] == "game" else (due[0], "bye")
            expect(kind in allowed, f"{due[0]} is due", message)
            if kind == "update":
                expect(hello.get("since") == {"game": message["game"], "version": message["from"]},
                       "an update that does not follow `since`", hello, message)
                self.count["caught_up"] += 1
            getattr(self, "on_" + kind)(message)
            due.pop(0)
            if due and due[0] == "game" and not self.room["game"]:
                due.pop(0)

    def next_message(self, timeout):
        if self.args.drop_every and self.received >= self.args.drop_every:
            self.received = 0
            raise Lost("drop")
        message = self.ws.receive(timeout)
        if message is None:
            if time.monotonic() - self.ws.last_frame > 60:  # not even a ping: the line is dead
                raise Lost()
            return None
        self.received += 1
        self.count["messages"] += 1
        self.count["largest"] = max(self.count["largest"], len(json.dumps(message, separators=(",", ":"))))
        expect(message.get("type") in MESSAGES, "an unknown message", message)
        return message

    def turn(self):
        if self.waits_for:
            expect(time.monotonic() - self.asked_at < 60, "no answer within a minute to", self.waits_for)
        else:
            self.act()
        message = self.next_message(5)
        if message:
            getattr(self, "on_" + message["type"])(message)

    def send(self, message, numbered=True):
        if numbered:
            self.number += 1
            message["id"] = self.number
        self.waits_for, self.asked_at, self.sent_in = message, time.monotonic(), self.version
        time.sleep(self.pause)
        self.ws.send(message)

    # ---- what the server says

    def on_welcome(self, message):
        expect(message["protocol"] == 2 and message["you"] == self.seat, "a strange welcome", message)
        self.on_room(message)

    def on_room(self, message):
        room = self.room = message["room"]
        if room["game"]:
            told = self.commitments.setdefault(room["game"], room["commitment"])
            expect(told == room["commitment"], "the commitment has changed", room)
            expect((room["seed"] is None) == (room["phase"] != "over"), "a seed before the end, or none after", room)

    def on_view(self, message):
        check_view(message["view"])
        expect((message["view"]["own"] is None) == (self.seat is None), "`own` is for those with a seat")
        asked = self.waits_for and self.waits_for["type"] == "view"
        if self.game == message["game"] and not self.stale:
            expect(message["version"] >= self.version, "versions go back", message["version"], self.version)
            if message["version"] == self.version:
                for section in SECTIONS:
                    expect(message["view"][section] == self.view[section], f"my copy of {section} is another one",
                           self.view[section], message["view"][section])
                self.count["compared"] += 1
        self.view, self.game, self.version, self.stale = message["view"], message["game"], message["version"], False
        if asked:
            self.waits_for = None

    def on_update(self, message):
        versions = [step["version"] for step in message["steps"]]
        expect(versions == list(range(message["from"] + 1, message["version"] + 1)), "steps are missing", message)
        if (message["game"], message["from"]) != (self.game, self.version):
            self.count["gaps"] += 1
            self.stale = True  # described, so no surprise: a fresh view is asked for
            return
        expect(not [s for s in message["changes"] if s not in (*SECTIONS, "may_undo")], "unknown changes", message)
        apply(self.view, message["changes"])
        self.version = message["version"]
        check_view(self.view)
        for step in message["steps"]:
            self.check_foreseen(step)
            self.told[step["version"]] = step["events"]
            if step["cause"]["type"] == "undo":
                self.told.pop(step["version"] - 1, None)
            for event in step["events"]:
                self.tell(event)

    def check_foreseen(self, step):
        """If I answered out of `choices` and nobody was faster, then what was foreseen has to have happened."""
        sent = self.waits_for or {}
        if step["cause"] != {"type": "act", "value": self.seat} or step["version"] != self.sent_in + 1 or "asked" not in sent:
            return
        foreseen = self.foreseen.get(json.dumps(sent["action"]["value"]))
        question = (self.view.get("own") or {}).get("question")
        if foreseen is not None and question and question["decision"]["reason"]["type"] in GRANTED:
            # What was foreseen goes on after such a question; so far, its beginning has happened.
            foreseen = foreseen[:len(step["events"])]
        if foreseen is not None:
            # Who else is in debt is not known before the flight has ended, so nobody foresees that it is forgiven.
            happened = [event for event in step["events"] if not self.is_secret(event) or event in foreseen]
            expect(happened[:len(foreseen)] == foreseen, "something else was foreseen", foreseen, step, sent)

    def is_secret(self, event):
        what, values = spelt(event)
        return what == "paid" and values["why"]["type"] == "debt_forgiven" and values["seat"] != self.seat

    def answered(self, message):
        """Take the answer to the message that waits for one; returns that message."""
        sent = self.waits_for
        expect(sent and sent.get("id") == message["id"], "an answer to nothing", message, sent)
        self.waits_for = None
        return sent

    def on_ack(self, message):
        sent = self.answered(message)
        expect(("version" in message) == (sent["type"] in ("act", "undo")), "an ack that does not fit", message, sent)
        expect(message.get("version", -1) <= self.version or self.stale, "an ack before its update", message)

    def on_foreseen(self, message):
        answer = json.dumps(self.answered(message)["answer"])
        if self.sent_in == self.version and answer in self.foreseen:
            expect(self.foreseen[answer] == message["events"], "what_if and choices differ", message)

    def on_story(self, message):
        expect(message["id"] == self.waits_for["id"] and message["game"] == self.game, "a story nobody asked for", message)
        for step in message["steps"]:
            told = self.told.get(step["version"])
            if told is not None:  # of a step in the yard only the end is told, of the last one of a flight the beginning
                expect(step["events"] in (told[-len(step["events"]):], told[:len(step["events"])]),
                       "the story of a step is another one", step, told)
        if not message["more"]:
            self.waits_for = None
            expect(message["steps"] and message["steps"][-1]["events"][-1]["type"] == "flight_ended", "no end", message)

    def on_refused(self, message):
        refusal = message["refusal"]
        if refusal["code"] == "too_fast":  # it was not read: wait, then say the same again, and be slower from now on
            self.count["too_fast"] += 1
            self.pause = 0.05
            time.sleep(refusal["wait_ms"] / 1000)
            if self.waits_for:
                self.ws.send(self.waits_for)
            return
        expect("id" in message, "refused", message, self.waits_for)
        sent = self.answered(message)
        if refusal["code"] == "storage":
            time.sleep(1)
            return
        # A step on offer may be refused only if something has happened since: somebody else was faster.
        expect(self.sent_in != self.version or sent["type"] == "room", "refused, though on offer", message, sent)
        self.say("  refused:", json.dumps(refusal))

    def on_chat(self, message):
        self.say(f'  {message["line"]["name"]} says: {message["line"]["text"]}')

    def on_pong(self, message):
        expect(self.waits_for and self.waits_for.get("t") == message["t"], "a pong without a ping", message)
        self.waits_for = None

    def on_bye(self, message):
        raise Lost(message["refusal"]["code"])

    # ---- the story

    def name(self, seat):
        return self.room["seats"][seat]["name"] or f"seat {seat}"

    def kind(self, tile):
        return self.tiles[tile]["component"]["type"]

    def tell(self, event):
        what, values = spelt(event)
        words = [(self.name(values["seat"]) if values.get("seat") is not None else "--") + " " + what.replace("_", " ")]
        for key, value in values.items():
            if key == "card" and isinstance(value, int) and value < len(self.cards):
                value = f'{self.cards[value]["name"]} {self.cards[value]["kind"]}'
            elif key == "tile" and isinstance(value, int) and value < len(self.tiles):
                value = self.kind(value)
            if key != "seat":
                words.append(f"{key} {value if isinstance(value, str) else json.dumps(value)}")
        if what not in DULL:
            self.say("  " + ", ".join(words))

    # ---- playing

    def finished(self):
        return bool(self.view and self.view["flight"]["phase"]["type"] == "over" and self.room["game"] == self.game
                    and self.room["phase"] == "over" and not self.waits_for and not self.stale)

    def act(self):
        """Send the next message, if there is something to do; otherwise others are at work."""
        if self.stale or self.view and self.rng.random() < 0.06:
            return self.send({"type": "view"}, numbered=False)
        if self.rng.random() < 0.02:
            return self.send({"type": "ping", "t": self.rng.randrange(1000)}, numbered=False)
        if self.seat is None:
            return None
        me = self.room["seats"][self.seat]["sitter"]["value"]
        if self.room["phase"] == "lobby":
            return self.act_in_lobby(me)
        if self.room["phase"] == "over" or not self.view or self.room["game"] != self.game:
            return None
        if me["stand_in"]:
            return self.send({"type": "room", "change": {"do": "take_back"}})
        own = self.view["own"]
        if own["question"]:
            return self.answer(own["question"])
        step = own["build"] and self.build(own["build"])
        return step and self.send({"type": "act", "action": {"type": "build", "value": step}})

    def act_in_lobby(self, me):
        if self.room["host"] != self.seat:
            return None if me["ready"] else self.send({"type": "room", "change": {"do": "ready", "ready": True}})
        others = [s["sitter"] for i, s in enumerate(self.room["seats"]) if i != self.seat]
        if all(o["type"] == "bot" or o["type"] == "person" and o["value"]["ready"] for o in others):
            return self.send({"type": "room", "change": {"do": "start"}})
        return None

    def answer(self, question):
        """The suggested answer, unless another one is clearly better by what it leads to."""
        self.foreseen = {json.dumps(c["answer"]): c["events"] for c in question["choices"]}
        if self.rng.random() < 0.03:  # only to try it: the answer is looked at, then the question is here again
            return self.send({"type": "what_if", "answer": question["suggested"]})
        worth = {answer: self.worth(events) for answer, events in self.foreseen.items()}
        best, suggested = max(worth, key=worth.get, default=None), json.dumps(question["suggested"])
        if best is None or worth[best] <= worth.get(suggested, 0) + 2:
            best = suggested
        self.send({"type": "act", "asked": question["id"], "action": {"type": "answer", "value": json.loads(best)}})

    def worth(self, events):
        prices = {"tile_lost": -2, "crew_lost": -1, "battery_spent": -0.5, "left_flight": -20, "good_lost": -2}
        total = 0
        for what, values in map(spelt, events):
            if values.get("seat") == self.seat:
                total += prices.get(what, 0)
                total += values["credits"] if what == "paid" else values["days"] * 0.7 if what == "moved" else 0
        return total

    def build(self, offer):
        """The next step in the yard, or None. The offer tells what is allowed; this only decides what is nice."""
        view, ship = self.view, self.view["ships"][self.seat]
        if self.flight != (self.game, view["flight"]["number"]):
            self.flight, self.returned, self.tried = (self.game, view["flight"]["number"]), 0, set()
        may = [s["step"] for s in offer["steps"] if s["refusal"] is None]
        finishes = [step for step in may if step["type"] == "finish"]
        for first in (GO, CLOSE):  # begin; or put a pile back that has been read
            if first in may:
                return first
        if offer["scrap"] and ship["wrong"]:  # mending: take something off that is wrong
            wrong = [q for w in ship["wrong"] for q in w["squares"] if q in offer["scrap"]]
            return {"type": "scrap", "value": (wrong or offer["scrap"])[0]}
        if offer["turns"]:
            return self.place(offer, may, ship)
        if self.seat in view["yard"]["mending"]:
            return finishes[0] if finishes else None
        for pile, known in enumerate(view["own"]["piles"]):
            look = {"type": "look", "value": pile}
            if known is None and look in may:
                return look
        if self.returned < 12 and len(ship["tiles"]) < 26:
            lying = [t for t in view["yard"]["face_up"] if t not in self.tried and self.wanted(t, ship)]
            if lying and offer["take"] is None:
                self.tried.add(lying[0])
                return {"type": "take", "value": lying[0]}
            if DRAW in may:
                return DRAW
            if self.args.turns and view["yard"]["turn"] != self.seat:
                return None
        if finishes:
            return finishes[0]
        return FLIP if may == [FLIP] else None

    def wanted(self, tile, ship):
        kind = self.kind(tile)
        learning = self.view["flight"]["mode"]["type"] == "learning"
        limit = 1 - learning if kind == "life_support" else WANTED.get(kind, 0) + len(self.view["flight"]["level"]) - 1
        return sum(self.kind(t["tile"]) == kind for t in ship["tiles"]) < limit

    def place(self, offer, may, ship):
        tile = self.view["own"]["hand"]
        spots = [(self.beauty(ship, tile, q, t), q, t) for t in range(4) for q in offer["turns"][t]["fits"]]
        if spots and (self.wanted(tile, ship) or RETURN not in may):
            odd = self.room["options"]["aid"] == "tabletop" and self.rng.random() < 0.15  # to make mistakes there
            self.returned, self.tried = 0, set()
            return {"type": "place", "value": list((self.rng.choice(spots) if odd else max(spots))[1:])}
        self.returned += 1
        self.tried.add(tile)
        # A handicap may want two tiles in reserve before any is placed.
        engineer = self.view["seats"][self.seat]["handicap"] == "master_engineer"
        if RESERVE in may and (engineer and not spots or RETURN not in may):
            return RESERVE
        return RETURN if RETURN in may else None

    def beauty(self, ship, tile, square, turn):
        """Many joints, few exposed connectors, nothing that does not fit; cannons should aim to the front."""
        def side(tile, turn, i):
            return self.tiles[tile]["connectors"][(i + 4 - turn) % 4]
        around = {t["square"]: t for t in ship["tiles"]}
        column, row = map(int, square.split(","))
        kind = self.kind(tile)
        total = (3 if "cannon" in kind else 0) if turn == 0 else -8 if "engine" in kind else 0
        for i, (x, y) in enumerate(SIDES):
            mine, other = side(tile, turn, i), around.get(f"{column + x},{row + y}")
            if other is None:
                total -= mine != "smooth"
                continue
            theirs = side(other["tile"], other["turn"], (i + 2) % 4)
            fits = mine == theirs or mine != "smooth" and theirs != "smooth" and "universal" in (mine, theirs)
            total += (2 if mine != "smooth" else 0) if fits else -8
        return total

    # ---- the end

    def check_story(self):
        """The story of the last flight is what I was told of it while it went on."""
        self.send({"type": "story", "flight": self.view["flight"]["number"]})
        while self.waits_for:
            self.turn()

    def check_record(self):
        room = self.room
        expect(hashlib.sha256(bytes.fromhex(room["seed"])).hexdigest() == self.commitments[self.game],
               "the seed is not the one promised at the start", room)
        record = http(self.base, "/api/games/" + self.game)
        expect(all(record[k] == room[k] for k in ("seed", "commitment")), "the record has another seed", room)
        expect(record["setup"]["mode"] == room["options"]["mode"], "the record is of another mode", record["setup"])
        # The last steps of the replay have to lead to the view that I have.
        steps = f"/api/games/{self.game}/steps?" + ("" if self.seat is None else f"seat={self.seat}&")
        length = http(self.base, steps + "from=0&count=1")["length"]
        replay = http(self.base, steps + f"from={max(0, length - 30)}&count=30")
        for update in replay["updates"]:
            apply(replay["view"], update["changes"])
        for section in SECTIONS:
            expect(replay["view"][section] == self.view[section], f"the replay ends with other {section}",
                   replay["view"][section], self.view[section])
        expect(all(s["credits_exact"] for s in self.view["seats"]), "credits are not shown at the end")
        credits = [s["credits"] for s in self.view["seats"]]
        for listed in http(self.base, "/api/games"):
            if listed["id"] == self.game:
                expect(listed["credits"] == credits, "the list of games has other credits", listed, credits)
        print(f"game {self.game} is over after {self.version} steps; seed, record and replay are as promised")
        print("  " + ", ".join(f"{n}: {c}" for n, c in zip(record.get("names", range(9)), credits)))
        self.say("  " + ", ".join(f"{key.replace('_', ' ')} {n}" for key, n in self.count.items()))


def main():
    parser = argparse.ArgumentParser(description="Play a game on a trucker server.")
    parser.add_argument("server", help="such as http://localhost:7777")
    parser.add_argument("--mode", choices=("learning", "1", "2", "3", "trek"), default="learning")
    parser.add_argument("--room", metavar="CODE", help="join this room instead of opening one")
    parser.add_argument("--seats", type=int, choices=(1, 2, 3, 4), default=3)
    parser.add_argument("--people", type=int, default=1, help="how many seats are for people; the others get bots")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--quick", action="store_true", help="a learning flight at once, with the server's own bots")
    parser.add_argument("--watch", action="store_true", help="only watch (--room, or the first public room)")
    parser.add_argument("--seed", type=int, help="for this client's own choices; the server has its own seed")
    parser.add_argument("--quiet", action="store_true", help="print the result only")
    # For trying things out: drop the connection, send in fragments, build turn by turn or without aid.
    parser.add_argument("--drop-every", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--fragments", type=int, default=1, help=argparse.SUPPRESS)
    parser.add_argument("--extras", metavar="JSON", default="{}", help="parts of expansions, as in a room's options")
    parser.add_argument("--turns", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--aid", choices=("assisted", "tabletop"), default="assisted", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if urllib.parse.urlsplit(args.server).scheme not in ("http", "https"):
        parser.error("the server's address begins with http:// or https://")
    if not 1 <= args.people <= args.seats or args.fragments < 1 or 0 < args.drop_every < 5:
        parser.error("--people is 1 to --seats; --drop-every is 5 or more (a greeting has three messages)")
    try:
        Client(args).run()
    except (Surprise, LookupError, TypeError, ValueError) as surprise:  # LookupError: a field that should be there
        print("NOT AS DESCRIBED:", repr(surprise), file=sys.stderr)
        return 1
    except Hopeless as hopeless:
        print(hopeless, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
