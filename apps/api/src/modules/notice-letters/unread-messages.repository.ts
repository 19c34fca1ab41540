import { beginningOf } from '@barg/contract/words';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';

const EXCERPTS = 3;
const EXCERPT_LENGTH = 140;

/**
 * Messages that follow one another within seconds have one notice, that of the first. Longer than clocks of the
 * database and of the API differ, and shorter than any letter waits.
 */
const ONE_NOTICE = "interval '10 seconds'";
/** So many of a conversation are counted. */
const MOST_COUNTED = 1000;

/** The unread messages of a conversation that no letter has told of. */
export interface UnreadConversation {
  id: string;
  /** The name of the other member, who wrote them. */
  sender: string;
  count: number;
  /** Of the last of them, oldest first. */
  excerpts: string[];
}

/** The conversation that a notice leads to. */
export const conversationOf = (link: string | null): string | null =>
  /^\/messages\/([0-9a-f-]{36})/.exec(link ?? '')?.[1] ?? null;

/** One line, so that somebody's words cannot look like the letter's own. */
const excerptOf = (text: string): string => beginningOf(text, EXCERPT_LENGTH);

/**
 * Of some conversations, the unread messages of the other member, the latest first: neither deleted ones, nor those of
 * muted conversations or of somebody who does not exist for the reader. Words that are sold are in no letter.
 * @param since by conversation, when the first notice of messages was that no letter has told of
 */
export const listUnreadMessages = async (
  db: Queryable,
  member: Member,
  since: ReadonlyMap<string, Date>,
): Promise<UnreadConversation[]> => {
  if (since.size === 0) return [];
  const { rows } = await sql<{ id: string; sender: string; count: number; texts: string[] }>`
    select mine.conversation_id as id, other.name as sender, unread.count, unread.texts
    from unnest(${[...since.keys()]}::uuid[], ${[...since.values()]}::timestamptz[]) as untold (conversation_id, since)
    join conversation_members mine
      on mine.conversation_id = untold.conversation_id and mine.user_id = ${member.account.id}::uuid
    join conversation_members theirs
      on theirs.conversation_id = mine.conversation_id and theirs.user_id <> mine.user_id
    join users other on other.id = theirs.user_id
    cross join lateral (
      select count(*)::int as count, max(sequence) as last,
        (coalesce(array_agg(text order by sequence desc) filter (where (price = 0 or is_text_free) and text <> ''), '{}'))[:${sql.lit(EXCERPTS)}]
          as texts
      from (
        select sequence, text, price, is_text_free, is_deleted, created_at from messages
        where conversation_id = mine.conversation_id and sender_id = other.id
        order by sequence desc limit least(mine.unread_count, ${sql.lit(MOST_COUNTED)})
      ) latest where not is_deleted and created_at >= untold.since - ${sql.raw(ONE_NOTICE)}
    ) unread
    where not mine.is_muted and unread.count > 0 and ${isLiving('other')}
      and ${isVisibleSql(member, sql.ref('other.id'))}
    order by unread.last desc`.execute(db);
  return rows.map(({ id, sender, count, texts }) => ({
    id,
    sender,
    count,
    excerpts: texts.map(excerptOf).toReversed(),
  }));
};
