import type { StreamSummary } from '@barg/contract';
import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { newEvent } from '../../platform/publisher.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { assertShallow } from '../../shared/wire.ts';
import { EVERYTHING, type Onlooker } from '../../viewing/onlooker.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { toVisible } from './visible-to.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { hasActivePrivate, lockAirOf } from '../../viewing/private-streams.ts';
import { findVisibleStream, requireLive } from '../../viewing/streams.ts';
import { noteTurnedAway } from '../stream-tickets/entrance.repository.ts';
import { enterStream } from './enter-stream.ts';
import { StreamAlreadyLiveError } from './streaming.errors.ts';
import { ticketPrice } from './stream-kind.ts';
import { ownsStream } from './streaming.policy.ts';
import { own, present, presentOne } from './present-streams.ts';
import { loadCovers, takeCover } from './stream-covers.ts';
import { NotPlannedError, StreamTooEarlyError } from './planned/planned.errors.ts';
import { callOff, callOffAllOf } from './planned/planned.service.ts';
import { presentSeen, presentStream } from './streaming.presenter.ts';
import {
  beginPlanned,
  countLiveStreams,
  findLiveStreamOf,
  findStream,
  insertStream,
  isTooEarly,
  listLiveStreams,
  markEnded,
  type StreamRow,
  type StreamSearch,
} from './streaming.repository.ts';
import type { NewStream } from './streaming.schema.ts';
import { closeRoomHere } from './close-room.ts';
import { lockUnheld } from './stream-holders.repository.ts';
import { NOTIFY_FOLLOWERS } from './notify-followers.ts';
import { WITHDRAW_NOTICES } from './withdraw-notices.ts';
import { scheduleAbandonedCheck } from './abandoned-streams.ts';

/** The live streams of performers who exist for the onlooker. */
export const searchStreams = async (context: Context, onlooker: Onlooker, search: StreamSearch) => {
  assertShallow(search.offset);
  const [rows, total] = await Promise.all([
    listLiveStreams(context.db, onlooker, search),
    countLiveStreams(context.db, onlooker, search.q),
  ]);
  return { data: await present(context, rows), total };
};

/** A stream's public facts, live or ended. */
export const getStream = async (context: Context, onlooker: Onlooker, streamId: string): Promise<StreamSummary> => {
  const row = await findVisibleStream(context.db, streamId, onlooker);
  // Where she is not shown, its page ends here and nobody asks to be let in.
  if (!row) await noteTurnedAway(context.db, onlooker, streamId);
  return presentOne(context, row);
};

/** A live stream of the caller's own. */
export const requireOwnLive = async (
  context: Context,
  account: Pick<Account, 'id'>,
  streamId: string,
): Promise<StreamRow> => {
  const row = await requireLive(context.db, EVERYTHING, streamId);
  if (!ownsStream(account.id, row)) throw new ForbiddenError();
  return row;
};

/** A live stream that the onlooker may watch. @throws the errors of `requireWatchable` */
export const joinStream = async (context: Context, onlooker: Onlooker, streamId: string): Promise<StreamSummary> =>
  presentOne(context, await enterStream(context.db, onlooker, streamId));

/** The performer's live stream, which the studio shows after a reload; null when there is none. */
export const getOwnStream = async (context: Context, account: Account): Promise<StreamSummary | null> => {
  const row = await findLiveStreamOf(context.db, account.id);
  return row ? presentOne(context, own(row)) : null;
};

/** The row of a stream that begins: a new one, or the one that was announced. */
const open = async (unit: UnitOfWork, performerId: string, facts: NewStream): Promise<StreamRow> => {
  if (facts.plannedId === undefined) {
    await takeCover(unit, performerId, facts);
    return insertStream(unit.db, performerId, { ...facts, price: await ticketPrice(unit.db, facts) });
  }
  const row = await beginPlanned(unit.db, performerId, facts.plannedId, facts);
  if (row) return row;
  throw (await isTooEarly(unit.db, performerId, facts.plannedId)) ? new StreamTooEarlyError() : new NotPlannedError();
};

