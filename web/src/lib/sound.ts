// Short, dry sounds of wood and metal, made on the spot. Silent until the person has switched them on.

import { settings } from './settings.svelte';

/** What can be heard. */
export const SOUNDS = ['take', 'turn', 'weld', 'knock', 'tick', 'bell', 'dice', 'shot', 'hit', 'lost', 'key', 'carriage'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** The same sound again within this time would only be louder. */
const APART = 25;
/** At full volume. */
const LOUDNESS = 0.7;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<SoundName, number>();

/** Plays it, if sounds are on. */
export function play(name: SoundName): void {
  if (!settings.sound || document.hidden) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  const audio = open();
  if (!audio || !out) return;
  out.gain.value = LOUDNESS * settings.volume;
  // Browsers keep a page silent until it was clicked or typed at; what comes before that is not made up for later.
  if (audio.state === 'suspended')
    void audio
      .resume()
      .then(() => make[name](audio.currentTime))
      .catch(() => undefined);
  else make[name](audio.currentTime);
}

function open(): AudioContext | null {
  if (context) return context;
  try {
    context = new AudioContext();
  } catch {
    // No sound card, or none that we may use.
    return null;
  }
  // Several things at once must not crackle.
  const limit = context.createDynamicsCompressor();
  const volume = context.createGain();
  volume.connect(limit).connect(context.destination);
  out = volume;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return context;
}

interface Tone {
  at: number;
  /** Hertz; `to` if it slides. */
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

/** Loud at once, then gone: everything here is struck, nothing is blown. */
function struck(at: number, loud: number, lasts: number): GainNode | null {
  if (!context || !out) return null;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(out);
  return gain;
}

function tone({ at, from, to = from, lasts, loud, shape = 'sine' }: Tone): void {
  const gain = struck(at, loud, lasts);
  if (!context || !gain) return;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(gain);
  source.start(at);
  source.stop(at + lasts + 0.02);
}

interface Hiss {
  at: number;
  /** The middle of the band, in hertz, and how narrow it is. */
  around: number;
  narrow?: number;
  lasts: number;
  loud: number;
}

function hiss({ at, around, narrow = 1, lasts, loud }: Hiss): void {
  const gain = struck(at, loud, lasts);
  if (!context || !gain) return;
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = around;
  band.Q.value = narrow;
  source.connect(band).connect(gain);
  source.start(at, Math.random() * 0.5, lasts + 0.02);
}

/** A click of two hard things: a little of the body, a little of the surface. */
function click(at: number, body: number, loud: number): void {
  tone({ at, from: body, to: body * 0.7, lasts: 0.045, loud: loud * 0.8, shape: 'triangle' });
  hiss({ at, around: body * 4, narrow: 1.4, lasts: 0.02, loud });
}

/** Partials of a small bell. */
function ring(at: number, base: number, loud: number, lasts: number): void {
  const PARTIALS = [1, 2.76, 5.4] as const;
  PARTIALS.forEach((partial, i) => {
    tone({ at, from: base * partial, lasts: lasts / (1 + i), loud: loud / (1 + 2 * i) });
  });
}

const make: Record<SoundName, (at: number) => void> = {
  // Enamel on wood.
  take: (at) => {
    click(at, 520, 0.5);
    tone({ at, from: 190, to: 140, lasts: 0.07, loud: 0.35 });
  },
  // A ratchet.
  turn: (at) => click(at, 1_450, 0.3),
  // Two close clicks.
  weld: (at) => {
    click(at, 760, 0.6);
    click(at + 0.07, 980, 0.7);
    ring(at + 0.07, 1_900, 0.08, 0.25);
  },
  // Dull: it does not fit.
  knock: (at) => {
    tone({ at, from: 130, to: 85, lasts: 0.12, loud: 0.8 });
    hiss({ at, around: 260, narrow: 0.8, lasts: 0.06, loud: 0.3 });
  },
  tick: (at) => click(at, 2_100, 0.16),
  bell: (at) => ring(at, 1_175, 0.5, 1.6),
  // Bone on felt: a few rolls, each softer.
  dice: (at) => {
    [0, 0.09, 0.17, 0.28, 0.36, 0.52].forEach((later, i) => {
      click(at + later, 640 + 90 * (i % 3), 0.42 - 0.05 * i);
    });
  },
  // A low drum.
  shot: (at) => {
    tone({ at, from: 150, to: 45, lasts: 0.32, loud: 0.9 });
    hiss({ at, around: 420, narrow: 0.6, lasts: 0.12, loud: 0.35 });
  },
  // Sheet metal.
  hit: (at) => {
    hiss({ at, around: 1_700, narrow: 0.7, lasts: 0.16, loud: 0.8 });
    for (const from of [311, 487, 733, 1_120]) {
      tone({ at, from, to: from * 0.98, lasts: 0.5, loud: 0.14, shape: 'square' });
    }
    tone({ at, from: 90, to: 50, lasts: 0.2, loud: 0.6 });
  },
  // A falling whistle, far off.
  lost: (at) => tone({ at, from: 1_350, to: 240, lasts: 1.4, loud: 0.12 }),
  // A typewriter.
  key: (at) => {
    click(at, 1_100, 0.4);
    tone({ at: at + 0.01, from: 240, to: 180, lasts: 0.04, loud: 0.3, shape: 'triangle' });
  },
  carriage: (at) => ring(at, 2_350, 0.35, 1.1),
};
