import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { assertMoneyPrice } from '../ledger/price-agreed.ts';
import type { CouponOrder } from '../coupons/coupon-rules.ts';
import { CouponUnusableError } from '../coupons/coupons.errors.ts';
import { discountFor, type Discounted } from '../coupons/redeeming.service.ts';
import { AmountOutOfBoundsError } from '../ledger/ledger.errors.ts';
import { taxOn, type Tax } from '../taxes/tax.ts';
import { findPackage, type PackageRow } from './payments.repository.ts';
import type { TopUpBody } from './payments.schema.ts';

/** The tax that is part of an order. */
export interface OrderTax extends Tax {
  /** In hundredths of the currency; `tokens` is the same in hundredths of a token, for the ledger. */
  amount: Hundredths;
  tokens: Hundredths;
}

/** The price of a top-up, tax included, and its tokens. */
export interface TopUpOrder {
  /** In hundredths of the currency. */
  amount: Hundredths;
  currency: string;
  tax: OrderTax;
  tokens: Hundredths;
  /** The tokens that are worth the amount; the others of a package are promotional. */
  paidTokens: Hundredths;
  /** The discount of a coupon, whose use is counted with the payment. */
  coupon?: Discounted;
}

/** An order without tax. */
type NetOrder = Omit<TopUpOrder, 'tax'>;

type TopUpSettings = Pick<Settings, 'currency' | 'tokenValue' | 'minimumWalletPrice' | 'maximumWalletPrice'>;

/**
 * Prices a top-up with its tax: a package at its own price, any other amount at the setting `tokenValue`. Without an
 * expected price the net price counts as expected, so the order is refused where a tax applies.
 * @throws AmountOutOfBoundsError, NotFoundError for a package that is not on sale, CouponUnusableError,
 * PriceChangedError
 */
export const priceTopUp = async (
  db: Queryable,
  settings: TopUpSettings,
  { userId, body, tax }: { userId: string; body: TopUpPart; tax: Tax },
): Promise<TopUpOrder> => {
  const net = await netOrder(db, settings, { ...body, userId });
  const order = withTax(net, tax, settings);
  const seen = { price: body.expectedPrice ?? fromHundredths(net.amount), currency: body.currency ?? net.currency };
  assertMoneyPrice(seen, order);
  return order;
};

type TopUpPart = Pick<TopUpBody, 'amount' | 'packageId' | 'expectedPrice' | 'currency' | 'coupon'>;

/** Adds the tax to an order. */
export const withTax = (order: NetOrder, tax: Tax, { tokenValue }: Pick<TopUpSettings, 'tokenValue'>): TopUpOrder => {
  const amount = taxOn(order.amount, tax);
  const value = toHundredths(tokenValue);
  return {
    ...order,
    amount: order.amount + amount,
    tax: { ...tax, amount, tokens: (amount * 100n + value / 2n) / value },
  };
};

const NOT_FOR_AMOUNTS = { path: 'coupon', code: 'not-for-this', message: 'a coupon is for a package' };

const netOrder = async (
  db: Queryable,
  settings: TopUpSettings,
  { packageId, ...wanted }: TopUpPart & { userId: string },
): Promise<NetOrder> => {
  const { amount, coupon } = wanted;
  if (packageId !== undefined) return packageOrder(db, settings, { ...wanted, packageId });
  if (coupon !== undefined) throw new CouponUnusableError({ details: [NOT_FOR_AMOUNTS] });
  const tokens = toHundredths(amount ?? 0);
  const [minimum, maximum] = [settings.minimumWalletPrice, settings.maximumWalletPrice];
  if (tokens < toHundredths(minimum) || tokens > toHundredths(maximum)) {
    throw new AmountOutOfBoundsError({
      params: { minimum, maximum },
      details: [{ path: 'amount', code: 'out_of_bounds', message: `${minimum} to ${maximum}` }],
    });
  }
  return { amount: worth(tokens, settings.tokenValue), currency: settings.currency, tokens, paidTokens: tokens };
};

const packageOrder = async (
  db: Queryable,
  settings: TopUpSettings,
  { packageId, amount, coupon: code, userId }: TopUpPart & { packageId: string; userId: string },
): Promise<NetOrder> => {
  const found = await findPackage(db, packageId);
  if (!found) throw new NotFoundError();
  if (amount !== undefined && toHundredths(amount) !== found.tokens) {
    const message = `the package holds ${fromHundredths(found.tokens)}`;
    throw new InvalidValuesError({ details: [{ path: 'amount', code: 'not_the_package', message }] });
  }
  const coupon = await discountFor(db, userId, { ...couponOrderOf(found, settings), code });
  const bought = tokensFor(coupon.charge, settings.tokenValue);
  const paidTokens = bought < found.tokens ? bought : found.tokens;
  return { amount: coupon.charge, currency: settings.currency, tokens: found.tokens, paidTokens, coupon };
};

/**
 * A package as coupons see it. At least the smallest top-up is charged, because gateways refuse smaller charges; a
 * coupon over tokens takes off what they are worth.
 */
export const couponOrderOf = (
  { price }: Pick<PackageRow, 'price'>,
  { tokenValue, minimumWalletPrice }: Pick<TopUpSettings, 'tokenValue' | 'minimumWalletPrice'>,
): CouponOrder => ({
  ...{ performerId: null, purpose: 'package', price },
  least: worth(toHundredths(minimumWalletPrice), tokenValue),
  worthOf: (tokens) => worth(tokens, tokenValue),
});

/** The price of tokens in hundredths of the currency, rounded half up. */
export const worth = (tokens: Hundredths, tokenValue: number): Hundredths =>
  (tokens * toHundredths(tokenValue) + 50n) / 100n;

/** The tokens for a price in hundredths of the currency, rounded down. */
const tokensFor = (price: Hundredths, tokenValue: number): Hundredths => (price * 100n) / toHundredths(tokenValue);
