import { isDeepStrictEqual } from 'node:util';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { reverse } from '../ledger/reversals.ts';
import { insertReport } from '../reports/reports.repository.ts';
import { shippingPriceTo } from '../shipping/shipping.service.ts';
import { cancelOrder } from './cancelling.ts';
import { ProblemReportedError, ShippingDearerError } from './orders.errors.ts';
import { assertBuyerMayChange, assertMayHaveProblem } from './orders.policy.ts';
import { lockOrder, updateOrder, type OrderRow } from './orders.repository.ts';
import type { Problem } from './orders.schema.ts';
import { copyOf, ownAddress } from './placing.service.ts';
import { publishOrderChanged, notifyOfOrder } from './order-notices.ts';

const lockBought = async ({ db }: UnitOfWork, userId: string, id: string): Promise<OrderRow> => {
  const order = await lockOrder(db, 'user_id', userId, id);
  if (!order) throw new NotFoundError();
  return order;
};

/** Cancels an order that its seller has not begun to process. @throws NotFoundError, OrderNotAllowedError */
export const cancelBoughtOrder = async (
  unit: UnitOfWork,
  userId: string,
  { id, reason }: { id: string; reason: string },
): Promise<OrderRow> => {
  const order = await lockBought(unit, userId, id);
  assertBuyerMayChange(order);
  return cancelOrder(unit, order, { by: 'buyer', reason });
};

/**
 * Changes the delivery address. When shipping to it is cheaper, the difference is refunded. The seller is not told of an
 * order that goes where it went.
 * @throws NotFoundError, OrderNotAllowedError, CountryNotServedError, ShippingDearerError
 */
export const changeDeliveryAddress = async (
  unit: UnitOfWork,
  userId: string,
  { id, addressId }: { id: string; addressId: string },
): Promise<OrderRow> => {
  const order = await lockBought(unit, userId, id);
  assertBuyerMayChange(order);
  const address = await ownAddress(unit.db, userId, addressId);
  const price = await shippingPriceTo(unit.db, order.performer_id, address.country);
  if (price > order.shipping_price) throw dearer(price - order.shipping_price);
  if (price < order.shipping_price) await refundShippingDifference(unit, order, order.shipping_price - price);
  const copy = copyOf(address);
  if (price === order.shipping_price && isDeepStrictEqual(copy, order.address)) return order;
  const changed = await updateOrder(unit.db, id, { address: JSON.stringify(copy), shipping_price: price });
  await notifyOfOrder(unit, changed, { to: 'seller', kind: 'order-readdressed' });
  publishOrderChanged(unit, changed);
  return changed;
};

const dearer = (difference: Hundredths): ShippingDearerError => {
  const tokens = fromHundredths(difference);
  return new ShippingDearerError({
    params: { difference: tokens },
    details: [{ path: 'addressId', code: 'difference', message: tokens.toFixed(2) }],
  });
};

const refundShippingDifference = async (unit: UnitOfWork, order: OrderRow, amount: Hundredths): Promise<void> => {
  const { user_id: userId, payment_id: transactionId } = order;
  const posting = await reverse(unit, { kind: 'refund', transactionId, amount });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: amount, reason: 'refund' });
};

/** What the report's text holds at most. */
const REPORT_LENGTH = 2000;

/**
 * The buyer's own words, which begin the text and so give it its direction; below them, on a line of its own, which order
 * it is. A report names the product alone.
 */
const reportTextOf = ({ id, reason, text }: Problem & { id: string }): string => {
  const orderLine = `\n\n${id} (${reason})`;
  return text.slice(0, REPORT_LENGTH - orderLine.length) + orderLine;
};

/**
 * Reports a problem with a shipped order, once: to its seller, and to operators as a report of the product.
 * @throws NotFoundError, OrderNotAllowedError, ProblemReportedError
 */
export const reportProblem = async (
  unit: UnitOfWork,
  userId: string,
  { id, reason, text }: Problem & { id: string },
): Promise<OrderRow> => {
  const order = await lockBought(unit, userId, id);
  assertMayHaveProblem(order);
  if (order.problem_at) throw new ProblemReportedError();
  const problem = { problem_reason: reason, problem_text: text, problem_at: new Date() };
  const changed = await updateOrder(unit.db, id, problem);
  await insertReport(unit.db, {
    reporterId: userId,
    target: { type: 'product', id: order.product_id },
    ownerId: order.performer_id,
    reason: 'other',
    text: reportTextOf({ id, reason, text }),
  });
  await notifyOfOrder(unit, changed, { to: 'seller', kind: 'order-problem' });
  publishOrderChanged(unit, changed);
  return changed;
};
