import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lockGallery } from '../galleries/publishing.repository.ts';
import { findPhoto, firstPhotoOf, softDeletePhoto, uncountPhoto } from './photos.repository.ts';

/**
 * Takes a photo out of its gallery, whoever asks for it: the caller has decided that it may. A gallery that showed it
 * as its cover shows its first one. False when there is none.
 */
export const removePhoto = async ({ db }: Pick<UnitOfWork, 'db'>, id: string): Promise<boolean> => {
  const found = await findPhoto(db, id);
  if (!found) return false;
  const { gallery_id: galleryId } = found;
  if (galleryId) await lockGallery(db, galleryId);
  if (!(await softDeletePhoto(db, id))) return false;
  if (galleryId) await uncountPhoto(db, { id, galleryId, nextCoverId: await firstPhotoOf(db, galleryId) });
  return true;
};
