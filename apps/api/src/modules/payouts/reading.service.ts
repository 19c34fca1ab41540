import type { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { receivableOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import type { Standing } from './holds.ts';
import { presentRequest, presentView } from './payouts.presenter.ts';
import {
  countRequests,
  findRequest,
  findRequestUnderReview,
  listAttempts,
  listEvents,
  listRequests,
  type PayoutRow,
} from './payouts.repository.ts';
import type { payoutsQuery, PayoutView } from './payouts.schema.ts';

export const findStanding = async (db: Queryable, performerId: string): Promise<Standing> => {
  const owner = await db
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', performerId)
    .executeTakeFirstOrThrow();
  const owed = -(await findBalance(db, receivableOf(performerId)));
  return { isSuspended: owner.suspended_at !== null, owed };
};

/** A request with its attempts, its history, and what blocks it. */
export const viewOf = async (db: Queryable, row: PayoutRow): Promise<PayoutView> => {
  const [attempts, events, standing] = await Promise.all([
    listAttempts(db, row.id),
    listEvents(db, row.id),
    findStanding(db, row.performer_id),
  ]);
  return presentView(row, { attempts, events, standing }, new Date());
};

/** @throws NotFoundError also for somebody else's */
export const viewOwnRequest = async (db: Queryable, performerId: string, id: string): Promise<PayoutView> => {
  const row = await findRequest(db, id);
  if (row?.performer_id !== performerId) throw new NotFoundError();
  return viewOf(db, row);
};

export const searchOwnRequests = async (
  db: Queryable,
  performerId: string,
  { limit, cursor, status, from, to }: z.output<typeof payoutsQuery>,
) => {
  const filter = { performerId, status, from, to };
  const [rows, total] = await Promise.all([
    listRequests(db, filter, { limit, before: beforeId(cursor) }),
    countRequests(db, filter),
  ]);
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  return { data: items.map(presentRequest), total, nextCursor };
};

export const checkPendingReview = async (db: Queryable, performerId: string) => {
  const row = await findRequestUnderReview(db, performerId);
  return row ? { pending: true, request: presentRequest(row) } : { pending: false };
};
