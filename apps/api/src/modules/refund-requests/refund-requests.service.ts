import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { decodeCursor, idCursor, toPage } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { isDisputed } from '../payments/disputes.repository.ts';
import { PaymentDisputedError } from '../payments/payments.errors.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { NothingToRefundError, RefundAskedError, RefundTooLateError } from './refund-requests.errors.ts';
import {
  countRequests,
  findOrderSubject,
  findPaymentSubject,
  findPurchaseSubject,
  findRequest,
  insertRequest,
  listRequests,
  type RequestRow,
} from './refund-requests.repository.ts';
import type { AskForRefund, RefundRequest, RefundRequestsQuery } from './refund-requests.schema.ts';

const DAY_MS = 86_400_000;

const finders = { payment: findPaymentSubject, purchase: findPurchaseSubject, order: findOrderSubject };

/**
 * Requests a refund from the operators: one request at a time for each thing, within the days of the setting
 * `refundRequestDays`.
 *
 * @throws NotFoundError, RefundTooLateError, NothingToRefundError, RefundAskedError, PaymentDisputedError
 */
export const askForRefund = async (
  unit: UnitOfWork,
  userId: string,
  { kind, itemId, reason, text }: AskForRefund,
): Promise<RefundRequest> => {
  const subject = await finders[kind](unit.db, userId, itemId);
  if (!subject) throw new NotFoundError();
  const { left, since, ...about } = subject;
  if (left <= 0n) throw new NothingToRefundError();
  const { refundRequestDays } = await settingsOf(unit);
  if (since.getTime() < Date.now() - refundRequestDays * DAY_MS) throw new RefundTooLateError();
  if (about.payment_id !== null && (await isDisputed(unit.db, about.payment_id))) throw new PaymentDisputedError();
  const id = newId();
  if (!(await insertRequest(unit.db, { id, user_id: userId, kind, reason, text, ...about }))) {
    throw new RefundAskedError();
  }
  const row = await findRequest(unit.db, id);
  if (!row) throw new NotFoundError();
  const [request] = await presentRequests(unit.db, [row]);
  if (!request) throw new NotFoundError();
  return request;
};

export const presentRequests = async (db: Queryable, rows: readonly RequestRow[]): Promise<RefundRequest[]> => {
  const people = await loadAuthors(
    db,
    rows.flatMap((row) => [row.performer_id, row.given_to]),
  );
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    itemId: row.order_id ?? row.payment_id ?? row.transaction_id ?? row.id,
    title: row.title,
    sale: row.sale_kind === null ? null : { kind: row.sale_kind, itemType: row.item_type },
    gift: giftOf(row, people),
    paidAt: row.paid_at.toISOString(),
    seller: row.performer_id === null ? null : authorOf(people, row.performer_id),
    total: fromHundredths(row.total),
    currency: row.currency,
    reason: row.reason,
    text: row.text,
    status: row.status,
    granted: row.amount === null ? null : fromHundredths(row.amount),
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }));
};

const giftOf = (
  { given_to: to, starts_at: from, ends_at: until }: RequestRow,
  people: Parameters<typeof authorOf>[0],
): RefundRequest['gift'] =>
  to === null || from === null || until === null
    ? null
    : { to: authorOf(people, to), from: from.toISOString(), until: until.toISOString() };

/** A page of requests: of one fan, or of all when `userId` is null. */
export const pageOfRequests = async (
  db: Queryable,
  userId: string | null,
  { status, limit, cursor }: RefundRequestsQuery,
) => {
  const after = cursor === undefined ? null : decodeCursor(cursor, idCursor)[0];
  const whose = { userId, status };
  const [rows, total] = await Promise.all([listRequests(db, whose, { limit, after }), countRequests(db, whose)]);
  return { ...toPage(rows, limit, ({ id }) => [id]), total };
};

/** A fan's own requests, newest first. */
export const listOwnRequests = async (db: Queryable, userId: string, query: RefundRequestsQuery) => {
  const { items, nextCursor, total } = await pageOfRequests(db, userId, query);
  return { data: await presentRequests(db, items), total, nextCursor };
};
