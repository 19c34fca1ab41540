import type { Author } from '@barg/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { decodeCursor, idCursor, toPage } from '../../shared/wire.ts';
import { recordAudit } from '../audit/audit.ts';
import { isConfigured, providerInUse } from '../payments/gateway-choice.ts';
import { takesTwoOperators } from './four-eyes.ts';
import { sealedFor } from './sealed-details.ts';
import { presentRequest } from './payouts.presenter.ts';
import { findRequest, type PayoutRow } from './payouts.repository.ts';
import { viewOf } from './reading.service.ts';
import type { managedPayoutsQuery, ManagedPayoutView } from './review.schema.ts';
import { findRisks } from './risks.ts';

/** What operators see of a request beyond what its performer sees. */
const presentManaged = (context: Context, row: PayoutRow, authors: ReadonlyMap<string, Author>) => ({
  ...presentRequest(row),
  performer: authorOf(authors, row.performer_id),
  version: row.version,
  gateway: row.provider === null ? null : standingOf(context, row.provider, row),
});

const standingOf = (context: Context, provider: string, { status, transfer_try_at: nextTryAt }: PayoutRow) => {
  const isInUse = provider === providerInUse(context);
  return {
    ...{ provider, isConfigured: isConfigured(context, provider), isInUse },
    nextTryAt: (isInUse && status === 'approved' && nextTryAt?.toISOString()) || null,
  };
};

/** Requests in one status: open ones oldest first, closed ones newest first. */
export const listManagedPayouts = async (
  context: Context,
  { limit, cursor, status }: z.output<typeof managedPayoutsQuery>,
) => {
  const { db } = context;
  const isOpen = status === 'pending-review' || status === 'approved';
  const after = cursor === undefined ? null : decodeCursor(cursor, idCursor)[0];
  const ofStatus = db.selectFrom('payout_requests').where('status', '=', status);
  const [rows, total] = await Promise.all([
    ofStatus
      .selectAll()
      .$if(after !== null, (query) => query.where('id', isOpen ? '>' : '<', after ?? ''))
      .orderBy('id', isOpen ? 'asc' : 'desc')
      .limit(limit + 1)
      .execute(),
    countUpTo(db, ofStatus),
  ]);
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.performer_id),
  );
  return { data: items.map((row) => presentManaged(context, row, authors)), total, nextCursor };
};

/** @throws NotFoundError */
export const viewManagedPayout = async (context: Context, id: string): Promise<ManagedPayoutView> => {
  const { db } = context;
  const row = await findRequest(db, id);
  if (!row) throw new NotFoundError();
  const [view, risks, authors, takesTwo] = await Promise.all([
    viewOf(db, row),
    findRisks(db, row),
    loadAuthors(db, [row.performer_id]),
    takesTwoOperators(db, row),
  ]);
  return {
    ...view,
    request: presentManaged(context, row, authors),
    risks,
    takesTwo,
    firstApproverId: row.first_approver_id,
  };
};

/** Reveals the payout details of a request, and writes that to the audit log. @throws NotFoundError */
export const openDestination = async (context: Context, id: string, operatorId: string) => {
  const row = await findRequest(context.db, id);
  if (!row?.sealed) throw new NotFoundError();
  const { kind: _, ...details } = JSON.parse(
    context.sealer.open(row.sealed, sealedFor(row.performer_id, row.method)),
  ) as Record<string, string>;
  const entry = { operatorId, action: 'payout.destination-opened', targetType: 'payout', targetId: id };
  const seen = { destination: { before: 'sealed', after: 'opened' } };
  await context.work((unit) => recordAudit(unit, { ...entry, details: seen }));
  return { fields: Object.entries(details).map(([name, value]) => ({ name, value })) };
};
