// Sounds are as loud as somebody wants them.

import { expect, test, vi } from 'vitest';

const gains: { gain: { value: number } }[] = [];

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('document', { hidden: false });
});

/** Whatever is asked of it, something comes back that can be asked again. */
const anything = (): unknown => new Proxy(() => anything(), { get: () => anything(), apply: () => anything() });

class FakeAudio {
  state = 'running';
  sampleRate = 8;
  currentTime = 0;
  destination = {};
  createDynamicsCompressor = () => ({ connect: () => undefined });
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  createGain() {
    const gain = {
      gain: { value: 1, setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {} },
      connect: () => ({ connect: () => undefined }),
    };
    gains.push(gain);
    return gain;
  }
  createOscillator = anything;
  createBufferSource = anything;
  createBiquadFilter = anything;
}
vi.stubGlobal('AudioContext', FakeAudio);

const { play } = await import('../../src/lib/sound');
const { set, settings } = await import('../../src/lib/settings.svelte');

test('the volume is what was set, and silence is silence', async () => {
  set({ sound: true });
  play('weld');
  const [out] = gains;
  const usual = out!.gain.value;
  expect(usual).toBeGreaterThan(0);
  set({ volume: settings.volume / 2 });
  play('hit');
  expect(out!.gain.value).toBeCloseTo(usual / 2);
  set({ volume: 0 });
  play('bell');
  expect(out!.gain.value).toBe(0);
});
