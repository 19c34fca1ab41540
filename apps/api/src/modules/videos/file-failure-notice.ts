import { fileFailureNotice } from '../notifications/file-failure-notice.ts';

/** Notifies a performer of a video's film, thumbnail or teaser whose processing failed. */
export const notifyOfFailedVideo = fileFailureNotice('/creator/videos', (db, fileId) =>
  db
    .selectFrom('videos')
    .select(['id', 'performer_id'])
    .where(({ eb, or }) =>
      or([eb('file_id', '=', fileId), eb('thumbnail_file_id', '=', fileId), eb('teaser_file_id', '=', fileId)]),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst(),
);
