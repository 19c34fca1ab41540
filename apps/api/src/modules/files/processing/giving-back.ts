import { once } from 'node:events';
import type { Context } from '../../../context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { endingWith, FfmpegInterruptedError } from './run-ffmpeg.ts';

/** A service manager stops all processes at once: ffmpeg may be gone before this process is told. */
const STOP_FOLLOWS_MS = 5000;

/** Whether work failed only because this process is being stopped. */
export const isStopped = async (error: unknown, stopping: AbortSignal): Promise<boolean> => {
  if (error instanceof FfmpegInterruptedError && !stopping.aborted)
    await once(stopping, 'abort', { signal: AbortSignal.timeout(STOP_FOLLOWS_MS) }).catch(() => undefined);
  return stopping.aborted;
};

/**
 * Does the work of a job that runs ffmpeg. Where the process is stopped meanwhile, ffmpeg ends, and `again` queues the
 * job for the next process: at once, and as if it had not been tried. A site that is deployed ten times during a long
 * film would else lose it.
 */
export const givingBack = async (
  { work }: Pick<Context, 'work'>,
  stopping: AbortSignal = new AbortController().signal,
  { make, again }: { make: () => Promise<void>; again: (unit: UnitOfWork) => Promise<void> },
): Promise<void> => {
  try {
    await endingWith(stopping, make);
  } catch (error) {
    if (!(await isStopped(error, stopping))) throw error;
    await work(again);
  }
};
