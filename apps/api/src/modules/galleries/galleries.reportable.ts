import { findReportedItem, type FindReported } from '../../shared/reportable.ts';

/** A photo of a gallery that exists for the reporter. */
export const findReportedPhoto: FindReported = async (db, id, reporter) => {
  const photo = await db
    .selectFrom('photos')
    .select('gallery_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return photo?.gallery_id ? findReportedItem('gallery')(db, photo.gallery_id, reporter) : null;
};
