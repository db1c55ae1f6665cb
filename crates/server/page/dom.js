// A page is a function of its data: `h` describes elements, `show` makes the document like the description.
// Elements that stay are changed, not replaced, so that a click or the focus survives an update that arrives meanwhile.

const SVG = 'http://www.w3.org/2000/svg';

/** Describes an element. Whatever is not a description or a number becomes text, never markup. */
export function h(tag, props, ...kids) {
  return { tag, props: props ?? {}, kids: kids.flat(Infinity).filter((kid) => kid != null && kid !== false && kid !== '') };
}

function setProps(node, old, now) {
  for (const name in { ...old, ...now }) {
    const value = now[name];
    // What the server did not accept must not stay chosen.
    if ((name === 'value' && node.tagName === 'SELECT') || name === 'checked') {
      if (node[name] !== value) node[name] = value;
      continue;
    }
    if (value === old[name] || name === 'key') continue;
    if (name.startsWith('on')) node[name] = value ?? null;
    else if (name === 'value') node[name] = value ?? '';
    else if (value == null || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? '' : value);
  }
}

function make(wanted, space) {
  if (typeof wanted !== 'object') return document.createTextNode(wanted);
  const own = wanted.tag === 'svg' ? SVG : space;
  const node = own ? document.createElementNS(own, wanted.tag) : document.createElement(wanted.tag);
  node.described = { kids: [], props: {} };
  fill(node, wanted, own);
  return node;
}

function fill(node, wanted, space) {
  const was = node.described;
  if (was === wanted) return;
  const free = [...node.childNodes];
  const keyed = new Map(free.filter((child) => child.described?.props.key != null).map((child) => [child.described.props.key, child]));
  const unkeyed = free.filter((child) => child.described?.props.key == null);
  let next = 0;
  const kept = wanted.kids.map((kid) => {
    const key = kid.props?.key;
    let old = key != null ? keyed.get(key) : unkeyed[next];
    if (old && (typeof kid === 'object' ? old.described?.tag === kid.tag : old.nodeType === 3)) {
      if (key == null) next += 1;
      if (old.nodeType === 3) {
        if (old.data !== String(kid)) old.data = kid;
      } else fill(old, kid, kid.tag === 'svg' ? SVG : space);
      return old;
    }
    return make(kid, space);
  });
  const stay = new Set(kept);
  for (const child of free) if (!stay.has(child)) child.remove();
  kept.forEach((child, i) => {
    if (node.childNodes[i] !== child) node.insertBefore(child, node.childNodes[i] ?? null);
  });
  // After the children: a select takes its value only when its options are there.
  setProps(node, was.props, wanted.props);
  node.described = wanted;
}

/** Makes the page look like this. */
export function show(...kids) {
  const app = document.getElementById('app');
  if (!app.described) app.replaceChildren();
  app.described ??= { kids: [], props: {} };
  fill(app, h('div', { id: 'app' }, kids), null);
}

let hideToast = 0;

/** Says something for a moment. */
export function toast(text) {
  const place = document.getElementById('toast');
  place.textContent = text;
  place.className = 'up';
  clearTimeout(hideToast);
  hideToast = setTimeout(() => (place.className = ''), 4500);
}

/** A button; one that may not be pressed says why, as a hint and when it is pressed all the same. */
export function button(label, act, { why, cls, ...props } = {}) {
  return h('button', {
    type: 'button', class: cls, title: why || undefined, 'aria-disabled': why ? 'true' : undefined, ...props,
    onclick: () => (why ? toast(why) : act()),
  }, label);
}

/** Something drawn that can be pressed, also with the keyboard. */
export const pressable = (label, act) => ({
  tabindex: 0, role: 'button', 'aria-label': label, onclick: act,
  onkeydown: (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
});

/** A field with a label. */
export const field = (label, input) => h('label', { class: 'field' }, h('span', null, label), input);

/** A choice from a list of [value, text]. */
export const select = (value, options, change, props) => h('select',
  { value: String(value), onchange: (event) => change(event.target.value), ...props },
  options.map(([each, text]) => h('option', { value: String(each) }, text)));

function read(key) {
  try {
    return JSON.parse(localStorage.getItem('trucker') ?? '{}')[key];
  } catch {
    return undefined;
  }
}

/** What this browser remembers: the player's name and the tokens of seats. */
export const memory = {
  name: () => read('name') ?? '',
  rooms: () => read('rooms') ?? {},
  keep(key, value) {
    const all = { name: memory.name(), rooms: memory.rooms(), [key]: value };
    try {
      localStorage.setItem('trucker', JSON.stringify(all));
    } catch {
      toast('This browser keeps nothing: the seat is lost when the page is closed.');
    }
  },
  keepSeat: (room, token) => memory.keep('rooms', { ...memory.rooms(), [room]: token }),
  dropSeat(room) {
    const { [room]: _, ...rest } = memory.rooms();
    memory.keep('rooms', rest);
  },
};
