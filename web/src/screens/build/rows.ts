// Going through things that lie in rows with the arrow keys.

/** The thing that an arrow, Home or End leads to from here; none if there is no such key or nothing there. */
export function stepInRows(things: Iterable<HTMLElement>, from: EventTarget | null, key: string): HTMLElement | null {
  const list = [...things];
  const index = list.findIndex((thing) => thing === from);
  const here = list[index];
  if (!here) return null;
  if (key === 'ArrowRight') return list[index + 1] ?? null;
  if (key === 'ArrowLeft') return list[index - 1] ?? null;
  if (key === 'Home') return list[0] ?? null;
  if (key === 'End') return list.at(-1) ?? null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const place = here.getBoundingClientRect();
  const down = key === 'ArrowDown';
  const far = (one: number, other: number): number => Math.abs(one - other);
  // The nearest row that way, and in it whatever lies nearest.
  const ahead = list
    .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top > place.top + 4 : box.top < place.top - 4))
    .sort(({ box: a }, { box: b }) => far(a.top, place.top) - far(b.top, place.top) || far(a.left, place.left) - far(b.left, place.left));
  return ahead[0]?.thing ?? null;
}
