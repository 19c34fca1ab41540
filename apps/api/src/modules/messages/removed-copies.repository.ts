import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { shownFilesSql } from '../../viewing/shown-files.ts';

/** A message that an operator removed, and what it was one of. */
export interface RemovedMessage {
  id: string;
  senderId: string;
  /** The mass message that it is one of. */
  campaignId: string | null;
  /** Whether it is a welcome message: written by the template of its sender. */
  isWelcome: boolean;
}

export const findRemovedMessage = async (db: Queryable, id: string): Promise<RemovedMessage | undefined> => {
  const { rows } = await sql<RemovedMessage>`
    select m.id, m.sender_id as "senderId", m.campaign_id as "campaignId", exists (select from welcomes
      where welcomes.performer_id = m.sender_id and welcomes.message_id = m.id) as "isWelcome"
    from messages m where m.id = ${id}`.execute(db);
  return rows[0];
};

export interface Copy {
  id: string;
  /** By which they are ordered: the next ones come after it. */
  place: string;
}

/** SQL: what the bytes of a message's files are, in their order. */
const bytesOf = (files: RawBuilder<unknown>) =>
  sql`array(select files.sha256 from ${files} join files on files.id = shown.file_id order by shown.position)`;

/**
 * The messages that fans got of the same template with the same words and files as the removed one. What those were is kept
 * with the removal.
 */
const welcomesLike = ({ id, senderId }: RemovedMessage, after: string) => sql<Copy>`
  select m.id, welcomes.fan_id as place from removals gone
    join welcomes on welcomes.performer_id = ${senderId}::uuid
    join messages m on m.id = welcomes.message_id and not m.is_deleted and m.text = gone.kept ->> 'text'
  where gone.target_type = 'message' and gone.target_id = ${id} and gone.state = 'removed'
    and welcomes.fan_id > ${after}::uuid
    and ${bytesOf(sql`lateral ${shownFilesSql('m.id')} shown`)} = ${bytesOf(
      sql`unnest(gone.kept_file_ids) with ordinality shown (file_id, position)`,
    )}
  order by welcomes.fan_id`;

/** Up to `limit` copies that stand of a removed message, those after a place. */
export const listCopies = async (
  db: Queryable,
  removed: RemovedMessage,
  { after, limit }: { after: string; limit: number },
): Promise<Copy[]> => {
  const { campaignId } = removed;
  const copies =
    campaignId === null
      ? welcomesLike(removed, after)
      : sql<Copy>`select id, conversation_id as place from messages
          where campaign_id = ${campaignId} and not is_deleted and conversation_id > ${after}::uuid
          order by conversation_id`;
  const { rows } = await sql<Copy>`${copies} limit ${limit}`.execute(db);
  return rows;
};

/** Whether somebody still has the mass message that a message is one of. */
export const isMassMessageShown = async (db: Queryable, id: string): Promise<boolean> => {
  const { rows } = await sql`select from messages m join campaigns on campaigns.id = m.campaign_id
    join messages other on other.campaign_id = m.campaign_id and not other.is_deleted
    where m.id = ${id} and campaigns.removed_message_id is null limit 1`.execute(db);
  return rows.length > 0;
};

/** Whether a message is removed by an operator; it stays so until the commit. */
export const holdRemoval = async (db: Queryable, id: string): Promise<boolean> => {
  const { rows } = await sql`select from removals where target_type = 'message' and target_id = ${id}
    and state = 'removed' for share`.execute(db);
  return rows.length > 0;
};

/** Notes that a message went with a removed one, and its words, unless those are its mass message's. */
export const insertCopy = async (db: Queryable, removedId: string, messageId: string): Promise<void> => {
  await sql`insert into removed_copies (message_id, removed_id, text)
    select m.id, ${removedId}::uuid, case when m.text is distinct from campaigns.text then m.text end
      from messages m left join campaigns on campaigns.id = m.campaign_id where m.id = ${messageId}`.execute(db);
};

/** Up to `limit` messages that went with a removed one. */
export const listRemovedCopies = async (db: Queryable, removedId: string, limit: number): Promise<string[]> => {
  const query = db.selectFrom('removed_copies').select('message_id').where('removed_id', '=', removedId);
  return (await query.orderBy('message_id').limit(limit).execute()).map((row) => row.message_id);
};

/** Takes the note of one, with its words; undefined where another has done so. */
export const takeCopy = async (db: Queryable, messageId: string): Promise<{ text: string } | undefined> => {
  const { rows } = await sql<{ text: string }>`delete from removed_copies copy using messages m
    left join campaigns on campaigns.id = m.campaign_id
    where copy.message_id = ${messageId} and m.id = copy.message_id
    returning coalesce(copy.text, campaigns.text, '') as text`.execute(db);
  return rows[0];
};

/**
 * Whether the site has removed a message of these words that somebody sent to many: a mass message, or a welcome message. As
 * long as the words are kept with the removal.
 */
export const areWordsTakenDown = async (db: Queryable, senderId: string, text: string): Promise<boolean> => {
  if (text === '') return false;
  const { rows } = await sql`select from removals gone join messages m on m.id = gone.target_id
    where gone.owner_id = ${senderId} and gone.target_type = 'message' and gone.state = 'removed'
      and gone.kept ->> 'text' = ${text} and (m.campaign_id is not null or exists (select from welcomes
        where welcomes.performer_id = m.sender_id and welcomes.message_id = m.id)) limit 1`.execute(db);
  return rows.length > 0;
};
