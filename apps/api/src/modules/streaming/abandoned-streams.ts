import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const END_ABANDONED_STREAM = 'end-abandoned-stream';

/** How long a stream may be without video, at the beginning or after an interruption. */
const PATIENCE_MS = 60_000;

/** Checks in a minute whether somebody receives the stream's video; a later call postpones the check. */
export const scheduleAbandonedCheck = (unit: UnitOfWork, streamId: string): Promise<void> =>
  unit.addJob(
    END_ABANDONED_STREAM,
    { streamId },
    { key: `${END_ABANDONED_STREAM}:${streamId}`, runAt: new Date(Date.now() + PATIENCE_MS) },
  );
