import { sql } from 'kysely';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announced } from '../notifications/announced.ts';
import { findShownGalleries } from './galleries.repository.ts';

export const galleryNotices = announced({
  ...{ one: 'gallery', type: 'gallery' },
  find: async (db, id) => (await findShownGalleries(db, null, [id]))[0],
});

/**
 * Announces a gallery, in the transaction in which its first photo becomes ready; a scheduled one is announced when it
 * appears. A deleted photo that was ready counts, so that a gallery is announced once whatever happens to its photos.
 */
export const announceGallery = async (unit: UnitOfWork, file: { id: string; kind: FileKind }): Promise<void> => {
  if (file.kind !== 'photo') return;
  const gallery = await unit.db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.gallery_id')
    .where('photos.file_id', '=', file.id)
    .where('photos.deleted_at', 'is', null)
    .where('galleries.deleted_at', 'is', null)
    .where('galleries.state', '=', 'published')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('photos as other')
            .innerJoin('files', 'files.id', 'other.file_id')
            .whereRef('other.gallery_id', '=', 'galleries.id')
            .where('other.file_id', '<>', file.id)
            .where('files.status', '=', 'ready'),
        ),
      ),
    )
    .select('galleries.id')
    .executeTakeFirst();
  if (gallery) await galleryNotices.announce(unit, gallery.id);
};

/**
 * The ready photos of a gallery, also deleted ones. All its files are locked: a concurrent transaction that makes one
 * ready has either committed, and its photo is among these, or finds the gallery as this transaction leaves it.
 */
const lockReadyPhotos = async (unit: UnitOfWork, galleryId: string, deletedAt: Date | null) => {
  const photos = await unit.db
    .selectFrom('photos')
    .innerJoin('files', 'files.id', 'photos.file_id')
    .where('photos.gallery_id', '=', galleryId)
    .select([
      'files.status',
      sql<boolean>`files.progressed_at > ${deletedAt}::timestamptz - interval '1 minute'`.as('is_late'),
    ])
    .forShare('files')
    .execute();
  return photos.filter(({ status }) => status === 'ready');
};

/** Announces a gallery that appears as planned, if a photo of it can be shown; else the first that is ready does. */
export const announceAppeared = async (unit: UnitOfWork, id: string): Promise<void> => {
  if ((await lockReadyPhotos(unit, id, null)).length > 0) await galleryNotices.announce(unit, id);
};

/**
 * Announces a restored gallery if its first photo became ready while it was deleted, or so shortly before that it may
 * not have been announced. It is never announced twice.
 */
export const announceRestored = async (
  unit: UnitOfWork,
  { id, deleted_at: deletedAt }: { id: string; deleted_at: Date | null },
): Promise<void> => {
  const photos = await lockReadyPhotos(unit, id, deletedAt);
  if (photos.length > 0 && photos.every(({ is_late: isLate }) => isLate)) await galleryNotices.announce(unit, id);
};
