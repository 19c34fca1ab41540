import { sql } from 'kysely';
import { defineError } from '../errors/app-error.ts';
import { NotFoundError } from '../errors/common-errors.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { hasLivingOwner } from './living-account.ts';
import type { Onlooker } from './onlooker.ts';
import { lockedStream, seenColumns, watcherOf } from './stream-audience.ts';
import { isVisibleSql } from './visibility.ts';

export class StreamEndedError extends defineError({
  code: 'stream.ended',
  status: 404,
  messages: {
    'fa-IR': 'این پخش زنده پایان یافته است.',
    'en-US': 'This live stream has ended.',
    'ar-EG': 'انتهى هذا البث المباشر.',
  },
}) {}

export class StreamNotBegunError extends defineError({
  code: 'stream.not_begun',
  status: 409,
  messages: {
    'fa-IR': 'این پخش زنده هنوز آغاز نشده است.',
    'en-US': 'This live stream has not begun yet.',
    'ar-EG': 'لم يبدأ هذا البث المباشر بعد.',
  },
}) {}

/**
 * A stream, announced, live or ended, of a performer who exists for the onlooker, and whether the onlooker may watch it; undefined
 * for every other.
 */
export const findVisibleStream = (db: Queryable, streamId: string, onlooker: Onlooker) =>
  db
    .selectFrom('streams')
    .selectAll()
    .select(seenColumns(watcherOf(onlooker)))
    .where('id', '=', streamId)
    .where(hasLivingOwner('streams.performer_id'))
    .where(isVisibleSql(onlooker, sql.ref('performer_id')))
    .executeTakeFirst();

/**
 * A stream that runs.
 * @throws NotFoundError for one that does not exist for the onlooker, StreamNotBegunError, StreamEndedError
 */
export const requireLive = async (db: Queryable, onlooker: Onlooker, streamId: string) => {
  const row = await findVisibleStream(db, streamId, onlooker);
  if (!row) throw new NotFoundError();
  if (row.status === 'planned') throw new StreamNotBegunError();
  if (row.status !== 'live') throw new StreamEndedError();
  return row;
};

/**
 * A live stream that the onlooker may watch.
 * @throws the errors of {@link requireLive} and {@link lockedStream}
 */
export const requireWatchable = async (db: Queryable, onlooker: Onlooker, streamId: string) => {
  const row = await requireLive(db, onlooker, streamId);
  if (!row.may_watch) throw lockedStream(row);
  return row;
};
