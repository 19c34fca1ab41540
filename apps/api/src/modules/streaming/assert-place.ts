import type { Context } from '../../context.ts';
import { isAskedInVain } from '../../viewing/hls-demand.ts';
import { StreamCrowdedError } from './streaming.errors.ts';

/** Of what a publisher sends players of HLS take this alone. */
const PLAYED_EVERYWHERE = 'h264';

/**
 * Whether this process's engine sends to one more viewer of a stream. Who is refused watches by HLS: so nobody is where
 * players could not show it, or where nothing came for those who asked.
 * @throws StreamCrowdedError
 */
export const assertPlace = async (
  { live, db, config }: Pick<Context, 'live' | 'db' | 'config'>,
  streamId: string,
): Promise<void> => {
  // First: an engine outside is not asked for nothing, as nothing of it is packaged here.
  if (!live.packages) return;
  const { rooms } = await live.stats();
  const room = rooms.find((one) => one.room === streamId);
  if (!room || room.viewers < config.liveDirectViewers || room.input?.video?.codec !== PLAYED_EVERYWHERE) return;
  if (await isAskedInVain(db, streamId)) return;
  throw new StreamCrowdedError();
};
