import type { Context } from '../../context.ts';
import type { StreamViewing } from '../../platform/live/viewings.ts';
import { findStaying } from '../../viewing/asked-streams.ts';
import { listLiveIds, listLivingRoles } from './watching.repository.ts';

const EVERY_MS = 60_000;
/** So many are looked up together. */
const BATCH = 500;

type Looking = Pick<Context, 'db' | 'viewings' | 'site'>;

const listLost = async ({ db, site }: Looking, viewings: readonly StreamViewing[]): Promise<StreamViewing[]> => {
  const roles = await listLivingRoles(db, [...new Set(viewings.map(({ accountId }) => accountId))]);
  const { blockedCountries } = await site.read();
  const living = viewings.flatMap((viewing) => {
    const { streamId, accountId: id, country } = viewing;
    const role = roles.get(id);
    // From such a country nobody asks for anything any more, but the picture does not come by requests.
    const isClosed = role !== 'operator' && country !== null && blockedCountries.has(country);
    return role && !isClosed ? [{ viewing, asked: { streamId, onlooker: { account: { id, role }, country } } }] : [];
  });
  const staying = await findStaying(
    db,
    living.map(({ asked }) => asked),
  );
  const kept = new Set(living.filter((_, at) => staying[at]).map(({ viewing }) => viewing));
  return viewings.filter((viewing) => !kept.has(viewing));
};

/** Leaves out those of streams that are over: their rooms are closed, and who had left before was told of by nobody. */
const forgetOver = async ({ db, viewings }: Looking, all: readonly StreamViewing[]): Promise<StreamViewing[]> => {
  const streamIds = [...new Set(all.map(({ streamId }) => streamId))];
  const live = new Set(streamIds.length === 0 ? [] : await listLiveIds(db, streamIds));
  for (const streamId of streamIds) if (!live.has(streamId)) viewings.forgetStream(streamId);
  return all.filter(({ streamId }) => live.has(streamId));
};

/**
 * Ends the pictures of those who may not watch any more: who is blocked, banned or suspended, has no ticket, or is where
 * the site is closed. They are told to end at once, but by Redis, which may lose it; the right itself is in the database.
 */
export const endLostViewings = async (context: Looking): Promise<void> => {
  const all = await forgetOver(context, await context.viewings.list());
  for (let at = 0; at < all.length; at += BATCH)
    for (const { resourceId } of await listLost(context, all.slice(at, at + BATCH)))
      await context.viewings.endSession(resourceId);
};

/** Looks once a minute, in each process. Returns how to stop. */
export const watchViewings = (context: Context, everyMs = EVERY_MS): (() => Promise<void>) => {
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last
      .then(() => endLostViewings(context))
      .catch((error: unknown) => context.log.error({ err: error, part: 'live' }, 'viewers were not looked at'));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await last;
  };
};
