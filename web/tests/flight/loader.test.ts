// Goods are loaded block by block: whatever goes wrong on the way, nothing is lost that somebody meant to load.

import { beforeAll, expect, test } from 'vitest';
import { fillBox } from '../../src/lib/catalogue';
import type { Answer, Catalogue, GameView, Good, Goods, PlacedTile, Square } from '../../src/protocol';
import { type Put, gain } from '../../src/screens/flight/cargo';
import { Loader } from '../../src/screens/flight/loader.svelte';
import type { Table } from '../../src/lib/table.svelte';
import { GOODS } from '../../src/words/names';

beforeAll(() => {
  const tile = (id: number, component: object) => ({ id, name: '', component, connectors: [] });
  fillBox({ tiles: [tile(0, { type: 'cargo', value: 2 }), tile(1, { type: 'special_cargo', value: 1 })] } as unknown as Catalogue);
});

const move =
  (type: 'lift' | 'put' | 'burn') =>
  (square: Square, good: Good): Answer => ({ type, value: [square, good] });
const [lift, put, burn] = [move('lift'), move('put'), move('burn')];
const DONE: Answer = { type: 'done' };
const same = (one: Answer, two: Answer | undefined): boolean => JSON.stringify(one) === JSON.stringify(two);

/** A server with one ship to load, which would do as its script says. */
class Port {
  sent: Answer[] = [];
  /** What becomes of an answer: it is taken, refused, or taken without anybody hearing of it. */
  fate: (answer: Answer) => 'taken' | 'refused' | 'unheard' = () => 'taken';
  view = {} as GameView;
  #over = false;
  #lifting = true;

  constructor(
    readonly dock: Goods,
    readonly tiles: PlacedTile[],
    public script: Answer[],
  ) {
    this.tell();
  }

