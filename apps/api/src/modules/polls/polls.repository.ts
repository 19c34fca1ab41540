import { sql, type RawBuilder } from 'kysely';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Viewer } from '../../viewing/access.policy.ts';

export interface PollRow {
  id: string;
  performer_id: string;
  feed_post_id: string | null;
  question: string;
  ends_at: Date | null;
  isEnded: boolean;
  /** In the order shown. */
  options: Array<{ id: string; text: string; votes: number }>;
  myOptionId: string | null;
}

const selectPolls = (viewerId: string | null): RawBuilder<PollRow> => sql<PollRow>`
  select p.id, p.performer_id, p.feed_post_id, p.question, p.ends_at,
    coalesce(p.ends_at <= now(), false) as "isEnded",
    (select json_agg(json_build_object('id', o.id, 'text', o.text, 'votes', o.vote_count) order by o.position)
      from poll_options o where o.poll_id = p.id) as options,
    (select v.option_id from poll_votes v where v.poll_id = p.id and v.user_id = ${viewerId}::uuid)
      as "myOptionId"
  from polls p`;

const selectPostPolls = hotStatement(
  ({ postIds, viewerId }: { postIds: readonly string[]; viewerId: string | null }) =>
    sql<PollRow>`${hot('post-polls')} ${selectPolls(viewerId)} where p.feed_post_id = any(${postIds}::uuid[])`,
);

/** The polls of posts, with the votes and the viewer's choice. */
export const findPostPolls = (db: Queryable, postIds: readonly string[], viewer: Viewer | null): Promise<PollRow[]> =>
  selectPostPolls(db, { postIds, viewerId: viewer?.id ?? null });

export const findPoll = async (db: Queryable, id: string, viewer: Viewer): Promise<PollRow | undefined> =>
  (await sql<PollRow>`${selectPolls(viewer.id)} where p.id = ${id}::uuid`.execute(db)).rows[0];

interface PollValues {
  performerId: string;
  question: string;
  options: readonly string[];
  endsAt: Date | null;
}

/** Inserts a poll that no post uses yet; returns its id. */
export const insertPoll = async (
  db: Queryable,
  { performerId, question, options, endsAt }: PollValues,
): Promise<string> => {
  const id = newId();
  await db.insertInto('polls').values({ id, performer_id: performerId, question, ends_at: endsAt }).execute();
  await db
    .insertInto('poll_options')
    .values(options.map((text, position) => ({ id: newId(), poll_id: id, position, text })))
    .execute();
  return id;
};

/** Deletes a performer's polls that no post has used for a day. */
export const deleteForgottenPolls = async (db: Queryable, performerId: string): Promise<void> => {
  await db
    .deleteFrom('polls')
    .where('performer_id', '=', performerId)
    .where('feed_post_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
};

/** Locks a post's poll and another one against votes and edits until the transaction ends. */
export const lockPolls = (db: Queryable, postId: string, pollId: string | null) =>
  db
    .selectFrom('polls')
    .select(['id', 'performer_id', 'feed_post_id'])
    .select(sql<boolean>`coalesce(ends_at <= now(), false)`.as('isEnded'))
    .where((where) => where.or([where('feed_post_id', '=', postId), where('id', '=', pollId)]))
    .orderBy('id')
    .forUpdate()
    .execute();

export const hasVotes = async (db: Queryable, pollId: string): Promise<boolean> => {
  const vote = await db.selectFrom('poll_votes').select('poll_id').where('poll_id', '=', pollId).executeTakeFirst();
  return vote !== undefined;
};

/**
 * Whether a performer's poll asks the same as the one of a post, with the same options in the same order, and was made to
 * end as long after that, to the minute.
 */
export const isAskedAlready = async (
  db: Queryable,
  { postId, performerId }: { postId: string; performerId: string },
  pollId: string,
): Promise<boolean> => {
  const options = (poll: 'current' | 'made') =>
    sql`(select array_agg(o.text order by o.position) from poll_options o where o.poll_id = ${sql.ref(`${poll}.id`)})`;
  const { rows } = await sql`
    select from polls current join polls made on made.id = ${pollId}::uuid and made.performer_id = ${performerId}::uuid
    where current.feed_post_id = ${postId}::uuid and made.question = current.question
      and ${options('made')} = ${options('current')}
      and (made.ends_at is null) = (current.ends_at is null)
      and coalesce(abs(extract(epoch from (made.ends_at - made.created_at) - (current.ends_at - current.created_at))) < 60,
        true)`.execute(db);
  return rows.length > 0;
};

/** Whether the poll of a scheduled post ends before it appears. */
export const endsFirst = async (db: Queryable, postId: string): Promise<boolean> => {
  const poll = await db
    .selectFrom('polls')
    .innerJoin('feed_posts', 'feed_posts.id', 'polls.feed_post_id')
    .select('polls.id')
    .where('feed_posts.id', '=', postId)
    .where('feed_posts.state', '=', 'scheduled')
    .whereRef('polls.ends_at', '<=', 'feed_posts.published_at')
    .executeTakeFirst();
  return poll !== undefined;
};

/** Sets the poll of a post that has none. */
export const attachPoll = async (db: Queryable, pollId: string, postId: string): Promise<void> => {
  await db.updateTable('polls').set({ feed_post_id: postId }).where('id', '=', pollId).execute();
};

export const deletePoll = async (db: Queryable, pollId: string): Promise<void> => {
  await db.deleteFrom('polls').where('id', '=', pollId).execute();
};

/** Locks a poll against changes and other votes until the transaction ends; false when it is deleted. */
export const holdPoll = async (db: Queryable, pollId: string): Promise<boolean> => {
  const poll = await db.selectFrom('polls').select('id').where('id', '=', pollId).forNoKeyUpdate().executeTakeFirst();
  return poll !== undefined;
};

interface Vote {
  poll_id: string;
  option_id: string;
  user_id: string;
}

/** Inserts a vote and counts it; false when the account has voted already. */
export const insertVote = async (db: Queryable, vote: Vote): Promise<boolean> => {
  const inserted = await db
    .insertInto('poll_votes')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['poll_id', 'user_id']).doNothing())
    .returning('poll_id')
    .executeTakeFirst();
  if (!inserted) return false;
  await db
    .updateTable('poll_options')
    .set((eb) => ({ vote_count: eb('vote_count', '+', 1) }))
    .where('id', '=', vote.option_id)
    .execute();
  return true;
};
