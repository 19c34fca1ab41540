import { tellingOfFailure } from '../notifications/telling-of-failure.ts';

/** Tells a performer of a photo of a gallery that can never be shown. */
export const tellOfFailedPhoto = tellingOfFailure('/creator/galleries', (db, fileId) =>
  db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.gallery_id')
    .select(['galleries.id', 'galleries.performer_id'])
    .where('photos.file_id', '=', fileId)
    .where('photos.deleted_at', 'is', null)
    .where('galleries.deleted_at', 'is', null)
    .executeTakeFirst(),
);
