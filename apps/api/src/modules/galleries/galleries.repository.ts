import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { PhotosTable, WorkState } from '../../platform/database/content-tables.ts';
import { countOnPerformer } from '../performers/performer-counts.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { deletedFor } from '../../shared/restorable.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import type { timeCursor } from '../../shared/wire.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { mediaFileColumns, type MediaFileRow } from '../files/files.presenter.ts';
import { isShownSql } from '../../viewing/items.ts';
import { hasReactedSql } from '../../viewing/reacted-sql.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

/** Galleries that are not deleted, with the viewer's reactions. */
export const selectGalleries = (db: Queryable, viewer: Viewer | null) =>
  db
    .selectFrom('galleries')
    .where('galleries.deleted_at', 'is', null)
    .where(hasLivingOwner('galleries.performer_id'))
    .select([
      'galleries.id',
      'galleries.performer_id',
      'galleries.title',
      'galleries.description',
      'galleries.audience',
      'galleries.price',
      'galleries.cover_photo_id',
      'galleries.photo_count',
      'galleries.like_count',
      'galleries.comment_count',
      'galleries.bookmark_count',
      'galleries.published_at',
      'galleries.state',
      hasReactedSql(viewer, 'gallery', 'galleries.id', 'like').as('is_liked'),
      hasReactedSql(viewer, 'gallery', 'galleries.id', 'bookmark').as('is_bookmarked'),
    ]);

export type GalleryRow = Awaited<ReturnType<ReturnType<typeof selectGalleries>['execute']>>[number];

export interface GalleryPage {
  onlooker: Onlooker;
  performerId: string | undefined;
  /** Words in the title or description, which are public. */
  q: string;
  limit: number;
  after: z.output<typeof timeCursor> | null;
}

/** One more than `limit` galleries that have photos and are out, the newest first. */
export const listGalleries = (
  db: Queryable,
  { onlooker, performerId, q, limit, after }: GalleryPage,
): Promise<GalleryRow[]> =>
  selectGalleries(db, onlooker.account)
    .where(isShownSql('gallery'))
    .where(isVisibleSql(onlooker, sql.ref('galleries.performer_id')))
    .$if(performerId !== undefined, (query) => query.where('performer_id', '=', performerId ?? ''))
    .$if(q !== '', (query) => query.where('galleries.search_text', 'like', toLikePattern(q)))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(galleries.published_at, galleries.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('galleries.published_at', 'desc')
    .orderBy('galleries.id', 'desc')
    .limit(limit + 1)
    .execute();

export const countGalleries = (
  db: Queryable,
  { onlooker, performerId, q }: Pick<GalleryPage, 'onlooker' | 'performerId' | 'q'>,
): Promise<number> =>
  countUpTo(
    db,
    db
      .selectFrom('galleries')
      .where('deleted_at', 'is', null)
      .where(isShownSql('gallery'))
      .where(hasLivingOwner('galleries.performer_id'))
      .where(isVisibleSql(onlooker, sql.ref('galleries.performer_id')))
      .$if(performerId !== undefined, (query) => query.where('performer_id', '=', performerId ?? ''))
      .$if(q !== '', (query) => query.where('galleries.search_text', 'like', toLikePattern(q))),
  );

export const findShownGalleries = (
  db: Queryable,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<GalleryRow[]> =>
  selectGalleries(db, viewer)
    .where(isShownSql('gallery'))
    .where('galleries.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

export const findGallery = (db: Queryable, viewer: Viewer | null, id: string): Promise<GalleryRow | undefined> =>
  selectGalleries(db, viewer).where('galleries.id', '=', id).executeTakeFirst();

/** A photo of a gallery: its file and texts. */
export type GalleryPhotoRow = MediaFileRow & Pick<Selectable<PhotosTable>, 'title' | 'description'>;

/** The photos of a gallery, in the performer's order. */
export const listGalleryPhotos = (db: Queryable, galleryId: string): Promise<GalleryPhotoRow[]> =>
  db
    .selectFrom('photos')
    .innerJoin('files', 'files.id', 'photos.file_id')
    .select(mediaFileColumns)
    .select(['photos.title', 'photos.description'])
    .where('photos.gallery_id', '=', galleryId)
    .where('photos.deleted_at', 'is', null)
    .orderBy('photos.position')
    .orderBy('photos.id')
    .execute();

/** Changes a performer's gallery counter, which counts galleries with photos that are out. */
export const changeGalleryCount = (db: Queryable, performerId: string, by: 1 | -1): Promise<void> =>
  countOnPerformer(db, performerId, 'gallery_count', by);

/** Whether the performer's counter counts a gallery that is not deleted. */
export const isCounted = ({ photo_count, state }: { photo_count: number; state: WorkState }): boolean =>
  photo_count > 0 && state === 'published';

/**
 * Deletes a gallery and uncounts it; false when there is none. Its photos go with it. It can be restored for
 * `restorableSeconds`; 0: never.
 */
export const softDeleteGallery = async (db: Queryable, id: string, restorableSeconds = 0): Promise<boolean> => {
  const gallery = await db
    .updateTable('galleries')
    .set(deletedFor(restorableSeconds))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['performer_id', 'photo_count', 'state'])
    .executeTakeFirst();
  if (!gallery) return false;
  if (isCounted(gallery)) await changeGalleryCount(db, gallery.performer_id, -1);
  return true;
};

/** The files of cover photos, by the photo's id. */
export const loadCoverFiles = async (
  db: Queryable,
  photoIds: ReadonlyArray<string | null>,
): Promise<ReadonlyMap<string, MediaFileRow>> => {
  const ids = photoIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('photos')
    .innerJoin('files', 'files.id', 'photos.file_id')
    .select(mediaFileColumns)
    .select('photos.id as photo_id')
    .where('photos.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.photo_id, row]));
};
