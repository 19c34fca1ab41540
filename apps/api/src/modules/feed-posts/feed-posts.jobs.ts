import { z } from 'zod';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { linkTo } from '../../viewing/items.ts';
import { EVERYTHING } from '../../viewing/onlooker.ts';
import { chunkPayload, notifyAudience } from '../notifications/notify-audience.ts';
import { findPosts, findUnsettled } from './feed-posts.repository.ts';
import { ANNOUNCE_POST, SETTLE_POST, settlePost } from './post-times.service.ts';

const payloadSchema = z.object({ postId: z.uuid() });
const tellingSchema = payloadSchema.extend(chunkPayload.shape);

/** Tells a performer's followers and subscribers of a new post. */
const announcePost: JobHandler = async (context, payload) => {
  const place = tellingSchema.parse(payload);
  const { postId } = place;
  const [post] = await findPosts(context.db, [postId], EVERYTHING);
  const news = post ? { performerId: post.performer_id, link: linkTo({ type: 'feed', id: postId }) } : null;
  await notifyAudience(context, { task: ANNOUNCE_POST, payload: place, news });
};

const BATCH = 500;

const settleOne: JobHandler = (context, payload) => settlePost(context, payloadSchema.parse(payload).postId);

/** Settles posts whose own job was lost (a crash keeps it locked for hours). */
const settlePosts: JobHandler = (context) =>
  eachDue(context, {
    find: (seen) => findUnsettled(context.db, seen, BATCH),
    act: ({ id }) => settlePost(context, id),
    failure: 'a post could not appear or expire',
  });

export const feedPostsJobs = {
  [ANNOUNCE_POST]: announcePost,
  [SETTLE_POST]: settleOne,
  'settle-posts': settlePosts,
} satisfies Record<string, JobHandler>;

export const feedPostsCrontab = ['* * * * * settle-posts'];
