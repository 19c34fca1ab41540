import type { Context } from '../../context.ts';
import type { StreamViewing } from '../../platform/live/viewings.ts';
import { findStaying } from '../../viewing/asked-streams.ts';
import { listLivingRoles } from './watching.repository.ts';

const EVERY_MS = 60_000;
/** So many are looked up together. */
const BATCH = 500;

type Looking = Pick<Context, 'db' | 'viewings'>;

const listLost = async ({ db }: Looking, viewings: readonly StreamViewing[]): Promise<StreamViewing[]> => {
  const roles = await listLivingRoles(db, [...new Set(viewings.map(({ accountId }) => accountId))]);
  const living = viewings.flatMap((viewing) => {
    const { streamId, accountId: id, country } = viewing;
    const role = roles.get(id);
    return role ? [{ viewing, asked: { streamId, onlooker: { account: { id, role }, country } } }] : [];
  });
  const staying = await findStaying(
    db,
    living.map(({ asked }) => asked),
  );
  const kept = new Set(living.filter((_, at) => staying[at]).map(({ viewing }) => viewing));
  return viewings.filter((viewing) => !kept.has(viewing));
};

/**
 * Ends the pictures of those who may not watch any more: who is blocked, banned or suspended, or has no ticket. They are
 * told to end at once, but by Redis, which may lose it; the right itself is in the database.
 */
export const endLostViewings = async (context: Looking): Promise<void> => {
  const all = await context.viewings.list();
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
