import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';

/** Tells a performer of a film, a picture or a teaser of a video that can never be shown. */
export const tellOfFailedVideo = async (unit: UnitOfWork, file: { id: string }): Promise<void> => {
  const video = await unit.db
    .selectFrom('videos')
    .select(['id', 'performer_id'])
    .where(({ eb, or }) =>
      or([eb('file_id', '=', file.id), eb('thumbnail_file_id', '=', file.id), eb('teaser_file_id', '=', file.id)]),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!video) return;
  const link = `/creator/videos/${video.id}`;
  await notify(unit, { userId: video.performer_id, kind: 'file-failed', actorId: null, link });
};
