import { sql } from 'kysely';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Conversations that are looked through by one statement. */
const CHUNK = 500;
/** Lower than any id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * SQL: how many messages of the other a member has not read: those behind its last read one. What is deleted keeps its
 * place, and is counted until somebody has been there: a badge does not fall without having been looked at.
 * @param member the alias of `conversation_members`
 */
const recountSql = (member: string) => sql<number>`(
  select count(*)::int from messages
  where conversation_id = ${sql.ref(`${member}.conversation_id`)} and sequence > ${sql.ref(`${member}.last_read_sequence`)}
    and sender_id <> ${sql.ref(`${member}.user_id`)})`;

/** The next conversations by id, and those of them whose counts are not what a recount says. */
const findMiscounted = async (db: Queryable, after: string) => {
  const { rows } = await sql<{ id: string; is_wrong: boolean }>`
    select chunk.id, exists (
      select from conversation_members m where m.conversation_id = chunk.id and m.unread_count <> ${recountSql('m')}
    ) as is_wrong
    from (
      select id from conversations where kind = 'private' and id > ${after}::uuid order by id limit ${sql.lit(CHUNK)}
    ) chunk order by chunk.id`.execute(db);
  return { last: rows.length < CHUNK ? null : (rows.at(-1)?.id ?? null), wrong: rows.filter((row) => row.is_wrong) };
};

/** Counts a conversation's unread messages anew. It is locked as in sending, so that none is counted twice or never. */
const healConversation = async (db: Queryable, id: string): Promise<void> => {
  await sql`select from conversations where id = ${id}::uuid for update`.execute(db);
  await sql`update conversation_members m set unread_count = ${recountSql('m')}
    where m.conversation_id = ${id}::uuid and m.unread_count <> ${recountSql('m')}`.execute(db);
};

/** Compares all counts of unread messages with a recount, and corrects those that differ. Nothing should. */
export const recountUnread: JobHandler = async ({ db, work, log }, _payload, stopping) => {
  let [after, healed]: [string | null, number] = [BEFORE_ALL, 0];
  while (after !== null && !stopping?.aborted) {
    const { last, wrong }: Awaited<ReturnType<typeof findMiscounted>> = await findMiscounted(db, after);
    for (const { id } of wrong) await work((unit) => healConversation(unit.db, id));
    healed += wrong.length;
    after = last;
  }
  if (healed > 0) log.error({ part: 'messages', conversations: healed }, 'unread messages were miscounted');
};
