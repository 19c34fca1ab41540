import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { forbidRestoring } from '../../../shared/restorable.ts';
import { lockGallery } from '../publishing.repository.ts';
import { findPhoto, recountPhotos, softDeletePhoto } from './photos.repository.ts';

/**
 * Deletes a photo; the caller has checked the permission. A gallery whose cover it was shows its first photo. It can be
 * restored for `restorableSeconds`; 0: never. False when there was none.
 */
export const removePhoto = async (
  { db }: Pick<UnitOfWork, 'db'>,
  id: string,
  restorableSeconds = 0,
): Promise<boolean> => {
  const found = await findPhoto(db, id);
  if (!found) {
    if (restorableSeconds === 0) await forbidRestoring(db, 'photos', id);
    return false;
  }
  const { gallery_id: galleryId } = found;
  if (galleryId) await lockGallery(db, galleryId);
  if (!(await softDeletePhoto(db, id, restorableSeconds))) return false;
  if (galleryId) await recountPhotos(db, galleryId);
  return true;
};
