import type { Queryable } from '../../platform/unit-of-work.ts';
import { mediaFileColumns } from '../files/files.presenter.ts';

const selectPhotos = (db: Queryable, performerId: string) =>
  db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.gallery_id')
    .where('photos.performer_id', '=', performerId)
    .where('photos.deleted_at', 'is', null)
    .where('galleries.deleted_at', 'is', null);

/** One more than `limit` photos of a performer's galleries, the newest first. */
export const listPhotos = (db: Queryable, performerId: string, limit: number, afterId: string | null) =>
  selectPhotos(db, performerId)
    .innerJoin('files', 'files.id', 'photos.file_id')
    .select(mediaFileColumns)
    .select([
      'photos.id as photo_id',
      'photos.title',
      'galleries.id as gallery_id',
      'galleries.title as gallery_title',
      'galleries.audience',
      'galleries.performer_id',
    ])
    .$if(afterId !== null, (query) => query.where('photos.id', '<', afterId))
    .orderBy('photos.id', 'desc')
    .limit(limit + 1)
    .execute();

export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number];

export const countPhotos = async (db: Queryable, performerId: string): Promise<number> => {
  const { total } = await selectPhotos(db, performerId)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
