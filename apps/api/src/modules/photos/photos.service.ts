import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { firstPhotoOf, softDeletePhoto, uncountPhoto } from './photos.repository.ts';

/**
 * Takes a photo out of its gallery, whoever asks for it: for those who answer for the site. A gallery that showed it
 * as its cover shows its first one. False when there is none.
 */
export const removePhoto = async ({ db }: UnitOfWork, id: string): Promise<boolean> => {
  const photo = await softDeletePhoto(db, id);
  if (!photo) return false;
  const { gallery_id: galleryId } = photo;
  if (galleryId) await uncountPhoto(db, { id, galleryId, nextCoverId: await firstPhotoOf(db, galleryId) });
  return true;
};
