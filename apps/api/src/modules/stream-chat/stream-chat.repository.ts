import type { StreamChatRules } from '@barg/contract';
import { sql } from 'kysely';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';

const FREE: StreamChatRules = { slowSeconds: 0, audience: 'everyone', takesLinks: true };

/** What a performer has set; nothing is refused where she has not. */
export const findRules = async (db: Queryable, performerId: string): Promise<StreamChatRules> => {
  const row = await db
    .selectFrom('stream_chat_rules')
    .select(['slow_seconds as slowSeconds', 'audience', 'takes_links as takesLinks'])
    .where('performer_id', '=', performerId)
    .executeTakeFirst();
  return row ?? FREE;
};

/** Fields left out stay. */
export const updateRules = async (
  { db }: Pick<UnitOfWork, 'db'>,
  performerId: string,
  { slowSeconds, audience, takesLinks }: Partial<StreamChatRules>,
): Promise<StreamChatRules> =>
  db
    .insertInto('stream_chat_rules')
    .values({ performer_id: performerId, slow_seconds: slowSeconds, audience, takes_links: takesLinks })
    .onConflict((conflict) =>
      conflict.column('performer_id').doUpdateSet(({ ref }) => ({
        slow_seconds: slowSeconds ?? ref('stream_chat_rules.slow_seconds'),
        audience: audience ?? ref('stream_chat_rules.audience'),
        takes_links: takesLinks ?? ref('stream_chat_rules.takes_links'),
      })),
    )
    .returning(['slow_seconds as slowSeconds', 'audience', 'takes_links as takesLinks'])
    .executeTakeFirstOrThrow();

/** The live streams of a performer, whose chats are told of what she changes. */
export const listLiveChats = (db: Queryable, performerId: string) =>
  db
    .selectFrom('streams')
    .select(['id', 'conversation_id'])
    .where('performer_id', '=', performerId)
    .where('status', '=', 'live')
    .execute();

/** What somebody is to a performer. */
export interface Standing {
  isFollower: boolean;
  isSubscriber: boolean;
}

export const findStanding = async (
  db: Queryable,
  { performerId, accountId }: { performerId: string; accountId: string },
): Promise<Standing> => {
  const { rows } = await sql<Standing>`select
    exists (select from follows where follower_id = ${accountId}::uuid and performer_id = ${performerId}::uuid)
      as "isFollower",
    exists (select from subscriptions where user_id = ${accountId}::uuid and performer_id = ${performerId}::uuid
      and ${isRunningSql()}) as "isSubscriber"`.execute(db);
  return rows[0] ?? { isFollower: false, isSubscriber: false };
};

interface Turn {
  streamId: string;
  userId: string;
}

/** Notes that a viewer writes in a slow chat; false while the last message is not long enough ago. */
export const claimSlowModeSlot = async (
  { db }: UnitOfWork,
  { streamId, userId, slowSeconds }: Turn & { slowSeconds: number },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into stream_chat_turns (stream_id, user_id) values (${streamId}, ${userId})
    on conflict (stream_id, user_id) do update set written_at = now()
      where stream_chat_turns.written_at <= now() - make_interval(secs => ${slowSeconds}::int)
    returning user_id`.execute(db);
  return rows.length > 0;
};

/** When a viewer's next turn comes in a slow chat; null: it has come. */
export const findNextTurn = async (
  db: Queryable,
  { streamId, userId }: Turn,
  slowSeconds: number,
): Promise<Date | null> => {
  if (slowSeconds === 0) return null;
  const row = await db
    .selectFrom('stream_chat_turns')
    .select('written_at')
    .where('stream_id', '=', streamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const next = row ? row.written_at.getTime() + slowSeconds * 1000 : 0;
  return next > Date.now() ? new Date(next) : null;
};

/** Turns that matter to nobody any more. */
export const forgetOldTurns = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('stream_chat_turns')
    .where('written_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
};
