import { sql, type RawBuilder } from 'kysely';
import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface Thing {
  ownerId: string;
  /** Every file of it, in its order. */
  fileIds: string[];
}

const profile = (id: string) => sql`
  select u.id as "ownerId", array_remove(array[u.avatar_file_id, u.cover_file_id, p.welcome_video_file_id], null)
    as "fileIds"
  from users u left join performers p on p.user_id = u.id where u.id = ${id}`;

/** SQL: whose something is, and what files it has, whether it stands or is deleted. */
const THINGS: Record<ReportTargetType, (id: string) => RawBuilder<unknown>> = {
  feed: (id) => sql`
    select performer_id as "ownerId", array(select file_id from feed_post_files where feed_post_id = p.id order by position)
      || array_remove(array[thumbnail_file_id, teaser_file_id], null) as "fileIds"
    from feed_posts p where id = ${id}`,
  gallery: (id) => sql`
    select performer_id as "ownerId",
      array(select file_id from photos where gallery_id = g.id and deleted_at is null order by position, id) as "fileIds"
    from galleries g where id = ${id}`,
  photo: (id) => sql`select performer_id as "ownerId", array[file_id] as "fileIds" from photos where id = ${id}`,
  video: (id) => sql`
    select performer_id as "ownerId", array_remove(array[file_id, thumbnail_file_id, teaser_file_id], null) as "fileIds"
    from videos where id = ${id}`,
  product: (id) => sql`
    select performer_id as "ownerId", array(select file_id from product_pictures where product_id = p.id order by position)
      || array_remove(array[file_id], null) as "fileIds"
    from products p where id = ${id}`,
  comment: (id) => sql`
    select author_id as "ownerId", array(select file_id from comments answer
      where c.id in (answer.id, answer.parent_id) and deleted_at is null and file_id is not null order by id) as "fileIds"
    from comments c where id = ${id}`,
  message: (id) => sql`
    select sender_id as "ownerId", array(select file_id from message_files where message_id = m.id order by position)
      as "fileIds"
    from messages m where id = ${id}`,
  stream: (id) => sql`select performer_id as "ownerId", '{}'::uuid[] as "fileIds" from streams where id = ${id}`,
  user: profile,
  performer: profile,
};

/** Something that can be removed; null when there never was such a thing. */
export const findThing = async (
  db: Queryable,
  { type, id }: { type: ReportTargetType; id: string },
): Promise<Thing | null> => {
  const { rows } = await (THINGS[type](id) as RawBuilder<Thing>).execute(db);
  return rows[0] ?? null;
};

/** SQL: takes the words out of what is removed for good; the rows stay, because purchases and reports refer to them. */
const ERASED: Partial<Record<ReportTargetType, (id: string) => RawBuilder<unknown>>> = {
  feed: (id) => sql`update feed_posts set text = '', teaser = '', search_text = '' where id = ${id}`,
  gallery: (id) => sql`update galleries set description = '' where id = ${id}`,
  photo: (id) => sql`update photos set title = '', description = '' where id = ${id}`,
  video: (id) => sql`update videos set description = '' where id = ${id}`,
  product: (id) => sql`update products set description = '' where id = ${id}`,
};

export const eraseWords = async (
  db: Queryable,
  { type, id, commentIds }: { type: ReportTargetType; id: string; commentIds: readonly string[] },
): Promise<void> => {
  await ERASED[type]?.(id).execute(db);
  if (commentIds.length === 0) return;
  await sql`update comments set text = '—', file_id = null where id = any(${commentIds}::uuid[])
    and deleted_at is not null`.execute(db);
};
