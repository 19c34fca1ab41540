import { z } from 'zod';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { linkTo } from '../../viewing/items.ts';
import { chunkPayload, notifyAudience } from '../notifications/notify-audience.ts';
import { ANNOUNCE_GALLERY } from './announce-gallery.ts';
import { findShownGalleries } from './galleries.repository.ts';
import { SETTLE_GALLERY, settleGallery } from './gallery-times.ts';
import { findDueGalleries } from './publishing.repository.ts';

const settlingSchema = z.object({ galleryId: z.uuid() });
const tellingSchema = settlingSchema.extend(chunkPayload.shape);

/** Tells a performer's followers and subscribers of a new gallery. */
const announceGallery: JobHandler = async (context, payload) => {
  const place = tellingSchema.parse(payload);
  const { galleryId } = place;
  const [gallery] = await findShownGalleries(context.db, null, [galleryId]);
  const news = gallery ? { performerId: gallery.performer_id, link: linkTo({ type: 'gallery', id: galleryId }) } : null;
  await notifyAudience(context, { task: ANNOUNCE_GALLERY, payload: place, news });
};

const BATCH = 500;

const settleOne: JobHandler = (context, payload) => settleGallery(context, settlingSchema.parse(payload).galleryId);

/** Publishes galleries whose own job was lost (a crash keeps it locked for hours). */
const settleGalleries: JobHandler = (context) =>
  eachDue(context, {
    find: (seen) => findDueGalleries(context.db, seen, BATCH),
    act: ({ id }) => settleGallery(context, id),
    failure: 'a gallery could not appear',
  });

export const galleriesJobs = {
  [ANNOUNCE_GALLERY]: announceGallery,
  [SETTLE_GALLERY]: settleOne,
  'settle-galleries': settleGalleries,
} satisfies Record<string, JobHandler>;

export const galleriesCrontab = ['* * * * * settle-galleries'];
