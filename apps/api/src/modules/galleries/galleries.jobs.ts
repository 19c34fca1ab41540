import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { linkTo } from '../../viewing/items.ts';
import { tellAudience } from '../notifications/tell-audience.ts';
import { ANNOUNCE_GALLERY } from './announce-gallery.ts';
import { findShownGalleries } from './galleries.repository.ts';

const payloadSchema = z.object({ galleryId: z.uuid() });

/** Tells a performer's followers and subscribers of a new gallery. */
const tellOfGallery: JobHandler = (context, payload) => {
  const { galleryId } = payloadSchema.parse(payload);
  return tellAudience(context, async () => {
    const [gallery] = await findShownGalleries(context.db, null, [galleryId]);
    return gallery ? { performerId: gallery.performer_id, link: linkTo({ type: 'gallery', id: galleryId }) } : null;
  });
};

export const galleriesJobs = { [ANNOUNCE_GALLERY]: tellOfGallery } satisfies Record<string, JobHandler>;
