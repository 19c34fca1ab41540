import type { Context } from '../../context.ts';
import { isExpected, noteArrivals } from './arrivals.ts';
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

const arrive = async (context: Context): Promise<void> => noteArrivals(context, (await context.live.stats()).rooms);

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
  // At once, and not with the next step: the sender before would try to come back meanwhile.
  const stopHearing = context.live.onRoomChanged(({ room, isPublishing }) => {
    if (!isPublishing || !isExpected(context, room)) return;
    void arrive(context).catch((error: unknown) => {
      context.log.error({ err: error, room, part: 'live' }, 'a sender of a private stream was not noted yet');
    });
  });
  const timer = setInterval(() => {
    if (!isBusy) last = step();
  }, everyMs);
  return async () => {
    stopHearing();
    clearInterval(timer);
    await last;
  };
};
