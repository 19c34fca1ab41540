import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { PrivateStream } from '@barg/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { runOnce } from '../../shared/run-once.ts';
import { lockAirOf } from '../../viewing/private-streams.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { notify } from '../notifications/notify.ts';
import { findLiveStreamOf } from '../streaming/streaming.repository.ts';
import { finish } from './finish.ts';
import { reserveMinute } from './minutes.service.ts';
import { announce, presentOne } from './present-sessions.ts';
import {
  FanNotCoveredError,
  PrivateStreamBusyError,
  PrivateStreamStateError,
  PublicStreamRunsError,
} from './private-streams.errors.ts';
import { linkToSession } from './private-streams.presenter.ts';
import { lockSessionOf, updateSession, type SessionRow } from './private-streams.repository.ts';
import { withdrawAsking } from './withdraw-notices.ts';

/** A request of hers that waits, locked. @throws NotFoundError, PrivateStreamStateError */
const lockRequest = async (unit: UnitOfWork, performerId: string, id: string): Promise<SessionRow> => {
  const row = await lockSessionOf(unit.db, performerId, id);
  if (row?.performer_id !== performerId) throw new NotFoundError();
  if (row.status !== 'requested') throw new PrivateStreamStateError();
  return row;
};

const tell = async (unit: UnitOfWork, row: SessionRow, answer: 'accepted' | 'declined'): Promise<void> => {
  const { fan_id: userId, performer_id: actorId, conversation_id: conversationId, id: sessionId } = row;
  await notify(unit, { userId, kind: `private-${answer}`, actorId, link: linkToSession(sessionId) });
  unit.publish(toUser(userId), newEvent(`private-request.${answer}`, { conversationId, sessionId }));
};

/** Accepts, and reserves the least minutes. @throws what the wallet says */
export const reserve = async (unit: UnitOfWork, performerId: string, id: string): Promise<PrivateStream> => {
  const row = await lockRequest(unit, performerId, id);
  await lockAirOf(unit.db, performerId);
  if (await findLiveStreamOf(unit.db, performerId)) throw new PublicStreamRunsError();
  const accepted = await updateSession(unit.db, id, { status: 'accepted', accepted_at: sql<Date>`now()` });
  let balance = 0n;
  for (let minute = 1; minute <= row.least_minutes; minute += 1) {
    balance = await reserveMinute(unit, accepted, minute);
  }
  const change = -row.price * BigInt(row.least_minutes);
  announceBalance(unit, row.fan_id, { balance, change, reason: 'private-stream' });
  await withdrawAsking(unit, id, ['private-request']);
  await tell(unit, accepted, 'accepted');
  return announce(unit, accepted);
};

/** Ends a request, and tells the fan, who may be on no page and waits for an answer. */
const endUncovered = (context: Context, performerId: string, id: string): Promise<void> =>
  context.work(async (unit) => {
    const { fan_id: userId } = await finish(unit, await lockRequest(unit, performerId, id), { reason: 'not-covered' });
    const link = linkToSession(id);
    await notify(unit, { userId, kind: 'private-not-covered', actorId: performerId, link });
  });

/**
 * Accepts a request: the least minutes leave the fan's wallet, and are held.
 * @throws NotFoundError, PrivateStreamStateError, PublicStreamRunsError, PrivateStreamBusyError, FanNotCoveredError: the
 * request has ended then
 */
export const accept = async (
  context: Context,
  request: FastifyRequest,
  { performerId, id }: { performerId: string; id: string },
): Promise<PrivateStream> => {
  try {
    return await runOnce(context, request, (unit) => reserve(unit, performerId, id));
  } catch (error) {
    if (isUniqueViolation(error)) throw new PrivateStreamBusyError({ cause: error });
    // What is wrong with the fan's wallet is not hers to know.
    const isOfWallet = error instanceof AppError && error.code.startsWith('wallet.');
    if (!isOfWallet) throw error;
    await endUncovered(context, performerId, id);
    throw new FanNotCoveredError({ cause: error });
  }
};

/** @throws NotFoundError, PrivateStreamStateError */
export const decline = (
  context: Context,
  { performerId, id, reason }: { performerId: string; id: string; reason: string },
): Promise<PrivateStream> =>
  context.work(async (unit) => {
    const row = await lockRequest(unit, performerId, id);
    const ended = await finish(unit, row, { reason: 'declined', by: performerId, declineReason: reason });
    await tell(unit, ended, 'declined');
    return presentOne(unit.db, ended, performerId);
  });
