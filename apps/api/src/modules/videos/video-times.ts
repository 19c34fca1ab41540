import { plannedWorks } from '../../jobs/planned-works.ts';
import { tellOfHeld } from '../notifications/file-failure-notice.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { lockVideo, updateVideo } from './publishing.repository.ts';
import { videoNotices } from './show-video.ts';
import { VideoAlreadyPublishedError, VideoPublishTimeError } from './videos.errors.ts';
import { changeVideoCount } from './videos.repository.ts';

/**
 * Whether a film is ready, locked: a concurrent transaction that makes it ready has either committed, or finds the
 * video as this transaction leaves it.
 */
const lockReadiness = async (db: Queryable, fileId: string): Promise<boolean> => {
  const file = await db.selectFrom('files').select('status').where('id', '=', fileId).forShare().executeTakeFirst();
  return file?.status === 'ready';
};

/** When scheduled videos appear. One whose film is not ready is counted and announced when it is. */
export const videoTimes = plannedWorks({
  ...{ table: 'videos', one: 'video', lock: lockVideo, update: updateVideo },
  onAppeared: async (unit, { id, performer_id, file_id }) => {
    if (!(await lockReadiness(unit.db, file_id))) return;
    await changeVideoCount(unit.db, performer_id, 1);
    await videoNotices.announce(unit, id);
  },
  onHeld: tellOfHeld('/creator/videos'),
  ...{ AlreadyPublished: VideoAlreadyPublishedError, PublishTime: VideoPublishTimeError },
});
