import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { forbidRestoring } from '../../../shared/restorable.ts';
import { lockGallery } from '../publishing.repository.ts';
import { findPhoto, recountPhotos, softDeletePhoto } from './photos.repository.ts';

/**
 * Takes a photo out of its gallery, whoever asks for it: the caller has decided that it may. A gallery that showed it
 * as its cover shows its first one. It can be brought back for `restorableSeconds`; 0: never. False when none stood.
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
