import type { assertCarriedStill } from './remote-gate.ts';
import type { assertCarriesStill } from './shell-gate.ts';

/** {@link assertCarriesStill}, read when a shell is meant: what compares it takes longer than most commands. */
export const carriesStill: typeof assertCarriesStill = async (...given) =>
  (await import('./shell-gate.ts')).assertCarriesStill(...given);

/** {@link assertCarriedStill} of a remote, read likewise. */
export const carriedStill: typeof assertCarriedStill = async (...given) =>
  (await import('./remote-gate.ts')).assertCarriedStill(...given);
