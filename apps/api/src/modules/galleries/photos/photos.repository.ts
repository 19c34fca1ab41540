import { sql } from 'kysely';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { deletedFor } from '../../../shared/restorable.ts';
import type { Onlooker } from '../../../viewing/onlooker.ts';
import { isVisibleSql } from '../../../viewing/visibility.ts';
import { mediaFileColumns } from '../../files/files.presenter.ts';
import { hasLivingOwner } from '../../../viewing/living-account.ts';
import { changeGalleryCount } from '../galleries.repository.ts';
import { countUpTo } from '../../../shared/count-up-to.ts';

/** The columns of a photo, with those of its gallery that decide the access. */
export const photoColumns = [
  'photos.id as photo_id',
  'photos.title',
  'photos.description',
  'galleries.id as gallery_id',
  'galleries.title as gallery_title',
  'galleries.audience',
  'galleries.performer_id',
] as const;

/**
 * Photos that are not deleted, in galleries that are not. The gallery is looked up for each photo (`offset 0`): PostgreSQL
 * expects that few photos can be seen, and would read all galleries for each of them.
 */
export const selectLivingPhotos = (db: Queryable) =>
  db
    .selectFrom('photos')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('galleries')
          .selectAll()
          .whereRef('galleries.id', '=', 'photos.gallery_id')
          .where('galleries.deleted_at', 'is', null)
          .offset(0)
          .as('galleries'),
      (join) => join.onTrue(),
    )
    .where('photos.deleted_at', 'is', null);

/** Photos of a performer or a gallery; of all when neither is given. */
export interface PhotoFilter {
  performerId?: string | undefined;
  galleryId?: string | undefined;
}

const selectPhotos = (db: Queryable, onlooker: Onlooker, { performerId, galleryId }: PhotoFilter) =>
  selectLivingPhotos(db)
    .$if(performerId !== undefined, (query) => query.where('photos.performer_id', '=', performerId ?? ''))
    .$if(galleryId !== undefined, (query) => query.where('photos.gallery_id', '=', galleryId ?? ''))
    .where('galleries.state', '=', 'published')
    .where(hasLivingOwner('photos.performer_id'))
    .where(isVisibleSql(onlooker, sql.ref('photos.performer_id')));

/** The ids of one more than `limit` photos of galleries, the newest first. */
export const listPhotoIds = async (
  db: Queryable,
  onlooker: Onlooker,
  filter: PhotoFilter,
  { limit, afterId }: { limit: number; afterId: string | null },
): Promise<string[]> => {
  const rows = await selectPhotos(db, onlooker, filter)
    .select('photos.id')
    .$if(afterId !== null, (query) => query.where('photos.id', '<', afterId))
    .orderBy('photos.id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(({ id }) => id);
};

/** Those of some photos that exist for the onlooker, the newest first. */
export const findPhotos = (db: Queryable, onlooker: Onlooker, ids: readonly string[]) =>
  selectPhotos(db, onlooker, {})
    .innerJoin('files', 'files.id', 'photos.file_id')
    .select(mediaFileColumns)
    .select(photoColumns)
    .where('photos.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('photos.id', 'desc')
    .execute();

export type PhotoRow = Awaited<ReturnType<typeof findPhotos>>[number];

export const countPhotos = (db: Queryable, onlooker: Onlooker, filter: PhotoFilter): Promise<number> =>
  countUpTo(db, selectPhotos(db, onlooker, filter));

/** A photo that is not deleted, whether its gallery is or not. */
export const findPhoto = (db: Queryable, id: string) =>
  db
    .selectFrom('photos')
    .select(['id', 'performer_id', 'gallery_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** False when there was no such photo. It can be restored for `restorableSeconds`; 0: never. */
export const softDeletePhoto = async (db: Queryable, id: string, restorableSeconds: number): Promise<boolean> => {
  const photo = await db
    .updateTable('photos')
    .set(deletedFor(restorableSeconds))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return photo !== undefined;
};

/**
 * Recounts the photos of a gallery and sets its cover: the chosen one, or the first while that is deleted. The
 * performer's counter changes when the gallery becomes empty, or is no longer empty.
 */
export const recountPhotos = async (db: Queryable, galleryId: string): Promise<void> => {
  const { rows } = await sql<{ performer_id: string; is_shown: boolean; before: number; after: number }>`
    with old as (select id, photo_count, chosen_cover_id from galleries where id = ${galleryId} for update)
    update galleries set
      photo_count = (select count(*) from photos where gallery_id = old.id and deleted_at is null),
      cover_photo_id = (select photos.id from photos where gallery_id = old.id and deleted_at is null
        order by photos.id is not distinct from old.chosen_cover_id desc, position, photos.id limit 1)
    from old where galleries.id = old.id
    returning galleries.performer_id, (galleries.deleted_at is null and galleries.state = 'published') as is_shown,
      old.photo_count as before, galleries.photo_count as after`.execute(db);
  const [gallery] = rows;
  if (!gallery?.is_shown) return;
  const by = Number(gallery.after > 0) - Number(gallery.before > 0);
  if (by === 1 || by === -1) await changeGalleryCount(db, gallery.performer_id, by);
};