  tell(): void {
    const holds = this.tiles.filter(({ tile, goods }) => goods!.reduce((sum, n) => sum + n, 0) < (tile === 0 ? 2 : 1));
    const squares = (tiles: PlacedTile[]): Square[] => tiles.map(({ square }) => square);
    const shape = {
      type: 'cargo',
      dock: [...this.dock],
      laden: GOODS.map((_, i) => squares(this.tiles.filter(({ goods }) => this.#lifting && goods![i]! > 0))),
      free: GOODS.map((good, i) => squares(holds.filter(({ tile }) => this.dock[i]! > 0 && (good !== 'red' || tile === 1)))),
    };
    const [suggested = DONE, ...suggested_next] = this.script;
    const decision = { seat: 0, shape, reason: { type: 'load_goods' } };
    const question = this.#over ? null : { id: this.sent.length, decision, suggested, suggested_next, choices: [] };
    const tiles = this.tiles.map((tile) => ({ ...tile, goods: [...tile.goods!] }));
    this.view = { ships: [{ tiles }], own: { question } } as unknown as GameView;
  }

  answer(answer: Answer): Promise<boolean> {
    this.sent.push(answer);
    const fate = this.fate(answer);
    if (fate === 'refused') return Promise.resolve(false);
    if (same(answer, this.script[0])) this.script = this.script.slice(1);
    if (answer.type === 'lift' || answer.type === 'put') {
      const [square, good] = answer.value;
      const [at, by] = [GOODS.indexOf(good) as 0, answer.type === 'put' ? 1 : -1];
      this.#lifting &&= answer.type === 'lift';
      this.dock[at] -= by;
      this.tiles.find((tile) => tile.square === square)!.goods![at] += by;
      if (this.dock[at] < 0) throw new Error('this block is not there');
    } else this.#over = true;
    if (fate === 'taken') this.tell();
    return Promise.resolve(fate === 'taken');
  }

  get goods(): Goods[] {
    return this.tiles.map(({ goods }) => goods!);
  }
}

/** Three holds with a blue block in each, two of which could take the red ones that wait. */
const full = (): [Goods, PlacedTile[], Answer[]] => [
  [2, 0, 0, 0],
  [
    { square: '6,7', tile: 0, turn: 0, goods: [0, 0, 0, 1] },
    { square: '8,7', tile: 1, turn: 0, goods: [0, 0, 0, 1] },
    { square: '9,7', tile: 1, turn: 0, goods: [0, 0, 0, 1] },
  ],
  [lift('8,7', 'blue'), lift('9,7', 'blue'), put('8,7', 'red'), put('9,7', 'red'), put('6,7', 'blue')],
];
/** Two empty holds, and room for all that waits. */
const empty = (...script: Answer[]): [Goods, PlacedTile[], Answer[]] => [
  [1, 0, 0, 2],
  [
    { square: '6,7', tile: 0, turn: 0, goods: [0, 0, 0, 0] },
    { square: '8,7', tile: 1, turn: 0, goods: [0, 0, 0, 0] },
  ],
  script,
];
const all = [put('8,7', 'red'), put('6,7', 'blue'), put('6,7', 'blue')];

function at([dock, tiles, script]: [Goods, PlacedTile[], Answer[]]): { port: Port; loader: Loader } {
  const port = new Port(dock, tiles, script);
  return { port, loader: new Loader({ session: port } as unknown as Table, () => port.view.own!.question!) };
}
const puts = (plan: readonly Put[]): Answer[] => plan.map(({ square, good }) => put(square, good));

test('a rearrangement takes blocks out and plans as is proposed', async () => {
  const { port, loader } = at(full());
  expect(loader.plan).toEqual([]);
  await loader.rearrange();
  expect(puts(loader.plan)).toEqual(full()[2].slice(2));
  await loader.done();
  expect(port.sent).toEqual([...full()[2], DONE]);
  expect(port.goods).toEqual([
    [0, 0, 0, 2],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
});

test('a rearrangement that is broken off half-way leaves a plan for what is aboard', async () => {
  const { port, loader } = at(full());
  port.fate = (answer) => (same(answer, lift('8,7', 'blue')) ? 'taken' : 'refused');
  await loader.rearrange();
  // Nothing is tried any more after what has failed.
  expect(port.sent).toEqual([lift('8,7', 'blue'), lift('9,7', 'blue')]);
  expect(loader.sending).toBe(false);
  const rest = [put('8,7', 'red'), put('6,7', 'blue')];
  expect(puts(loader.plan)).toEqual(rest);
  expect(loader.dock).toEqual([1, 0, 0, 0]);

  // As long as nothing gets through, nothing is given up.
  await loader.done();
  expect(port.sent).not.toContainEqual(DONE);
  expect(puts(loader.plan)).toEqual(rest);

  port.fate = () => 'taken';
  port.sent = [];
  await loader.done();
  expect(port.sent).toEqual([...rest, DONE]);
  expect(port.goods).toEqual([
    [0, 0, 0, 2],
    [1, 0, 0, 0],
    [0, 0, 0, 1],
  ]);
});

test('loading does not end after a block that was refused, and can be gone on with', async () => {
  const { port, loader } = at(empty(...all));
  // Somebody has an order of their own.
  await loader.lift('8,7', 'red');
  loader.add({ square: '8,7', good: 'red' });
  const sent = [put('6,7', 'blue'), put('6,7', 'blue'), put('8,7', 'red')];
  expect(puts(loader.plan)).toEqual(sent);
  loader.held = { good: 'red', nth: 0 };
  port.fate = (answer) => (same(answer, sent[2]!) ? 'refused' : 'taken');
  port.script = [put('8,7', 'red')];
  await loader.done();
  expect(port.sent).toEqual(sent);
  expect(loader.sending).toBe(false);
  expect(loader.held).toBeNull();
  expect(puts(loader.plan)).toEqual([put('8,7', 'red')]);
  expect(loader.ship[0]!.goods).toEqual([0, 0, 0, 2]);

  port.fate = () => 'taken';
  await loader.done();
  expect(port.sent).toEqual([...sent, put('8,7', 'red'), DONE]);
  expect(port.dock).toEqual([0, 0, 0, 0]);
});

test('what was taken unheard is not planned again once it is known', async () => {
  const { port, loader } = at(empty(...all));
  port.fate = (answer) => (answer.type === 'put' && answer.value[1] === 'blue' ? 'unheard' : 'taken');
  await loader.done();
  expect(port.sent).toEqual(all.slice(0, 2));
  port.tell();
  expect(puts(loader.plan)).toEqual(all.slice(2));
  expect(loader.dock).toEqual([0, 0, 0, 0]);
});

test('what is left on the dock on purpose stays there if only the end of it fails', async () => {
  const { port, loader } = at(empty(...all));
  await loader.lift('8,7', 'red');
  port.fate = ({ type }) => (type === 'done' ? 'refused' : 'taken');
  port.script = [put('8,7', 'red')];
  await loader.done();
  expect(loader.plan).toEqual([]);
  expect(loader.dock).toEqual([1, 0, 0, 0]);
});

test('a block that is lifted off the ship is not planned back', async () => {
  const { port, loader } = at(full());
  port.script = [];
  port.fate = () => {
    port.script = [put('8,7', 'red'), put('6,7', 'blue')];
    return 'taken';
  };
  expect(await loader.lift('8,7', 'blue')).toBe(true);
  expect(loader.plan).toEqual([]);
  expect(loader.dock).toEqual([2, 0, 0, 1]);
});

test('whoever lets things be rearranged holds nothing any more', async () => {
  const { loader } = at(full());
  loader.held = { good: 'red', nth: 0 };
  const under = loader.rearrange();
  expect(loader.held).toBeNull();
  await under;
});

test('where it is proposed to burn a block, everything is planned to be loaded', () => {
  // What is proposed ends there if a question of another kind comes next, and else goes on without the block.
  for (const script of [[burn('7,8', 'blue')], [burn('7,8', 'blue'), put('8,7', 'red'), put('6,7', 'blue')]]) {
    const { loader } = at(empty(...script));
    expect(puts(loader.plan)).toEqual(all);
    expect(loader.dock).toEqual([0, 0, 0, 0]);
  }
});

test('a block that would burn during a rearrangement is loaded if there is room', async () => {
  const [dock, tiles] = full();
  const script = [lift('8,7', 'blue'), burn('7,8', 'blue'), put('8,7', 'red')];
  const { port, loader } = at([dock, tiles, script]);
  // So much it brings even if the block is left behind.
  expect(gain(loader.question(), loader.still, [4, 3, 2, 1])).toBe(3);
  await loader.rearrange();
  expect(port.sent).toEqual([lift('8,7', 'blue')]);
  expect(puts(loader.plan)).toEqual([put('8,7', 'red'), put('6,7', 'blue')]);
});
