import type { assertCarriesStill } from './shell-gate.ts';

/** {@link assertCarriesStill}, read when a shell is meant: what compares it takes longer than most commands. */
export const carriesStill: typeof assertCarriesStill = async (...given) =>
  (await import('./shell-gate.ts')).assertCarriesStill(...given);
