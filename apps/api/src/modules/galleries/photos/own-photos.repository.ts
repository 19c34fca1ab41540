import { sql, type Updateable } from 'kysely';
import type { Audience, PhotosTable } from '../../../platform/database/content-tables.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { isRestorableSql } from '../../../shared/restorable.ts';
import { searchTextSql, toLikePattern } from '../../../shared/search-text.ts';
import { updateFile } from '../../files/files.repository.ts';
import { mediaFileColumns } from '../../files/files.presenter.ts';
import { statusesOf, type SeenStatus } from '../../files/seen-status.ts';
import { changeGalleryCount, isCounted } from '../galleries.repository.ts';
import { photoColumns, selectLivingPhotos } from './photos.repository.ts';
import { countUpTo } from '../../../shared/count-up-to.ts';

export interface OwnPhotoFilter {
  q: string;
  galleryId?: string | undefined;
  audience?: Audience | undefined;
  status?: SeenStatus | undefined;
}

export interface OwnPhotoSearch extends OwnPhotoFilter {
  limit: number;
  offset: number;
}

const ownPhotos = (db: Queryable, performerId: string) =>
  selectLivingPhotos(db)
    .innerJoinLateral(
      (eb) => eb.selectFrom('files').selectAll().whereRef('files.id', '=', 'photos.file_id').offset(0).as('files'),
      (join) => join.onTrue(),
    )
    .where('photos.performer_id', '=', performerId);

const withFiles = (query: ReturnType<typeof ownPhotos>) =>
  query
    .select(mediaFileColumns)
    .select(photoColumns)
    .select(['galleries.cover_photo_id', 'photos.created_at', 'files.error_code']);

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

/** The searched text of a photo: its own, and its gallery's title. */
const words = searchTextSql(sql`photos.title || ' ' || photos.description || ' ' || galleries.title`);

const matching = (db: Queryable, performerId: string, { q, galleryId, audience, status }: OwnPhotoFilter) =>
  ownPhotos(db, performerId)
    .$if(galleryId !== undefined, (query) => query.where('photos.gallery_id', '=', galleryId ?? ''))
    .$if(audience !== undefined, (query) => query.where('galleries.audience', '=', audience ?? 'free'))
    .$if(status !== undefined, (query) => query.where('files.status', 'in', statusesOf(status)))
    .$if(q !== '', (query) => query.where(sql<boolean>`${words} like ${toLikePattern(q)}`));

/** A page of a performer's own photos, the newest first. */
export const listOwnPhotos = (db: Queryable, performerId: string, search: OwnPhotoSearch): Promise<OwnPhotoRow[]> =>
  withFiles(matching(db, performerId, search))
    .orderBy('photos.id', 'desc')
    .limit(search.limit)
    .offset(search.offset)
    .execute();

export const countOwnPhotos = (db: Queryable, performerId: string, search: OwnPhotoSearch): Promise<number> =>
  countUpTo(db, matching(db, performerId, search));

/** Adds a photo to the end of its gallery and counts it; the first one becomes the cover, and publishes the gallery. */
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
        .when(eb.and([eb('photo_count', '=', 0), eb('state', '=', 'published')]))
        .then(sql<Date>`now()`)
        .else(eb.ref('published_at'))
        .end(),
    }))
    .where('id', '=', galleryId)
    .returning(['photo_count', 'state'])
    .executeTakeFirstOrThrow();
  if (gallery.photo_count === 1 && isCounted(gallery)) await changeGalleryCount(db, performerId, 1);
};

/**
 * A performer's deleted photo that can be restored, and whether it became ready while deleted, or so shortly before
 * that its gallery may not have been announced.
 */
export const findDeletedPhoto = (db: Queryable, id: string, performerId: string) =>
  db
    .selectFrom('photos')
    .innerJoin('files', 'files.id', 'photos.file_id')
    .select(['photos.id', 'photos.gallery_id', 'files.id as file_id', 'files.kind'])
    .select(
      sql<boolean>`files.status = 'ready' and files.progressed_at > photos.deleted_at - interval '1 minute'`.as(
        'is_late',
      ),
    )
    .where('photos.id', '=', id)
    .where('photos.performer_id', '=', performerId)
    .where(isRestorableSql('photos'))
    // A concurrent transaction that makes it ready either committed before, or finds the photo.
    .forShare('files')
    .executeTakeFirst();

export const updatePhoto = async (db: Queryable, id: string, changes: Updateable<PhotosTable>): Promise<void> => {
  await db.updateTable('photos').set(changes).where('id', '=', id).execute();
};

/** Stores a photo's alternative text. */
export const describePhoto = async (db: Queryable, id: string, altText: string): Promise<void> => {
  const photo = await db.selectFrom('photos').select('file_id').where('id', '=', id).executeTakeFirst();
  if (photo) await updateFile(db, photo.file_id, { alt_text: altText });
};
