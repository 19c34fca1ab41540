import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { searchTextSql, toLikePattern } from '../../shared/search-text.ts';
import { mediaFileColumns } from '../files/files.presenter.ts';
import { changeGalleryCount } from '../galleries/galleries.repository.ts';
import { photoColumns, selectLivingPhotos } from './photos.repository.ts';

export interface OwnPhotoSearch {
  q: string;
  galleryId?: string | undefined;
  limit: number;
  offset: number;
}

const ownPhotos = (db: Queryable, performerId: string) =>
  selectLivingPhotos(db).where('photos.performer_id', '=', performerId);

const withFiles = (query: ReturnType<typeof ownPhotos>) =>
  query
    .innerJoin('files', 'files.id', 'photos.file_id')
    .select(mediaFileColumns)
    .select(photoColumns)
    .select('galleries.cover_photo_id');

export type OwnPhotoRow = Awaited<ReturnType<ReturnType<typeof withFiles>['execute']>>[number];

/** The photos of a gallery in its order. */
export const listPhotosOfGallery = (db: Queryable, performerId: string, galleryId: string): Promise<OwnPhotoRow[]> =>
  withFiles(ownPhotos(db, performerId))
    .where('photos.gallery_id', '=', galleryId)
    .orderBy('photos.position')
    .orderBy('photos.id')
    .execute();

export const findOwnPhoto = (db: Queryable, performerId: string, id: string): Promise<OwnPhotoRow | undefined> =>
  withFiles(ownPhotos(db, performerId)).where('photos.id', '=', id).executeTakeFirst();

const matching = (db: Queryable, performerId: string, { q, galleryId }: Pick<OwnPhotoSearch, 'q' | 'galleryId'>) =>
  ownPhotos(db, performerId)
    .$if(galleryId !== undefined, (query) => query.where('photos.gallery_id', '=', galleryId ?? ''))
    .$if(q !== '', (query) =>
      query.where(sql<boolean>`${searchTextSql(sql`photos.title || ' ' || galleries.title`)} like ${toLikePattern(q)}`),
    );

/** A page of a performer's own photos, the newest first. */
export const listOwnPhotos = (db: Queryable, performerId: string, search: OwnPhotoSearch): Promise<OwnPhotoRow[]> =>
  withFiles(matching(db, performerId, search))
    .orderBy('photos.id', 'desc')
    .limit(search.limit)
    .offset(search.offset)
    .execute();

export const countOwnPhotos = async (db: Queryable, performerId: string, search: OwnPhotoSearch): Promise<number> => {
  const { total } = await matching(db, performerId, search)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/**
 * Puts a photo behind the others of its gallery and counts it; the first one becomes the cover, and the gallery is
 * published with it.
 */
export const appendPhoto = async (
  db: Queryable,
  photo: { id: string; performerId: string; galleryId: string; fileId: string },
): Promise<void> => {
  const { id, performerId, galleryId, fileId } = photo;
  await db
    .insertInto('photos')
    .values({
      id,
      performer_id: performerId,
      gallery_id: galleryId,
      file_id: fileId,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from photos where gallery_id = ${galleryId})`,
    })
    .execute();
  const gallery = await db
    .updateTable('galleries')
    .set((eb) => ({
      photo_count: eb('photo_count', '+', 1),
      cover_photo_id: eb.fn.coalesce('cover_photo_id', eb.val(id)),
      published_at: eb
        .case()
        .when('photo_count', '=', 0)
        .then(sql<Date>`now()`)
        .else(eb.ref('published_at'))
        .end(),
    }))
    .where('id', '=', galleryId)
    .returning('photo_count')
    .executeTakeFirstOrThrow();
  if (gallery.photo_count === 1) await changeGalleryCount(db, performerId, 1);
};

export const renamePhoto = async (db: Queryable, id: string, title: string): Promise<void> => {
  await db.updateTable('photos').set({ title }).where('id', '=', id).execute();
};
