import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import { newId } from '../../platform/ids.ts';
import type { OrderAddress } from '../../platform/database/order-tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { holdTogether } from '../../viewing/pair-lock.ts';
import { findAddress, type AddressRow } from '../addresses/addresses.repository.ts';
import { discountFor } from '../coupons/redeeming.service.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { holdPayment } from '../ledger/escrow.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { queueLetter } from '../money-letters/queue-letter.ts';
import { takeFromStock } from '../products/stock.ts';
import { shippingPriceTo } from '../shipping/shipping.service.ts';
import { presentCharge } from '../wallet/charge.ts';
import { OrderNeededError } from '../wallet/wallet.errors.ts';
import { findPayee, findSellable } from '../wallet/wallet.repository.ts';
import { OutOfStockError } from './orders.errors.ts';
import { totalOf } from './orders.presenter.ts';
import { lockSeller, insertOrder } from './orders.repository.ts';
import type { BoughtProduct, BuyProduct, OrderQuote } from './orders.schema.ts';
import { publishOrderChanged, notifyOfOrder } from './order-notices.ts';

/** @throws NotFoundError for an address that is not the account's */
export const ownAddress = async (db: Queryable, userId: string, id: string): Promise<AddressRow> => {
  const address = await findAddress(db, userId, id);
  if (!address) throw new NotFoundError();
  return address;
};

/** The copy of an address that an order stores. */
export const copyOf = (address: AddressRow): OrderAddress => ({
  name: address.name,
  country: address.country,
  state: address.state,
  city: address.city,
  street: address.street,
  postalCode: address.postal_code,
  phone: address.phone,
  note: address.note,
});

/** A physical product that this buyer can see. @throws NotFoundError */
const findSent = async (db: Queryable, buyer: Member, productId: string) => {
  const product = await findSellable(db, buyer, { type: 'product', id: productId });
  if (!product?.isSent) throw new NotFoundError();
  return product;
};

interface Wanted {
  productId: string;
  addressId: string;
  quantity: number;
}

/** The price of an order. @throws NotFoundError, CountryNotServedError */
export const quoteOrder = async (db: Queryable, buyer: Member, wanted: Wanted): Promise<OrderQuote> => {
  const product = await findSent(db, buyer, wanted.productId);
  const { country } = await ownAddress(db, buyer.account.id, wanted.addressId);
  const shipping_price = await shippingPriceTo(db, product.performer_id, country);
  const total = totalOf({ item_price: product.price, quantity: wanted.quantity, shipping_price });
  return {
    itemPrice: fromHundredths(product.price),
    shippingPrice: fromHundredths(shipping_price),
    total: fromHundredths(total),
  };
};

/**
 * Orders a physical product: stock and wallet are debited in one transaction. The payment is held until the seller
 * ships it.
 * @throws OrderNeededError without an address, NotFoundError, CountryNotServedError, OutOfStockError,
 * CouponUnusableError, PriceChangedError, InsufficientBalanceError, WalletSuspendedError
 */
export const placeOrder = async (
  unit: UnitOfWork,
  buyer: Member,
  { productId, addressId, quantity, expectedPrice, coupon: code }: BuyProduct & { productId: string },
): Promise<BoughtProduct> => {
  const { db } = unit;
  const userId = buyer.account.id;
  const { performer_id: performerId } = await findSent(db, buyer, productId);
  if (addressId === undefined) throw new OrderNeededError();
  const address = await ownAddress(db, userId, addressId);
  await holdTogether(db, userId, performerId);
  const seller = await findPayee(db, buyer, performerId);
  if (!seller || !(await lockSeller(db, performerId))) throw new NotFoundError();
  const shipping_price = await shippingPriceTo(db, performerId, address.country);
  const product = await takeFromStock(db, productId, quantity);
  if (!product) throw new OutOfStockError();
  const { title, description, price: item_price, stock } = product;
  const price = item_price * BigInt(quantity);
  const offer = await discountFor(db, userId, { code, performerId, purpose: 'product', price });
  const { discount, subsidy, couponId } = offer;
  const amount = totalOf({ item_price, quantity, shipping_price, discount });
  assertPrice(expectedPrice, amount);
  const payment = { kind: 'order', userId, performerId, amount, item: { type: 'product', id: productId } } as const;
  const posting = await holdPayment(unit, payment);
  await offer.consume(unit, posting.id);
  const order = await insertOrder(db, {
    ...{ id: newId(), user_id: userId, performer_id: performerId, product_id: productId, type: 'physical' },
    ...{ status: 'created', title, description, quantity, stock_taken: stock !== null, item_price, shipping_price },
    ...{ discount, subsidy, coupon_id: couponId },
    address: JSON.stringify(copyOf(address)),
    payment_id: posting.id,
  });
  await notifyOfOrder(unit, order, { to: 'seller', kind: 'order-created', amount });
  await queueLetter(unit, { kind: 'order-placed', userId, about: order.id });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: -amount, reason: 'order' });
  publishOrderChanged(unit, order);
  return { ...presentCharge(payment, seller, posting), orderId: order.id };
};
