import type { ReleaseRef } from '@barg/releases';
import type { PublishedChannel } from './site-client.ts';

/** What was published unchecked is another once it was checked; what was checked stays so, however it comes again. */
const isSame = (one: ReleaseRef | null, { digest, isUnchecked }: ReleaseRef): boolean =>
  one?.digest === digest && (!one.isUnchecked || isUnchecked === true);

/** Whether everybody has it, and nothing else is tried. */
export const isEverybodys = ({ stable, canary, isPaused }: PublishedChannel, release: ReleaseRef): boolean =>
  isSame(stable, release) && !canary && !isPaused;

/** Whether this share of the visitors has it to try. */
export const isTriedBy = (percent: number, { canary }: PublishedChannel, release: ReleaseRef): boolean =>
  canary?.percent === percent && isSame(canary, release);
