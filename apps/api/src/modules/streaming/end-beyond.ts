import type { Context } from '../../context.ts';
import { SESSIONS_OF_ONE } from '../../platform/live/sessions-of-one.ts';
import type { StreamViewing } from '../../platform/live/viewings.ts';

/** How many streams one person watches at once, several times each. */
const SESSIONS_AT_ONCE = 4 * SESSIONS_OF_ONE;

const beyondOf = (all: readonly StreamViewing[], streamId: string): ReadonlySet<StreamViewing> =>
  new Set([
    ...all.filter((viewing) => viewing.streamId === streamId).slice(0, -SESSIONS_OF_ONE),
    ...all.slice(0, -SESSIONS_AT_ONCE),
  ]);

/**
 * Ends an account's oldest sessions beyond a few, of one stream or of all: each takes a place of the engine's, also one
 * that was opened for that alone. Whoever has left without a word is not counted.
 */
export const endBeyond = async (
  { viewings, live }: Pick<Context, 'viewings' | 'live'>,
  accountId: string,
  streamId: string,
): Promise<void> => {
  const all = await viewings.listOf(accountId);
  if (beyondOf(all, streamId).size === 0) return;
  const living: StreamViewing[] = [];
  for (const viewing of all) {
    if ((await live.iceUserOf(viewing.resourceId)) === null) viewings.forget(viewing.resourceId);
    else living.push(viewing);
  }
  for (const { resourceId } of beyondOf(living, streamId)) {
    viewings.forget(resourceId);
    await live.end(resourceId);
  }
};
