import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-runner.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { linkTo } from '../access/items.ts';
import { EVERYTHING } from '../blocking/onlooker.ts';
import { arePartedSql } from '../blocking/visibility.ts';
import { notifyAll } from '../notifications/notify.ts';
import { findPosts } from './feeds.repository.ts';
import { ANNOUNCE_POST } from './publishing.service.ts';

const payloadSchema = z.object({ postId: z.uuid() });

const BATCH = 500;

/** Followers and subscribers who have no notice of a post yet, so that a repeated job tells nobody twice. */
const findUntold = async (db: Queryable, performerId: string, link: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select follower_id as id from follows where performer_id = ${performerId}
      union
      select user_id from subscriptions where performer_id = ${performerId} and status in ('active', 'cancelled')
        and current_period_end > now()
    ) audience
    where id <> ${performerId} and not ${arePartedSql(sql`audience.id`, sql`${performerId}::uuid`)} and not exists (
      select from notifications n where n.user_id = audience.id and n.kind = 'post' and n.link = ${link})
    limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Tells a performer's followers and subscribers of a new post, some hundreds a transaction. */
const announcePost: JobHandler = async (context, payload) => {
  const { postId } = payloadSchema.parse(payload);
  for (;;) {
    const [post] = await findPosts(context.db, [postId], EVERYTHING);
    if (!post) return;
    const link = linkTo({ type: 'feed', id: postId });
    const userIds = await findUntold(context.db, post.performer_id, link);
    if (userIds.length === 0) return;
    await context.work((unit) => notifyAll(unit, userIds, { kind: 'post', actorId: post.performer_id, link }));
  }
};

export const feedsJobs = { [ANNOUNCE_POST]: announcePost } satisfies Record<string, JobHandler>;
