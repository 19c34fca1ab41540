import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { linkTo } from '../../viewing/items.ts';
import { chunkPayload, notifyAudience } from '../notifications/notify-audience.ts';
import { ANNOUNCE_GALLERY } from './announce-gallery.ts';
import { findShownGalleries } from './galleries.repository.ts';

const tellingSchema = z.object({ galleryId: z.uuid() }).extend(chunkPayload.shape);

/** Tells a performer's followers and subscribers of a new gallery. */
const announceGallery: JobHandler = async (context, payload) => {
  const place = tellingSchema.parse(payload);
  const { galleryId } = place;
  const [gallery] = await findShownGalleries(context.db, null, [galleryId]);
  const news = gallery ? { performerId: gallery.performer_id, link: linkTo({ type: 'gallery', id: galleryId }) } : null;
  await notifyAudience(context, { task: ANNOUNCE_GALLERY, payload: place, news });
};

export const galleriesJobs = { [ANNOUNCE_GALLERY]: announceGallery } satisfies Record<string, JobHandler>;
