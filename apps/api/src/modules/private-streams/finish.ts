import { sql } from 'kysely';
import type { PrivateStreamEnd, PrivateStreamEndDetail } from '../../platform/database/private-stream-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { forgetFlows } from './flows.repository.ts';
import { fullMinutes, secondsOfLast } from './meter-rules.ts';
import { listMinutes } from './minutes.repository.ts';
import { payMinute, payPart, returnMinute, type GivenBack } from './minutes.service.ts';
import { announce } from './present-sessions.ts';
import { updateSession, type SessionRow } from './private-streams.repository.ts';
import { withdrawAsking } from './withdraw-notices.ts';

/** Pays what has flowed, and gives back all else that is reserved. */
const settle = async (unit: UnitOfWork, row: SessionRow): Promise<void> => {
  const full = fullMinutes(row.measured_ms);
  const back: GivenBack[] = [];
  for (const minute of await listMinutes(unit.db, row.id)) {
    if (minute.state !== 'reserved') continue;
    if (minute.minute <= full) {
      await payMinute(unit, row, minute);
      continue;
    }
    const isLast = minute.minute === full + 1;
    back.push(
      isLast ? await payPart(unit, row, minute, secondsOfLast(row.measured_ms)) : await returnMinute(unit, row, minute),
    );
  }
  const balance = back.at(-1)?.balance;
  if (balance === undefined) return;
  const change = back.reduce((sum, { amount }) => sum + amount, 0n);
  announceBalance(unit, row.fan_id, { balance, change, reason: 'private-stream' });
};

export interface Ending {
  reason: PrivateStreamEnd;
  detail?: PrivateStreamEndDetail;
  /** Null: the site. */
  by?: string | null;
  declineReason?: string;
}

/**
 * Ends a private stream, whose row the caller has locked and measured: nothing of it stays reserved. Its rooms are closed
 * by each process within seconds, see `serve-meter.ts`.
 */
export const finish = async (
  unit: UnitOfWork,
  row: SessionRow,
  { reason, detail, by = null, declineReason = '' }: Ending,
): Promise<SessionRow> => {
  await settle(unit, row);
  const ended = await updateSession(unit.db, row.id, {
    ...{ status: 'ended', end_reason: reason, end_detail: detail ?? null, ended_by: by },
    ...{ decline_reason: declineReason, ended_at: sql<Date>`now()` },
  });
  await forgetFlows(unit.db, row.id);
  await withdrawAsking(unit, row.id, ['private-request', 'private-accepted']);
  await announce(unit, ended);
  return ended;
};
