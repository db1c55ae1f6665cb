// Stepping through a finished game.

import { h, show, button, select, toast } from './dom.js';
import { request, catalogue, changed } from './net.js';
import { brand } from './home.js';
import { players, flight, log, results, stage, isBuilding } from './panels.js';
import { COLOURS } from './words.js';

const PART = 200;
const BEAT = 450;

/** Shows a finished game, one step at a time. */
export function openReplay(id, go) {
  let gone = false;
  let playing = 0;
  let viewer = '';
  let data = null;
  const ui = { focus: null };
  const draw = () => !gone && show(page());

  const part = (from, count) => request(`/api/games/${encodeURIComponent(id)}/steps?from=${from}&count=${count}${viewer === '' ? '' : `&seat=${viewer}`}`);
  const append = ({ updates }) => {
    for (const { step, changes } of updates) {
      data.views.push(changed(data.views.at(-1), changes));
      data.steps.push(step);
    }
  };
  const load = async (keep = 0) => {
    const first = await part(0, PART);
    data = { box: await catalogue(), names: first.names, length: first.length, views: [first.view], steps: [], at: 0 };
    append(first);
    await seek(keep);
  };
  const seek = async (to) => {
    const wanted = Math.max(0, Math.min(data.length, to));
    while (data.views.length <= wanted) append(await part(data.views.length - 1, PART));
    data.at = wanted;
    draw();
  };
  const move = (by) => seek(data.at + by).catch((wrong) => toast(wrong.message));
  const stop = () => {
    clearInterval(playing);
    playing = 0;
  };
  const toggle = () => {
    if (playing) stop();
    else playing = setInterval(() => (data.at >= data.length ? (stop(), draw()) : move(1)), BEAT);
    draw();
  };

  function page() {
    const top = h('header', { class: 'top' }, brand(), h('span', { class: 'note' }, `Replay ${id}`));
    if (!data) return [top, h('main', { class: 'page' }, h('p', { class: 'lead' }, 'Loading …'))];
    const g = { box: data.box, names: data.names.map((name, i) => (name.endsWith(' bot') ? `${name} ${i + 1}` : name)), colours: COLOURS, ui,
      draw, me: null, view: data.views[data.at], focus: ui.focus ?? 0 };
    const steps = data.steps.slice(0, data.at);
    const building = isBuilding(g.view);
    return [top, h('main', { class: 'game' },
      h('div', { class: 'middle' },
        h('section', { class: 'panel row' },
          button('Previous', () => move(-1)), button(playing ? 'Pause' : 'Play', toggle, { cls: 'primary' }), button('Next', () => move(1)),
          h('input', { type: 'range', min: 0, max: data.length, value: data.at, 'aria-label': 'Step',
            oninput: (event) => seek(Number(event.target.value)).catch((wrong) => toast(wrong.message)) }),
          h('span', { class: 'note' }, `${data.at} of ${data.length}`),
          select(viewer, [['', 'seen by everyone'], ...g.names.map((name, i) => [i, `seen by ${name}`])], (value) => {
            viewer = value;
            load(data.at).catch((wrong) => toast(wrong.message));
          }, { 'aria-label': 'Whose view' })),
        g.view.flight.phase === 'over' && results(g, steps), stage(g, {})),
      h('div', { class: 'side' }, building ? h('p', { class: 'note' },
        `Heap: ${g.view.yard.face_down} face down, ${g.view.yard.face_up.length} face up.`) : flight(g)),
      h('div', { class: 'people' }, players(g), log(g, steps)))];
  }

  document.title = 'Replay · Trucker';
  draw();
  load().catch((wrong) => {
    toast(wrong.message);
    if (!gone) show(h('header', { class: 'top' }, brand()),
      h('main', { class: 'page' }, h('h1', null, 'Replay'), h('p', { class: 'lead' }, wrong.message), button('Home', () => go('/'))));
  });
  return () => {
    gone = true;
    stop();
  };
}
