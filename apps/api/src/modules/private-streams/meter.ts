import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { PrivateStreamEnd } from '../../platform/database/private-stream-tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { finish, type Ending } from './finish.ts';
import { areApart, sumFlows } from './flows.repository.ts';
import {
  APART_MS,
  CONNECT_WITHIN_MS,
  fullMinutes,
  isTurnedOff,
  leftOf,
  LOST_AFTER_MS,
  measuredSince,
  OFF_AFTER_MS,
  seenAfter,
  WARN_AT_MS,
} from './meter-rules.ts';
import { countMinutes, listMinutes } from './minutes.repository.ts';
import { payMinute, reserveMinute } from './minutes.service.ts';
import { announce } from './present-sessions.ts';
import { lockIdle, updateSession, type SessionRow } from './private-streams.repository.ts';

/** The database's: processes may have set their clocks otherwise. */
const now = sql<Date>`now()`;

/**
 * Adds what has flowed since to a locked session, and pays the minutes that are full by that. Nothing but the engines'
 * counters is counted: time in which nobody measured costs nothing.
 */
export const measure = async (unit: UnitOfWork, row: SessionRow): Promise<SessionRow> => {
  const flows = await sumFlows(unit.db, row.id);
  const seen = { performer: row.performer_ms, fan: row.fan_ms };
  // What comes meanwhile is looked at, and so not measured later either.
  const more = isTurnedOff(row) ? 0n : measuredSince(seen, flows, row.has_camera);
  const waits = row.has_camera && !isTurnedOff(row) && (await areApart(unit.db, row.id)) ? APART_MS : 0n;
  const looked = seenAfter(seen, flows, more, waits);
  const reserved = (await countMinutes(unit.db, [row.id])).get(row.id) ?? 0;
  // What flows after the last reserved minute is nobody's to pay.
  const most = row.measured_ms + leftOf(reserved, row.measured_ms);
  const measured_ms = row.measured_ms + more > most ? most : row.measured_ms + more;
  const measured = await updateSession(unit.db, row.id, {
    ...{ performer_ms: looked.performer, fan_ms: looked.fan, measured_ms },
    ...(more > 0n && { flowed_at: now, status: 'running', started_at: row.started_at ?? now }),
  });
  await payFull(unit, measured);
  return measured;
};

const payFull = async (unit: UnitOfWork, row: SessionRow): Promise<void> => {
  const full = fullMinutes(row.measured_ms);
  if (full === 0) return;
  for (const minute of await listMinutes(unit.db, row.id)) {
    if (minute.minute <= full && minute.state === 'reserved') await payMinute(unit, row, minute);
  }
};

/**
 * Milliseconds for which nothing has flowed, by the database's clock. Where that was set back, silence begins now: what is
 * reserved must not wait until the clock is again where it was.
 */
const silenceOf = async (db: Queryable, row: SessionRow): Promise<number> => {
  const since = row.flowed_at ?? row.accepted_at;
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from now() - ${since}::timestamptz) * 1000)::float8 as ms`.execute(db);
  const silence = rows[0]?.ms ?? 0;
  if (silence < 0) await updateSession(db, row.id, row.flowed_at ? { flowed_at: now } : { accepted_at: now });
  return Math.max(silence, 0);
};

/** How long nothing may flow now, and what it is called when it ends by that. */
const silenceAllowed = (row: SessionRow): { ms: number; reason: PrivateStreamEnd } => {
  if (row.flowed_at === null) return { ms: CONNECT_WITHIN_MS, reason: 'not-connected' };
  return isTurnedOff(row)
    ? { ms: OFF_AFTER_MS, reason: 'turned-off' }
    : { ms: LOST_AFTER_MS, reason: 'connection-lost' };
};

/** How it ends where no reserved minute is left: that more were agreed to and none could be had is the wallet's doing. */
const usedUp = ({ warned_at, most_minutes }: SessionRow, reserved: number): Ending => {
  const isRefused = warned_at !== null && reserved < most_minutes;
  return isRefused ? { reason: 'minutes-used', detail: 'wallet-empty' } : { reason: 'minutes-used' };
};

/** Measures one session, and ends it where its minutes are used up or its picture is lost. Undefined where it is over. */
const tick = async (unit: UnitOfWork, id: string): Promise<SessionRow | undefined> => {
  const locked = await lockIdle(unit.db, id);
  if (!locked || locked.status === 'requested') return undefined;
  const row = await measure(unit, locked);
  const reserved = (await countMinutes(unit.db, [id])).get(id) ?? 0;
  if (leftOf(reserved, row.measured_ms) <= 0n) {
    await finish(unit, row, usedUp(row, reserved));
    return undefined;
  }
  const isRunning = row.flowed_at !== null;
  const silence = silenceAllowed(row);
  if ((await silenceOf(unit.db, row)) > silence.ms) {
    await finish(unit, row, { reason: silence.reason });
    return undefined;
  }
  if (isRunning) await announce(unit, row);
  return row;
};

/** Reserves one more minute where little is left; false where the fan agreed to no more, or it is not needed yet. */
const extend = (context: Context, id: string): Promise<'enough' | 'extended' | 'agreed-to-no-more'> =>
  context.work(async (unit) => {
    const row = await lockIdle(unit.db, id);
    if (!row) return 'enough';
    const reserved = (await countMinutes(unit.db, [id])).get(id) ?? 0;
    if (leftOf(reserved, row.measured_ms) > WARN_AT_MS) return 'enough';
    if (reserved >= row.most_minutes) return 'agreed-to-no-more';
    const balance = await reserveMinute(unit, row, reserved + 1);
    announceBalance(unit, row.fan_id, { balance, change: -row.price, reason: 'private-stream' });
    await announce(unit, row.warned_at === null ? row : await updateSession(unit.db, id, { warned_at: null }));
    return 'extended';
  });

/** Says once that it ends soon, until more can be reserved. */
const warn = (context: Context, id: string): Promise<void> =>
  context.work(async (unit) => {
    const row = await lockIdle(unit.db, id);
    if (row?.warned_at !== null) return;
    await announce(unit, await updateSession(unit.db, id, { warned_at: now }));
  });

/** A wallet that has too little, a cap that is reached, a wallet that is suspended. */
const isRefusedByWallet = (error: unknown): boolean => error instanceof AppError && error.code.startsWith('wallet.');

/**
 * One step of the meter for one session. Killed between any two of its transactions, the next step goes on where it
 * was; of two processes at it, the second finds nothing more to measure.
 */
export const meterSession = async (context: Context, id: string): Promise<void> => {
  const row = await context.work((unit) => tick(unit, id));
  if (!row || row.status !== 'running') return;
  try {
    const outcome = await extend(context, id);
    if (outcome === 'agreed-to-no-more') await warn(context, id);
  } catch (error) {
    if (!isRefusedByWallet(error)) throw error;
    await warn(context, id);
  }
};
