import { sql } from 'kysely';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announced } from '../notifications/announced.ts';
import { changeVideoCount, findVideos } from './videos.repository.ts';

export const videoNotices = announced({
  ...{ one: 'video', type: 'video' },
  find: async (db, id) => (await findVideos(db, null, [id]))[0],
});

/**
 * Publishes, counts and announces a video, in the transaction in which its film becomes ready. Other files, and films
 * without a video, change nothing; nor does the film of a scheduled one, which appears at its moment.
 */
export const showVideo = async (unit: UnitOfWork, file: { id: string; kind: FileKind }): Promise<void> => {
  if (file.kind !== 'video') return;
  const video = await unit.db
    .updateTable('videos')
    .set({ published_at: sql<Date>`now()` })
    .where('file_id', '=', file.id)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'published')
    .returning(['id', 'performer_id'])
    .executeTakeFirst();
  if (!video) return;
  await changeVideoCount(unit.db, video.performer_id, 1);
  await videoNotices.announce(unit, video.id);
};
