import { sql } from 'kysely';
import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { findContentItem, linkTo, type ContentType } from '../../viewing/items.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { findPlace } from '../messages/places.ts';
import { findVisibleStream } from '../streaming/streaming.repository.ts';

/** What a report is about, as far as reports are concerned. */
export interface ReportTarget {
  ownerId: string;
}

type Find = (db: Queryable, id: string, reporter: Member) => Promise<ReportTarget | null>;

const findAccount =
  (onlyPerformers: boolean): Find =>
  async (db, id, reporter) => {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('role', 'in', onlyPerformers ? ['performer'] : ['user', 'performer'])
      .where('deleted_at', 'is', null)
      .where('suspended_at', 'is', null)
      .where(isVisibleSql(reporter, sql.ref('users.id')))
      .executeTakeFirst();
    return row ? { ownerId: row.id } : null;
  };

/** An item that stands on the site. One that is locked is seen too: its teaser and its picture's shadow are. */
const findItem =
  (type: ContentType): Find =>
  async (db, id, reporter) => {
    const item = await findContentItem(db, type, id, reporter);
    return item && (await isPresent(db, item.performerId, reporter)) ? { ownerId: item.performerId } : null;
  };

const isPresent = async (db: Queryable, performerId: string, reporter: Member): Promise<boolean> =>
  (await findAccount(true)(db, performerId, reporter)) !== null;

const findPhoto: Find = async (db, id, reporter) => {
  const photo = await db
    .selectFrom('photos')
    .select('gallery_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return photo?.gallery_id ? findItem('gallery')(db, photo.gallery_id, reporter) : null;
};

/** A comment of one's reach: below something that is open to the reporter. */
const findComment: Find = async (db, id, reporter) => {
  const comment = await db
    .selectFrom('comments')
    .select(['author_id', 'object_type', 'object_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isVisibleSql(reporter, sql.ref('author_id')))
    .executeTakeFirst();
  if (!comment) return null;
  const item = await findContentItem(db, comment.object_type, comment.object_id, reporter);
  return item && !item.access.isLocked ? { ownerId: comment.author_id } : null;
};

/** A message in one's own conversation or in a stream's chat, which anyone reads. */
const findMessage: Find = async (db, id, reporter) => {
  const message = await db
    .selectFrom('messages')
    .select(['sender_id', 'conversation_id'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  const place = message && (await findPlace(db, message.conversation_id, reporter));
  const isReadable = place?.kind === 'stream' ? !place.isBlocked : place?.memberIds.includes(reporter.account.id);
  return message && isReadable ? { ownerId: message.sender_id } : null;
};

const findStreamTarget: Find = async (db, id, reporter) => {
  const stream = await findVisibleStream(db, id, reporter);
  return stream && (await isPresent(db, stream.performer_id, reporter)) ? { ownerId: stream.performer_id } : null;
};

const FIND: Record<ReportTargetType, Find> = {
  user: findAccount(false),
  performer: findAccount(true),
  feed: findItem('feed'),
  gallery: findItem('gallery'),
  video: findItem('video'),
  product: findItem('product'),
  photo: findPhoto,
  comment: findComment,
  message: findMessage,
  stream: findStreamTarget,
};

/** What is reported, where the reporter can see it; null for everything else. */
export const findReportTarget = (
  db: Queryable,
  { type, id }: { type: ReportTargetType; id: string },
  reporter: Member,
): Promise<ReportTarget | null> => FIND[type](db, id, reporter);

/** The page that shows it, inside the site; null where none of its own does. */
export const linkToTarget = (type: ReportTargetType, id: string, username: string | null): string | null => {
  if (type === 'feed' || type === 'gallery' || type === 'video' || type === 'product') return linkTo({ type, id });
  if (type === 'performer') return `/${username ?? id}`;
  if (type === 'user') return `/users/view/${id}`;
  if (type === 'stream') return `/live/${id}`;
  return null;
};
