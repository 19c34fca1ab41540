import { plannedWorks } from '../../jobs/planned-works.ts';
import { tellOfHeld } from '../notifications/file-failure-notice.ts';
import { announceAppeared } from './announce-gallery.ts';
import { GalleryAlreadyPublishedError, GalleryPublishTimeError } from './galleries.errors.ts';
import { changeGalleryCount } from './galleries.repository.ts';
import { lockGallery, updateGallery } from './publishing.repository.ts';

/** When scheduled galleries appear. One without photos is counted and announced with its first one. */
export const galleryTimes = plannedWorks({
  ...{ table: 'galleries', one: 'gallery', lock: lockGallery, update: updateGallery },
  onAppeared: async (unit, { id, performer_id, photo_count }) => {
    if (photo_count === 0) return;
    await changeGalleryCount(unit.db, performer_id, 1);
    await announceAppeared(unit, id);
  },
  onHeld: tellOfHeld('/creator/galleries'),
  ...{ AlreadyPublished: GalleryAlreadyPublishedError, PublishTime: GalleryPublishTimeError },
});
