import type { ReleaseRef } from '@barg/releases';
import type { PublishedChannel } from './site-client.ts';

const isSame = (one: ReleaseRef | null, { digest, isUnchecked }: ReleaseRef): boolean =>
  one?.digest === digest && one.isUnchecked === isUnchecked;

/** What was published unchecked is published once more when it was checked. */
export const isEverybodys = ({ stable, canary, isPaused }: PublishedChannel, release: ReleaseRef): boolean =>
  isSame(stable, release) && !canary && !isPaused;

/** Whether this share of the visitors has it to try. */
export const isTriedBy = (percent: number, { canary }: PublishedChannel, release: ReleaseRef): boolean =>
  canary?.percent === percent && isSame(canary, release);
