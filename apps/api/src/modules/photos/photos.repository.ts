import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';
import { mediaFileColumns } from '../files/files.presenter.ts';
import { hasLivingOwner } from '../access/living-account.ts';
import { changeGalleryCount } from '../galleries/galleries.repository.ts';

/** What is told of a photo, with its gallery, which decides who sees it. */
export const photoColumns = [
  'photos.id as photo_id',
  'photos.title',
  'galleries.id as gallery_id',
  'galleries.title as gallery_title',
  'galleries.audience',
  'galleries.performer_id',
] as const;

/** Photos that are there, in galleries that are there. */
export const selectLivingPhotos = (db: Queryable) =>
  db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.gallery_id')
    .where('photos.deleted_at', 'is', null)
    .where('galleries.deleted_at', 'is', null);

/** Whose photos, or of which gallery; everyone's when neither is given. */
export interface PhotoFilter {
  performerId?: string | undefined;
  galleryId?: string | undefined;
}

const selectPhotos = (db: Queryable, onlooker: Onlooker, { performerId, galleryId }: PhotoFilter) =>
  selectLivingPhotos(db)
    .$if(performerId !== undefined, (query) => query.where('photos.performer_id', '=', performerId ?? ''))
    .$if(galleryId !== undefined, (query) => query.where('photos.gallery_id', '=', galleryId ?? ''))
    .where(hasLivingOwner('photos.performer_id'))
    .where(isVisibleSql(onlooker, sql.ref('photos.performer_id')));

/** One more than `limit` photos of galleries, the newest first. */
export const listPhotos = (
  db: Queryable,
  onlooker: Onlooker,
  filter: PhotoFilter,
  { limit, afterId }: { limit: number; afterId: string | null },
) =>
  selectPhotos(db, onlooker, filter)
    .innerJoin('files', 'files.id', 'photos.file_id')
    .select(mediaFileColumns)
    .select(photoColumns)
    .$if(afterId !== null, (query) => query.where('photos.id', '<', afterId))
    .orderBy('photos.id', 'desc')
    .limit(limit + 1)
    .execute();

export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number];

export const countPhotos = async (db: Queryable, onlooker: Onlooker, filter: PhotoFilter): Promise<number> => {
  const { total } = await selectPhotos(db, onlooker, filter)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** A photo that was not taken away, whether its gallery was or not. */
export const findPhoto = (db: Queryable, id: string) =>
  db
    .selectFrom('photos')
    .select(['id', 'performer_id', 'gallery_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Undefined when there was no such photo any more. */
export const softDeletePhoto = (db: Queryable, id: string) =>
  db
    .updateTable('photos')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('gallery_id')
    .executeTakeFirst();

export const firstPhotoOf = async (db: Queryable, galleryId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where('gallery_id', '=', galleryId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/**
 * Counts a photo out of its gallery, and gives the gallery another cover if it was that. A gallery that is empty now
 * is counted no more.
 */
export const uncountPhoto = async (
  db: Queryable,
  { id, galleryId, nextCoverId }: { id: string; galleryId: string; nextCoverId: string | null },
): Promise<void> => {
  const gallery = await db
    .updateTable('galleries')
    .set((eb) => ({
      photo_count: eb('photo_count', '-', 1),
      cover_photo_id: eb.case().when('cover_photo_id', '=', id).then(nextCoverId).else(eb.ref('cover_photo_id')).end(),
    }))
    .where('id', '=', galleryId)
    .where('deleted_at', 'is', null)
    .returning(['performer_id', 'photo_count'])
    .executeTakeFirst();
  if (gallery?.photo_count === 0) await changeGalleryCount(db, gallery.performer_id, -1);
};
