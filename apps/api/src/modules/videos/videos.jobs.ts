import { z } from 'zod';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { linkTo } from '../../viewing/items.ts';
import { chunkPayload, notifyAudience } from '../notifications/notify-audience.ts';
import { findDueVideos } from './publishing.repository.ts';
import { ANNOUNCE_VIDEO } from './show-video.ts';
import { SETTLE_VIDEO, settleVideo } from './video-times.ts';
import { findVideos } from './videos.repository.ts';

const settlingSchema = z.object({ videoId: z.uuid() });
const tellingSchema = settlingSchema.extend(chunkPayload.shape);

/** Tells a performer's followers and subscribers of a new video. */
const announceVideo: JobHandler = async (context, payload) => {
  const place = tellingSchema.parse(payload);
  const { videoId } = place;
  const [video] = await findVideos(context.db, null, [videoId]);
  const news = video ? { performerId: video.performer_id, link: linkTo({ type: 'video', id: videoId }) } : null;
  await notifyAudience(context, { task: ANNOUNCE_VIDEO, payload: place, news });
};

const BATCH = 500;

const settleOne: JobHandler = (context, payload) => settleVideo(context, settlingSchema.parse(payload).videoId);

/** Publishes videos whose own job was lost (a crash keeps it locked for hours). */
const settleVideos: JobHandler = (context) =>
  eachDue(context, {
    find: (seen) => findDueVideos(context.db, seen, BATCH),
    act: ({ id }) => settleVideo(context, id),
    failure: 'a video could not appear',
  });

export const videosJobs = {
  [ANNOUNCE_VIDEO]: announceVideo,
  [SETTLE_VIDEO]: settleOne,
  'settle-videos': settleVideos,
} satisfies Record<string, JobHandler>;

export const videosCrontab = ['* * * * * settle-videos'];
