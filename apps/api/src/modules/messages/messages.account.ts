import { conversationScope } from '@barg/contract';
import { sql } from 'kysely';
import { silenceEvents, takeReactionsOut } from '../../realtime/scope-log.ts';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { shownFilesSql } from '../../viewing/shown-files.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  messages: (id) => sql`
    select id as key, id as "_id", conversation_id as "conversationId", type, text,
      reply_to_id as "replyTo", edited_at as "editedAt", ${tokensSql('m.amount')} as amount, ${tokensSql('m.price')} as price, created_at as "createdAt",
      array(select file_id from ${shownFilesSql('m.id')} shown order by position) as "fileIds"
    from messages m where sender_id = ${id} and not is_deleted`,
  messageReactions: (id) => sql`
    select message_id as key, message_id as "messageId", emoji, created_at as "createdAt"
    from message_reactions where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

/**
 * An account's messages stay as deleted ones, because a conversation without them cannot be followed; their texts are
 * removed everywhere.
 */
export const forget = async ({ db }: UnitOfWork, { id, name }: Leaving): Promise<void> => {
  await sql`update messages set is_deleted = true, text = '', link_preview_id = null where sender_id = ${id}`.execute(
    db,
  );
  // What went with a message that operators removed does not come back either.
  await sql`delete from removed_copies x using messages m where m.id = x.message_id and m.sender_id = ${id}`.execute(
    db,
  );
  await sql`delete from message_files x using messages m where m.id = x.message_id and m.sender_id = ${id}`.execute(db);
  // Each by an index of its own: of either or the other PostgreSQL reads the whole table.
  await sql`delete from message_reactions where user_id = ${id}`.execute(db);
  await sql`delete from message_reactions x using messages m
    where m.id = x.message_id and m.sender_id = ${id}`.execute(db);
  await silenceEvents(db, { id, name });
  const scopes = sql`select ${conversationScope('')}::text || conversation_id from conversation_members
    where user_id = ${id}`;
  await takeReactionsOut(db, id, scopes);
};
