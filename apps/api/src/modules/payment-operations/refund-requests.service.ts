import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import { rehearse, type Queryable, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { recordAudit } from '../audit/audit.ts';
import { grantRequest, refuseRequest, type Grant } from '../refund-requests/deciding.service.ts';
import { findRequest, type RequestRow } from '../refund-requests/refund-requests.repository.ts';
import { pageOfRequests, presentRequests } from '../refund-requests/refund-requests.service.ts';
import { partsSince } from './movements.repository.ts';
import { findManagedPayment } from './payments.repository.ts';
import type { GrantPreview, ManagedRequest, ManagedRequestsQuery } from './refund-requests.schema.ts';
import { tellingMost } from './telling-most.ts';

const presentManaged = async (db: Queryable, rows: readonly RequestRow[]): Promise<ManagedRequest[]> => {
  const [requests, people] = await Promise.all([
    presentRequests(db, rows),
    loadAuthors(
      db,
      rows.map((row) => row.user_id),
    ),
  ]);
  return rows.flatMap((row, index) => {
    const request = requests[index];
    if (!request) return [];
    const person = authorOf(people, row.user_id);
    return [{ ...request, person, paymentId: row.payment_id, isOfCoins: row.is_of_coins }];
  });
};

/** Requests in one state: open ones the longest waiting first, decided ones newest first. */
export const listManagedRequests = async ({ db }: Context, query: ManagedRequestsQuery) => {
  const { items, nextCursor, total } = await pageOfRequests(db, null, query);
  return { data: await presentManaged(db, items), total, nextCursor };
};

/** @throws NotFoundError */
export const viewManagedRequest = async ({ db }: Context, id: string): Promise<ManagedRequest> => {
  const row = await findRequest(db, id);
  const [request] = row ? await presentManaged(db, [row]) : [];
  if (!request) throw new NotFoundError();
  return request;
};

/** The transaction that a request would reverse. */
const originOf = async (db: Queryable, row: RequestRow): Promise<string | null> => {
  if (row.transaction_id !== null || row.payment_id === null) return row.transaction_id;
  return (await findManagedPayment(db, row.payment_id))?.transaction_id ?? null;
};

/**
 * What each account would pay for a grant, found out by a grant that is rolled back.
 * @throws the errors of {@link grantRequest}
 */
export const previewGrant = async (context: Context, order: Pick<Grant, 'id' | 'amount'>): Promise<GrantPreview> => {
  const paymentId = (await findRequest(context.db, order.id))?.payment_id;
  return tellingMost(context, paymentId ?? null, () => rehearseGrant(context, order));
};

const rehearseGrant = (context: Context, order: Pick<Grant, 'id' | 'amount'>): Promise<GrantPreview> =>
  rehearse(context.work, async (unit) => {
    const row = await findRequest(unit.db, order.id);
    if (!row) throw new NotFoundError();
    const origin = await originOf(unit.db, row);
    const parts = await partsSince(unit.db, origin);
    // Coins are sent by hand between the preview and the grant.
    const rehearsed = { ...order, text: 'preview', isSentByHand: row.is_of_coins };
    const granted = await grantRequest(context, unit, rehearsed);
    return { amount: fromHundredths(granted), currency: row.currency, parts: await parts() };
  });

interface Decided {
  operatorId: string;
  id: string;
  text: string;
}

type Outcome = { granted: number; isSentByHand?: true } | { refused: true };

const note = (unit: UnitOfWork, { operatorId, id, text }: Decided, after: Outcome): Promise<void> =>
  recordAudit(unit, {
    ...{ operatorId, action: `refund-request.${'granted' in after ? 'granted' : 'refused'}` },
    ...{ targetType: 'refund-request', targetId: id },
    details: { status: { before: 'open', after }, text },
  });

export const grantManagedRequest = async (
  context: Context,
  unit: UnitOfWork,
  decided: Decided & Pick<Grant, 'amount' | 'isSentByHand'>,
): Promise<void> => {
  const granted = await grantRequest(context, unit, decided);
  await note(unit, decided, { granted: fromHundredths(granted), ...(decided.isSentByHand && { isSentByHand: true }) });
};

export const refuseManagedRequest = async (unit: UnitOfWork, decided: Decided): Promise<void> => {
  await refuseRequest(unit, decided);
  await note(unit, decided, { refused: true });
};
