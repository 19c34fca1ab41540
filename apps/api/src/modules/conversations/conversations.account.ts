import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/**
 * What an account has set for its side of conversations, and what others have noted about it. An account's data are also
 * what others write down about it.
 */
export const exportSections = {
  conversationSettings: (id) => sql`
    select conversation_id as key, conversation_id as "conversationId", name, note, is_muted as "isMuted",
      is_pinned as "isPinned", is_archived as "isArchived"
    from conversation_members where user_id = ${id} and (name <> '' or note <> '' or is_muted or is_pinned or is_archived)`,
  notesByOthers: (id) => sql`
    select theirs.conversation_id as key, theirs.conversation_id as "conversationId", theirs.name, theirs.note
    from conversation_members mine join conversation_members theirs
      on theirs.conversation_id = mine.conversation_id and theirs.user_id <> mine.user_id
    where mine.user_id = ${id} and (theirs.name <> '' or theirs.note <> '')`,
} satisfies Record<string, ExportSection>;

/** Removes the words of a deleted account from the list of conversations, and what was noted by it and about it. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`update conversations set last_message = '' where last_sender_id = ${id}`.execute(db);
  await sql`update conversation_members set name = '', note = '' where (name <> '' or note <> '') and conversation_id in (
    select conversation_id from conversation_members where user_id = ${id})`.execute(db);
};
