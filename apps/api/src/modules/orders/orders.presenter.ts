import type { Author } from '@barg/contract';
import type { Context } from '../../context.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { findTakenDown } from '../../viewing/taken-down.ts';
import { loadRefunds, loadReversed, type Refund } from '../ledger/reversals.repository.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { loadProductPictures, type ProductPicture } from '../products/products.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import type { Order } from './orders.schema.ts';

interface Parts {
  authors: ReadonlyMap<string, Author>;
  cover: Order['product']['cover'];
  refunded: Hundredths;
  refunds: readonly Refund[];
}

/**
 * Orders with both parties and their pictures, loaded in five queries for any number of orders. A product that operators
 * have removed is not shown by its orders either.
 */
export const presentOrders = async (
  { db, mediaSigner }: Context,
  rows: readonly OrderRow[],
  { account }: Member,
): Promise<Order[]> => {
  const people = rows.flatMap((row) => [row.user_id, row.performer_id]);
  const products = rows.map((row) => row.product_id);
  const payments = rows.map((row) => row.payment_id);
  const [authors, pictures, takenDown, reversed, refunds] = await Promise.all([
    loadAuthors(db, people),
    loadProductPictures(db, products),
    findTakenDown(db, 'product', products),
    loadReversed(db, payments),
    loadRefunds(db, payments),
  ]);
  // For the party who asks alone: what everyone sees of a product ends with its offer, and the order does not.
  const access = ownAccess(account.id);
  const coverOf = (picture: ProductPicture | undefined) =>
    picture ? presentMediaFile(picture, access, mediaSigner) : null;
  return rows.map((row) => {
    const cover = takenDown.has(row.product_id) ? null : coverOf(pictures.get(row.product_id)?.[0]);
    const { payment_id: paymentId } = row;
    return presentOrder(row, {
      ...{ authors, cover },
      refunded: reversed.get(paymentId) ?? 0n,
      refunds: refunds.get(paymentId) ?? [],
    });
  });
};

const presentOrder = (row: OrderRow, { authors, cover, refunded, refunds }: Parts): Order => ({
  _id: row.id,
  status: row.status,
  version: row.version,
  type: row.type,
  product: { _id: row.product_id, title: row.title, description: row.description, cover },
  buyer: authorOf(authors, row.user_id),
  seller: authorOf(authors, row.performer_id),
  quantity: row.quantity,
  itemPrice: fromHundredths(row.item_price),
  shippingPrice: fromHundredths(row.shipping_price),
  total: fromHundredths(totalOf(row)),
  discount: fromHundredths(row.discount),
  isDiscountOfSite: row.subsidy > 0n,
  refunded: fromHundredths(refunded),
  refunds: refunds.map(({ amount, note, createdAt }) => ({
    amount: fromHundredths(amount),
    text: note ?? '',
    createdAt: createdAt.toISOString(),
  })),
  address: row.address,
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  trackingUrl: row.tracking_url,
  cancelledBy: row.cancelled_by,
  cancelReason: row.cancel_reason,
  problem: problemOf(row),
  createdAt: row.created_at.toISOString(),
  processingAt: timeOf(row.processing_at),
  shippedAt: timeOf(row.shipped_at),
  deliveredAt: timeOf(row.delivered_at),
  refundedAt: timeOf(row.refunded_at),
});

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const problemOf = (row: OrderRow): Order['problem'] => {
  const { problem_reason: reason, problem_text: text, problem_at: at, problem_answer: answer } = row;
  if (reason === null || at === null) return null;
  const { problem_answered_at: answeredAt, problem_closed_at: closedAt } = row;
  return {
    reason,
    text,
    createdAt: at.toISOString(),
    answer,
    answeredAt: timeOf(answeredAt),
    closedAt: timeOf(closedAt),
  };
};

type Agreed = Pick<OrderRow, 'item_price' | 'quantity' | 'shipping_price'> & { discount?: OrderRow['discount'] };

/** The agreed price with shipping and discount, in hundredths of a token. */
export const totalOf = ({ discount = 0n, ...order }: Agreed): bigint =>
  order.item_price * BigInt(order.quantity) + order.shipping_price - discount;
