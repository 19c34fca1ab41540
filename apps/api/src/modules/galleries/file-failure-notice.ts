import { fileFailureNotice } from '../notifications/file-failure-notice.ts';

/** Notifies a performer of a gallery's photo whose processing failed. */
export const notifyOfFailedPhoto = fileFailureNotice('/creator/galleries', (db, fileId) =>
  db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.gallery_id')
    .select(['galleries.id', 'galleries.performer_id'])
    .where('photos.file_id', '=', fileId)
    .where('photos.deleted_at', 'is', null)
    .where('galleries.deleted_at', 'is', null)
    .executeTakeFirst(),
);
