import type { FastifyRequest } from 'fastify';
import type { StreamSummary } from '@barg/contract';
import type { Context } from '../../../context.ts';
import { ForbiddenError, NotFoundError } from '../../../errors/common-errors.ts';
import type { Transaction } from '../../../platform/database/tables.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { runOnce } from '../../../shared/run-once.ts';
import { assertShallow } from '../../../shared/wire.ts';
import { nameOf } from '../../../viewing/author.ts';
import type { Account } from '../../../viewing/caller.ts';
import { EVERYTHING, type Member, type Onlooker } from '../../../viewing/onlooker.ts';
import { lockAirOf } from '../../../viewing/private-streams.ts';
import { findVisibleStream } from '../../../viewing/streams.ts';
import { holdAccount } from '../../accounts/lock-account.ts';
import { notify } from '../../notifications/notify.ts';
import { own, present, presentOne } from '../present-streams.ts';
import { takeCover } from '../stream-covers.ts';
import { ticketPrice } from '../stream-kind.ts';
import { linkToStream } from '../streaming.presenter.ts';
import { ownsStream } from '../streaming.policy.ts';
import { findStream, type StreamRow } from '../streaming.repository.ts';
import { NotPlannedError, PlannedTimeError, TooManyPlansError } from './planned.errors.ts';
import {
  countPlanned,
  deleteReminder,
  insertPlan,
  insertReminder,
  listPlanned,
  listPlansOf,
  isOverdue,
  lockStream,
  markCancelled,
} from './planned.repository.ts';
import type { PlannedSearch, StreamPlan } from './planned.schema.ts';
import { tellWaiting } from './waiting.ts';

const MOST_PLANS = 50;
const LONGEST_AHEAD_MS = 366 * 86_400_000;
/** Those who wait are told so long before it begins. */
const SOON_MS = 10 * 60_000;
/** A stream that has not begun so long after its time is called off. */
const LATEST_MS = 30 * 60_000;

export const CALL_OFF_LATE = 'call-off-late-stream';

/** @throws PlannedTimeError */
export const assertAhead = (plannedAt: string): void => {
  const ahead = Date.parse(plannedAt) - Date.now();
  if (ahead <= 0 || ahead > LONGEST_AHEAD_MS) throw new PlannedTimeError();
};

/** Queues the end of a planned stream that never began; a later plan replaces the job. */
const callOffLater = (unit: UnitOfWork, { id, started_at }: Pick<StreamRow, 'id' | 'started_at'>): Promise<void> =>
  unit.addJob(
    CALL_OFF_LATE,
    { streamId: id },
    { key: `${CALL_OFF_LATE}:${id}`, runAt: new Date(started_at.getTime() + LATEST_MS) },
  );

/** What happens by itself at the time of a plan; a later plan replaces it. */
export const setClocks = async (unit: UnitOfWork, stream: StreamRow): Promise<void> => {
  const at = stream.started_at.getTime();
  await tellWaiting(unit, stream, 'stream-soon', { at: new Date(at - SOON_MS) });
  await callOffLater(unit, stream);
};

/**
 * Announces a stream, once per Idempotency-Key. Her requests at once wait for each other: without that each would count
 * the plans without those of the others.
 * @throws PlannedTimeError, TooManyPlansError, the errors of `ticketPrice` and `takeCover`
 */
export const planStream = async (
  context: Context,
  request: FastifyRequest,
  account: Account,
  plan: StreamPlan,
): Promise<StreamSummary> => {
  const { id } = await runOnce(context, request, async (unit) => {
    assertAhead(plan.plannedAt);
    await lockAirOf(unit.db, account.id);
    const price = await ticketPrice(unit.db, plan);
    const others = await countPlanned(unit.db, EVERYTHING, account.id);
    if (others >= MOST_PLANS) throw new TooManyPlansError({ params: { maximum: MOST_PLANS } });
    await takeCover(unit, account.id, plan);
    // After the storage, as a deletion locks the two.
    await holdAccount(unit.db, account.id);
    const stream = await insertPlan(unit.db, account.id, { ...plan, price });
    await setClocks(unit, stream);
    return { id: stream.id };
  });
  const row = await findStream(context.db, id);
  return presentOne(context, row && own(row));
};

/** An announced stream of the caller's own, locked. @throws NotFoundError, ForbiddenError, NotPlannedError */
export const lockOwnPlan = async (db: Transaction, account: Account, id: string): Promise<StreamRow> => {
  const row = await lockStream(db, id);
  if (!row) throw new NotFoundError();
  if (!ownsStream(account.id, row)) throw new ForbiddenError();
  if (row.status !== 'planned') throw new NotPlannedError();
  return row;
};

/**
 * Calls an announced stream off within a larger change; who waits is told. False when it was not announced any more.
 * @param goneName the performer's, where her account ends with it: notices of who is gone are shown to nobody
 */
export const callOff = async (unit: UnitOfWork, streamId: string, goneName?: string): Promise<boolean> => {
  const row = await markCancelled(unit.db, streamId);
  if (!row) return false;
  await tellWaiting(unit, row, 'stream-cancelled', { goneName });
  await unit.callHook('onStreamOver', { streamId });
  return true;
};

/** Calls all announced streams of a performer off whose account ends, however many there are. */
export const callOffAllOf = async (unit: UnitOfWork, performerId: string): Promise<void> => {
  const goneName = await nameOf(unit.db, performerId);
  // What was listed is announced no more, whoever ended that: each round lists others.
  let found = MOST_PLANS;
  while (found === MOST_PLANS) {
    const plans = await listPlansOf(unit.db, performerId, MOST_PLANS);
    for (const { id } of plans) await callOff(unit, id, goneName);
    found = plans.length;
  }
};

/** Calls the caller's own stream off. @throws the errors of {@link lockOwnPlan} */
export const cancelPlan = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async (unit) => {
    await lockOwnPlan(unit.db, account, id);
    await callOff(unit, id);
  });

/**
 * Calls a stream off whose time is long over, by the clock of the queue, which is the database's: by that of a process that
 * is behind it would be looked at without end. One that was moved meanwhile stays, and is looked at again.
 */
export const callOffLate = (context: Context, streamId: string): Promise<void> =>
  context.work(async (unit) => {
    const row = await lockStream(unit.db, streamId);
    if (row?.status !== 'planned') return;
    if (!(await isOverdue(unit.db, streamId, LATEST_MS))) return callOffLater(unit, row);
    await callOff(unit, streamId);
    const link = linkToStream(streamId);
    await notify(unit, { userId: row.performer_id, kind: 'stream-lapsed', actorId: null, link });
  });

/** The announced streams of performers who exist for the onlooker, the next first. */
export const listPlannedStreams = async (context: Context, onlooker: Onlooker, search: PlannedSearch) => {
  assertShallow(search.offset);
  const [rows, total] = await Promise.all([
    listPlanned(context.db, onlooker, search),
    countPlanned(context.db, onlooker, search.performerId),
  ]);
  return { data: await present(context, rows), total };
};

/** Has the caller told before a stream begins, or no longer. @throws NotFoundError, NotPlannedError */
export const setReminder = async (
  context: Context,
  member: Member,
  { streamId, isOn }: { streamId: string; isOn: boolean },
): Promise<void> => {
  const row = await findVisibleStream(context.db, streamId, member);
  if (!row) throw new NotFoundError();
  const userId = member.account.id;
  if (!isOn) return deleteReminder(context.db, streamId, userId);
  if (row.status !== 'planned') throw new NotPlannedError();
  await insertReminder(context.db, streamId, userId);
};
