import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertPublishTime } from '../../shared/publish-times.ts';
import { lockVideo, updateVideo } from './publishing.repository.ts';
import { announceVideo } from './show-video.ts';
import { VideoAlreadyPublishedError, VideoPublishTimeError } from './videos.errors.ts';
import { changeVideoCount } from './videos.repository.ts';

export const SETTLE_VIDEO = 'settle-video';

type LockedVideo = NonNullable<Awaited<ReturnType<typeof lockVideo>>>;

/** Lets a scheduled video appear at its moment; replaces an earlier plan. */
export const planVideo = async (
  unit: UnitOfWork,
  { id, state, published_at: runAt }: Pick<LockedVideo, 'id' | 'state' | 'published_at'>,
): Promise<void> => {
  if (state !== 'scheduled') return;
  await unit.addJob(SETTLE_VIDEO, { videoId: id }, { key: `${SETTLE_VIDEO}:${id}`, runAt });
};

/**
 * Whether a film is ready, locked: a concurrent transaction that makes it ready has either committed, or finds the
 * video as this transaction leaves it.
 */
const lockReadiness = async (db: Queryable, fileId: string): Promise<boolean> => {
  const file = await db.selectFrom('files').select('status').where('id', '=', fileId).forShare().executeTakeFirst();
  return file?.status === 'ready';
};

/**
 * A video that a stopped server was late with gets the present time, so that it is first in the lists. One whose film
 * is not ready is counted and announced when it is.
 */
const publishNow = async (unit: UnitOfWork, video: LockedVideo): Promise<void> => {
  const isReady = await lockReadiness(unit.db, video.file_id);
  await updateVideo(unit.db, video.id, { state: 'published', published_at: sql<Date>`now()` });
  if (!isReady) return;
  await changeVideoCount(unit.db, video.performer_id, 1);
  await announceVideo(unit, video.id);
};

/**
 * Publishes a scheduled video whose moment has come. State, counter and notices change in one transaction under its
 * lock, so each happens once, however often and by whomever this is called.
 */
export const settleVideo = (context: Context, videoId: string): Promise<void> =>
  context.work(async (unit) => {
    const video = await lockVideo(unit.db, videoId);
    if (video?.state === 'scheduled' && video.is_due) await publishNow(unit, video);
  });

/**
 * Changes when a locked video appears. Null: now. Undefined: unchanged.
 * @throws VideoAlreadyPublishedError, VideoPublishTimeError
 */
export const changeVideoTime = async (
  unit: UnitOfWork,
  video: LockedVideo,
  publishAt: string | null | undefined,
): Promise<void> => {
  if (publishAt === undefined) return;
  if (video.state !== 'scheduled') throw new VideoAlreadyPublishedError();
  if (publishAt === null) return publishNow(unit, video);
  const published_at = new Date(publishAt);
  await assertPublishTime(unit.db, published_at, VideoPublishTimeError);
  await updateVideo(unit.db, video.id, { published_at });
  await planVideo(unit, { ...video, published_at });
};
