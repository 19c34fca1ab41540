import type { Context } from '../../context.ts';
import { meterSession } from './meter.ts';
import { listActive } from './private-streams.repository.ts';
import { keepFlows } from './rooms.ts';

const EVERY_MS = 2_000;
const BATCH = 100;

/** One step for all that is accepted or runs; one that fails does not stop the others. */
export const meterAll = async (context: Context): Promise<void> => {
  let after: string | null = null;
  do {
    const active: ReadonlyArray<{ id: string }> = await listActive(context.db, after, BATCH);
    for (const { id } of active) {
      try {
        await meterSession(context, id);
      } catch (error) {
        context.log.error({ err: error, sessionId: id, part: 'live' }, 'a private stream was not metered');
      }
    }
    after = active.length < BATCH ? null : (active.at(-1)?.id ?? null);
  } while (after !== null);
};

/**
 * Measures private streams every two seconds, in each process: each knows what its own engine has counted, and which of
 * them pays a minute does not matter. Returns how to stop.
 */
export const serveMeter = async (context: Context, everyMs = EVERY_MS): Promise<() => Promise<void>> => {
  let last = Promise.resolve();
  let isBusy = false;
  const step = async (): Promise<void> => {
    isBusy = true;
    try {
      await keepFlows(context);
      await meterAll(context);
    } catch (error) {
      context.log.error({ err: error, part: 'live' }, 'private streams were not measured');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => {
    if (!isBusy) last = step();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await last;
  };
};
