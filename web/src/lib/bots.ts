// Bots as they are offered first.

import type { BotOptions, Options } from '../protocol';

/** A fair opponent. */
export const USUAL_BOT: BotOptions = { tier: 'trucker', taste: 'balanced', pace: 'steady' };

/** Plays for somebody who has gone: well, so that nobody gains by it, and without dawdling. */
export const STAND_IN: BotOptions = { tier: 'veteran', taste: 'balanced', pace: 'steady' };

/** What a new room is first asked to play. */
export const USUAL_OPTIONS: Options = {
  mode: { type: 'flight', value: 'I' },
  seats: 4,
  pace: { type: 'real_time', run: 90_000 },
  aid: 'assisted',
  open_credits: false,
  decision_limit: null,
  public: false,
};
