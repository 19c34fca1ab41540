import type { FileKind } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const ANNOUNCE_GALLERY = 'announce-gallery';

/**
 * Tells of a gallery, in the transaction in which its first photo is ready. A photo that was ready and was taken away
 * again counts too, so that a gallery is told of once whatever becomes of its photos.
 */
export const announceGallery = async (unit: UnitOfWork, file: { id: string; kind: FileKind }): Promise<void> => {
  if (file.kind !== 'photo') return;
  const gallery = await unit.db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.gallery_id')
    .where('photos.file_id', '=', file.id)
    .where('photos.deleted_at', 'is', null)
    .where('galleries.deleted_at', 'is', null)
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
  if (!gallery) return;
  await unit.addJob(ANNOUNCE_GALLERY, { galleryId: gallery.id }, { key: `${ANNOUNCE_GALLERY}:${gallery.id}` });
};
