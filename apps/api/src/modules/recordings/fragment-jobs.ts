import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** The job's name stands apart from what does the work: requests queue it and must not reach what runs a program. */
export const MAKE_FRAGMENT = 'make-fragment-of-segment';

/** Where the fragment of a segment is stored. */
export const fragmentKey = (storageKey: string): string => `${storageKey}.mp4`;

/** Queues the making of a segment's fragment, which players of HLS take while its stream runs. */
export const makeFragmentLater = (unit: UnitOfWork, storageKey: string): Promise<void> =>
  unit.addJob(MAKE_FRAGMENT, { storageKey }, { key: `${MAKE_FRAGMENT}:${storageKey}` });
