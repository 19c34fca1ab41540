import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** What the database knows of the fate of reported content, beside its words. */
export interface Fate {
  /** Whether an operator has removed it, alone or with what it belongs to, and has not brought it back. */
  isRemovedBySite: boolean;
  /** Whether others than its author may delete it: the performer below whose content, or in whose chat, it stands. */
  isOthersToDelete: boolean;
  ownerState: 'active' | 'suspended' | 'left' | null;
}

/** A removal that stands for good or for now; found by its target, which has an index of all that stand. */
const STANDS = sql.raw(`x.state <> 'restored' and x.owner_id = r.target_owner_id`);

/** The fate of what each of these reports is about, by the report. */
export const loadFates = async (db: Queryable, reportIds: readonly string[]): Promise<ReadonlyMap<string, Fate>> => {
  if (reportIds.length === 0) return new Map();
  // Of an account only what was taken since it was reported: its profile is filled anew. An answer goes with its
  // comment, unless it was deleted before (moments of removals are rounded); a photo with its gallery; a message with
  // the others of a mass message.
  const { rows } = await sql<Fate & { id: string }>`
    select r.id,
      exists (select from removals x where ${STANDS} and x.target_type = r.target_type and x.target_id = r.target_id
          and (r.target_type not in ('user', 'performer') or x.removed_at >= r.created_at))
        or r.target_type = 'comment' and exists (
          select from comments c join comments thread on thread.id = c.parent_id
            join removals x on x.owner_id = thread.author_id and x.target_type = 'comment' and x.target_id = thread.id
          where c.id = r.target_id and x.state <> 'restored' and c.deleted_at >= x.removed_at - interval '1 millisecond')
        or r.target_type = 'photo' and exists (
          select from photos p join removals x on ${STANDS} and x.target_type = 'gallery' and x.target_id = p.gallery_id
          where p.id = r.target_id and p.deleted_at is null)
        or r.target_type = 'message' and (
          exists (select from removed_copies where message_id = r.target_id)
          or exists (select from messages m join campaigns on campaigns.id = m.campaign_id
            where m.id = r.target_id and campaigns.removed_message_id is not null))
        as "isRemovedBySite",
      r.target_type = 'comment' or r.target_type = 'message' and exists (
        select from messages m join conversations c on c.id = m.conversation_id
        where m.id = r.target_id and c.kind = 'stream') as "isOthersToDelete",
      case when u.id is null then null when u.deleted_at is not null then 'left'
        when u.suspended_at is not null then 'suspended' else 'active' end as "ownerState"
    from reports r left join users u on u.id = r.target_owner_id
    where r.id = any(${reportIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...fate }) => [id, fate]));
};
