import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertPublishTime } from '../../shared/publish-times.ts';
import { announceAppeared } from './announce-gallery.ts';
import { GalleryAlreadyPublishedError, GalleryPublishTimeError } from './galleries.errors.ts';
import { changeGalleryCount } from './galleries.repository.ts';
import { lockGallery, updateGallery } from './publishing.repository.ts';

export const SETTLE_GALLERY = 'settle-gallery';

type LockedGallery = NonNullable<Awaited<ReturnType<typeof lockGallery>>>;

/** Lets a scheduled gallery appear at its moment; replaces an earlier plan. */
export const planGallery = async (
  unit: UnitOfWork,
  { id, state, published_at: runAt }: Pick<LockedGallery, 'id' | 'state' | 'published_at'>,
): Promise<void> => {
  if (state !== 'scheduled') return;
  await unit.addJob(SETTLE_GALLERY, { galleryId: id }, { key: `${SETTLE_GALLERY}:${id}`, runAt });
};

/** A gallery that a stopped server was late with gets the present time, so that it is first in the lists. */
const publishNow = async (unit: UnitOfWork, gallery: LockedGallery): Promise<void> => {
  await updateGallery(unit.db, gallery.id, { state: 'published', published_at: sql<Date>`now()` });
  if (gallery.photo_count === 0) return;
  await changeGalleryCount(unit.db, gallery.performer_id, 1);
  await announceAppeared(unit, gallery.id);
};

/**
 * Publishes a scheduled gallery whose moment has come. State, counter and notices change in one transaction under its
 * lock, so each happens once, however often and by whomever this is called.
 */
export const settleGallery = (context: Context, galleryId: string): Promise<void> =>
  context.work(async (unit) => {
    const gallery = await lockGallery(unit.db, galleryId);
    if (gallery?.state === 'scheduled' && gallery.is_due) await publishNow(unit, gallery);
  });

/**
 * Changes when a locked gallery appears. Null: now. Undefined: unchanged.
 * @throws GalleryAlreadyPublishedError, GalleryPublishTimeError
 */
export const changeGalleryTime = async (
  unit: UnitOfWork,
  gallery: LockedGallery,
  publishAt: string | null | undefined,
): Promise<void> => {
  if (publishAt === undefined) return;
  if (gallery.state !== 'scheduled') throw new GalleryAlreadyPublishedError();
  if (publishAt === null) return publishNow(unit, gallery);
  const published_at = new Date(publishAt);
  await assertPublishTime(unit.db, published_at, GalleryPublishTimeError);
  await updateGallery(unit.db, gallery.id, { published_at });
  await planGallery(unit, { ...gallery, published_at });
};
