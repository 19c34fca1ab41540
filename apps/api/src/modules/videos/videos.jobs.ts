import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { linkTo } from '../../viewing/items.ts';
import { tellAudience } from '../notifications/tell-audience.ts';
import { ANNOUNCE_VIDEO } from './show-video.ts';
import { findVideos } from './videos.repository.ts';

const payloadSchema = z.object({ videoId: z.uuid() });

/** Tells a performer's followers and subscribers of a new video. */
const announceVideo: JobHandler = (context, payload) => {
  const { videoId } = payloadSchema.parse(payload);
  return tellAudience(context, async () => {
    const [video] = await findVideos(context.db, null, [videoId]);
    return video ? { performerId: video.performer_id, link: linkTo({ type: 'video', id: videoId }) } : null;
  });
};

export const videosJobs = { [ANNOUNCE_VIDEO]: announceVideo } satisfies Record<string, JobHandler>;
