import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  streamChatRules: (id) => sql`
    select performer_id as key, slow_seconds as "slowSeconds", audience, takes_links as "takesLinks"
    from stream_chat_rules where performer_id = ${id}`,
  streamModerators: (id) => sql`
    select performer_id::text || user_id::text as key, performer_id as "performerId", user_id as "userId",
      created_at as "createdAt"
    from stream_moderators where ${id}::uuid in (performer_id, user_id)`,
  streamRestrictions: (id) => sql`
    select performer_id as key, performer_id as "performerId", kind, reason, until, created_at as "createdAt"
    from stream_restrictions where user_id = ${id}`,
  streamModeration: (id) => sql`
    select id as key, act, performer_id as "performerId", subject_id as "subjectId", reason, until,
      created_at as "createdAt"
    from stream_moderation_log where ${id}::uuid in (actor_id, subject_id)`,
  streamGoals: (id) => sql`
    select goal.stream_id as key, goal.title, goal.tokens::text as "tokensInHundredths",
      goal.set_at as "setAt",
      goal.reached_at as "reachedAt"
    from stream_goals goal join streams on streams.id = goal.stream_id where streams.performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from stream_chat_rules where performer_id = ${id}`.execute(db);
  await sql`delete from stream_goals where stream_id in (select id from streams where performer_id = ${id})`.execute(
    db,
  );
  await sql`delete from stream_moderators where ${id}::uuid in (performer_id, user_id)`.execute(db);
  await sql`delete from stream_restrictions where ${id}::uuid in (performer_id, user_id)`.execute(db);
  await sql`delete from stream_moderation_log where performer_id = ${id}`.execute(db);
  await sql`update stream_moderation_log set reason = '' where subject_id = ${id}`.execute(db);
  await sql`delete from stream_chat_turns where user_id = ${id}`.execute(db);
};
