import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { linkTo } from '../../viewing/items.ts';
import { chunkPayload, notifyAudience } from '../notifications/notify-audience.ts';
import { ANNOUNCE_VIDEO } from './show-video.ts';
import { findVideos } from './videos.repository.ts';

const tellingSchema = z.object({ videoId: z.uuid() }).extend(chunkPayload.shape);

/** Tells a performer's followers and subscribers of a new video. */
const announceVideo: JobHandler = async (context, payload) => {
  const place = tellingSchema.parse(payload);
  const { videoId } = place;
  const [video] = await findVideos(context.db, null, [videoId]);
  const news = video ? { performerId: video.performer_id, link: linkTo({ type: 'video', id: videoId }) } : null;
  await notifyAudience(context, { task: ANNOUNCE_VIDEO, payload: place, news });
};

export const videosJobs = { [ANNOUNCE_VIDEO]: announceVideo } satisfies Record<string, JobHandler>;
