import { tellingOfFailure } from '../notifications/telling-of-failure.ts';

/** Notifies a performer of a video's film, thumbnail or teaser whose processing failed. */
export const tellOfFailedVideo = tellingOfFailure('/creator/videos', (db, fileId) =>
  db
    .selectFrom('videos')
    .select(['id', 'performer_id'])
    .where(({ eb, or }) =>
      or([eb('file_id', '=', fileId), eb('thumbnail_file_id', '=', fileId), eb('teaser_file_id', '=', fileId)]),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst(),
);
