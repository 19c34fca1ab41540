import type { Context } from '../../context.ts';
import { listLive, noteViewers } from './watching.repository.ts';

/** Notes how many watch the streams whose video this process receives. */
export const noteWatching = async ({ db, presence }: Context, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const streams = await listLive(db, ids);
  const viewers = await presence.viewersOf(streams);
  await noteViewers(db, viewers);
};
