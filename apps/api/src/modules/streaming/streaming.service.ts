import type { StreamSummary } from '@barg/contract';
import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../plugins/auth.ts';
import { newEvent, toEveryone } from '../../realtime/publisher.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { assertShallow } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../users/author.ts';
import { StreamAlreadyLiveError, StreamEndedError } from './streaming.errors.ts';
import { ownsStream } from './streaming.policy.ts';
import { presentStream } from './streaming.presenter.ts';
import {
  countLiveStreams,
  findLiveStreamOf,
  findStream,
  insertStream,
  listLiveStreams,
  markEnded,
  updateTitle,
  type StreamRow,
  type StreamSearch,
} from './streaming.repository.ts';
import { NOTIFY_FOLLOWERS } from './notify-followers.ts';
import { scheduleAbandonedCheck } from './abandoned-streams.ts';

const present = async ({ db, presence }: Context, rows: readonly StreamRow[]): Promise<StreamSummary[]> => {
  const watched = rows.map((row) => ({ id: row.id, performerId: row.performer_id }));
  const [authors, viewers] = await Promise.all([
    loadAuthors(
      db,
      rows.map((row) => row.performer_id),
    ),
    presence.viewersOf(watched),
  ]);
  return rows.map((row) => presentStream(row, authorOf(authors, row.performer_id), viewers.get(row.id) ?? 0));
};

const presentOne = async (context: Context, row: StreamRow | undefined): Promise<StreamSummary> => {
  const [stream] = row ? await present(context, [row]) : [];
  if (!stream) throw new NotFoundError();
  return stream;
};

/** What is live now, for everyone. */
export const searchStreams = async (context: Context, search: StreamSearch) => {
  assertShallow(search.offset);
  const [rows, total] = await Promise.all([
    listLiveStreams(context.db, search),
    countLiveStreams(context.db, search.q),
  ]);
  return { data: await present(context, rows), total };
};

/** A stream as everyone may know it, also after it has ended. */
export const getStream = async (context: Context, streamId: string): Promise<StreamSummary> =>
  presentOne(context, await findStream(context.db, streamId));

/** @throws NotFoundError for an unknown stream, StreamEndedError for one that is over. */
export const requireLive = async ({ db }: Context, streamId: string): Promise<StreamRow> => {
  const row = await findStream(db, streamId);
  if (!row) throw new NotFoundError();
  if (row.status !== 'live') throw new StreamEndedError();
  return row;
};

/** A live stream of the caller's own. */
export const requireOwnLive = async (context: Context, account: Account, streamId: string): Promise<StreamRow> => {
  const row = await requireLive(context, streamId);
  if (!ownsStream(account.id, row)) throw new ForbiddenError();
  return row;
};

/** A stream that can be watched now. */
export const joinStream = async (context: Context, streamId: string): Promise<StreamSummary> =>
  presentOne(context, await requireLive(context, streamId));

/** The performer's running stream, so that her studio finds it again after a reload; null when there is none. */
export const getOwnStream = async (context: Context, account: Account): Promise<StreamSummary | null> => {
  const row = await findLiveStreamOf(context.db, account.id);
  return row ? presentOne(context, row) : null;
};

/**
 * Begins a stream: everyone connected hears of it at once, the followers are told by a job, and it is ended again
 * unless a picture arrives.
 * @throws StreamAlreadyLiveError while another one runs.
 */
export const startStream = async (context: Context, account: Account, title: string): Promise<StreamSummary> => {
  try {
    return await context.work(async (unit) => {
      const row = await insertStream(unit.db, account.id, title);
      const authors = await loadAuthors(unit.db, [account.id]);
      const stream = presentStream(row, authorOf(authors, account.id), 0);
      unit.publish(toEveryone, newEvent('stream.started', { stream }));
      await unit.addJob(NOTIFY_FOLLOWERS, { streamId: row.id });
      await scheduleAbandonedCheck(unit, row.id);
      return stream;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new StreamAlreadyLiveError({ cause: error });
    throw error;
  }
};

/** Renames the performer's running stream. */
export const renameStream = async (context: Context, account: Account, title: string): Promise<StreamSummary> => {
  const row = await updateTitle(context.db, account.id, title);
  if (!row) throw new StreamEndedError();
  return presentOne(context, row);
};

const finish = async (unit: UnitOfWork, streamId: string): Promise<StreamRow | undefined> => {
  const row = await markEnded(unit.db, streamId);
  if (row) unit.publish(toEveryone, newEvent('stream.ended', { streamId: row.id, performerId: row.performer_id }));
  return row;
};

/** Ends a stream and disconnects everyone's picture. Ending it twice changes nothing. */
export const closeStream = async (context: Context, streamId: string): Promise<void> => {
  await context.work((unit) => finish(unit, streamId));
  await context.live.closeRoom(streamId);
};

/** Ends the caller's own stream; answers it as it was left. */
export const endStream = async (context: Context, account: Account, streamId: string): Promise<StreamSummary> => {
  const row = await findStream(context.db, streamId);
  if (!row) throw new NotFoundError();
  if (!ownsStream(account.id, row)) throw new ForbiddenError();
  await closeStream(context, row.id);
  return getStream(context, row.id);
};
