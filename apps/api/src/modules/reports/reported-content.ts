import { sql } from 'kysely';
import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { shownFilesText } from '../../viewing/shown-files.ts';
import { thingKey, type ReportedThing } from './reported-thing.ts';

/** How many characters of its words a report keeps: all of a message, and the beginning of what is longer. */
const KEPT_LENGTH = 5000;

/** How much of it is shown in the queue. */
const EXCERPT_LENGTH = 300;

export interface ReportedContent {
  /** All its words, as they stand now; null when it has none. */
  text: string | null;
  /** Deleted, by whomever; of an account: suspended or deleted; of a stream: ended. */
  isRemoved: boolean;
  fileIds: string[];
}

/** SQL: text, state and files of content by kind, also of removed content. */
const CONTENT: Record<ReportTargetType, string> = {
  user: `select users.id, users.name as text, users.suspended_at is not null or users.deleted_at is not null as removed,
    array_remove(array[users.avatar_file_id, users.cover_file_id], null) as files from users`,
  performer: `select users.id, concat_ws(E'\\n', users.name, performers.bio) as text,
    users.suspended_at is not null or users.deleted_at is not null as removed,
    array_remove(array[users.avatar_file_id, users.cover_file_id, performers.welcome_video_file_id], null) as files
    from users join performers on performers.user_id = users.id`,
  feed: `select id, concat_ws(E'\\n', nullif(text, ''),
    (select concat_ws(E'\\n', question,
        (select string_agg('– ' || o.text, E'\\n' order by position) from poll_options o where poll_id = polls.id))
      from polls where feed_post_id = feed_posts.id)) as text, deleted_at is not null as removed,
    array(select file_id from feed_post_files where feed_post_id = feed_posts.id order by position)
      || array_remove(array[thumbnail_file_id, teaser_file_id], null) as files
    from feed_posts`,
  gallery: `select id, concat_ws(E'\\n', title, description) as text, deleted_at is not null as removed,
    array(select file_id from photos where gallery_id = galleries.id and deleted_at is null order by id limit 20)
    as files from galleries`,
  // It goes with its gallery.
  photo: `select id, title as text, deleted_at is not null
      or exists (select from galleries where id = photos.gallery_id and deleted_at is not null) as removed,
    array[file_id] as files from photos`,
  video: `select id, concat_ws(E'\\n', title, description) as text, deleted_at is not null as removed,
    array_remove(array[file_id, thumbnail_file_id, teaser_file_id], null) as files from videos`,
  product: `select id, concat_ws(E'\\n', title, description) as text, deleted_at is not null as removed,
    array(select file_id from product_pictures where product_id = products.id order by position) as files
    from products`,
  comment: `select id, text, deleted_at is not null as removed, array_remove(array[file_id], null) as files
    from comments`,
  message: `select id, text, is_deleted as removed,
    array(select file_id from ${shownFilesText('messages.id')} shown order by position) as files
    from messages`,
  stream: `select id, title as text, ended_at is not null as removed,
    array_remove(array[cover_file_id], null) as files from streams`,
};

/** Reported content as it stands now, by its key; one query a kind. What does not exist is missing. */
export const loadReportedContent = async (
  db: Queryable,
  things: readonly ReportedThing[],
): Promise<ReadonlyMap<string, ReportedContent>> => {
  const types = [...new Set(things.map(({ type }) => type))];
  const loaded = await Promise.all(
    types.map(async (type) => {
      const ids = things.filter((thing) => thing.type === type).map(({ id }) => id);
      const table = type === 'user' || type === 'performer' ? 'users.id' : 'id';
      const { rows } = await sql<{ id: string; text: string; removed: boolean; files: string[] }>`
        ${sql.raw(CONTENT[type])} where ${sql.raw(table)} = any(${ids}::uuid[])`.execute(db);
      return rows.map(({ id, text, removed, files }): [string, ReportedContent] => [
        thingKey({ type, id }),
        { text: text || null, isRemoved: removed, fileIds: files },
      ]);
    }),
  );
  return new Map(loaded.flat());
};

/** The words as a report keeps them. By characters as PostgreSQL counts them, whose migration has cut the older ones. */
export const toKept = (text: string | null): string => [...(text ?? '')].slice(0, KEPT_LENGTH).join('');

/** The beginning of words, for the queue; null when there are none. */
export const toExcerpt = (text: string | null): string | null =>
  (text ?? '').slice(0, EXCERPT_LENGTH).toWellFormed() || null;