/**
 * Starts a stream: connected accounts for whom she exists are told at once, followers by a job, and it is ended again
 * unless video arrives.
 * @throws StreamAlreadyLiveError while another one is live or she is in a private one, the errors of
 * {@link ticketPrice} and {@link takeCover}, NotPlannedError, StreamTooEarlyError
 */
export const startStream = async (
  context: Context,
  account: Pick<Account, 'id'>,
  facts: NewStream,
): Promise<StreamSummary> => {
  try {
    return await context.work(async (unit) => {
      await lockAirOf(unit.db, account.id);
      // Who pays by the minute has her to himself.
      if (await hasActivePrivate(unit.db, ['performer_id', account.id])) throw new StreamAlreadyLiveError();
      const row = await open(unit, account.id, facts);
      await holdAccount(unit.db, account.id);
      const authors = await loadAuthors(unit.db, [account.id]);
      const covers = await loadCovers({ ...context, db: unit.db }, [row]);
      const shown = { performer: authorOf(authors, account.id), viewers: 0, cover: covers.get(row.id) };
      // Without what is one caller's own: everybody is told the same.
      const stream = presentStream(row, shown);
      unit.publish(await toVisible(unit.db, account.id), newEvent('stream.started', { stream }));
      await unit.addJob(NOTIFY_FOLLOWERS, { streamId: row.id });
      await scheduleAbandonedCheck(unit, row.id);
      return presentSeen(own(row), shown);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new StreamAlreadyLiveError({ cause: error });
    throw error;
  }
};

const finish = async (unit: UnitOfWork, streamId: string): Promise<StreamRow | undefined> => {
  const row = await markEnded(unit.db, streamId);
  if (!row) return undefined;
  const told = await toVisible(unit.db, row.performer_id);
  unit.publish(told, newEvent('stream.ended', { streamId: row.id, performerId: row.performer_id }));
  await unit.addJob(WITHDRAW_NOTICES, { streamId: row.id });
  await unit.callHook('onStreamOver', { streamId: row.id });
  return row;
};

/**
 * Ends a performer's live streams within a larger change, and calls off what she has announced; their video is
 * disconnected by a job after the commit.
 */
export const endStreamsOf = async (unit: UnitOfWork, performerId: string): Promise<void> => {
  await callOffAllOf(unit, performerId);
  const stream = await findLiveStreamOf(unit.db, performerId);
  if (!stream) return;
  await finish(unit, stream.id);
  await unit.addJob(CLOSE_ROOM, { streamId: stream.id });
};

/** Ends a stream unless some process receives its video. */
export const closeUnheld = async (context: Context, streamId: string): Promise<void> => {
  const ended = await context.work(async (unit) =>
    (await lockUnheld(unit.db, streamId)) ? finish(unit, streamId) : undefined,
  );
  if (ended) await closeRoomHere(context, streamId);
};

/**
 * Ends a stream without asking whose it is, for operators, or calls it off. Its video is disconnected by a job after the
 * commit. False when it was over.
 */
export const removeStream = async (unit: UnitOfWork, streamId: string): Promise<boolean> => {
  if (await callOff(unit, streamId)) return true;
  const stream = await finish(unit, streamId);
  if (stream) await unit.addJob(CLOSE_ROOM, { streamId: stream.id });
  return stream !== undefined;
};

export const CLOSE_ROOM = 'close-room';

/**
 * Ends the caller's own stream; returns its last state. Its video is disconnected at once in this process, and within
 * seconds in another one. Ending it twice changes nothing.
 */
export const endStream = async (context: Context, account: Account, streamId: string): Promise<StreamSummary> => {
  const row = await findStream(context.db, streamId);
  if (!row) throw new NotFoundError();
  if (!ownsStream(account.id, row)) throw new ForbiddenError();
  await context.work((unit) => finish(unit, row.id));
  await closeRoomHere(context, row.id);
  return getStream(context, { account, country: null }, row.id);
};
