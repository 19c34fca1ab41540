import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import { roundToUnit, unitOf } from '../../platform/payments/currency-units.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { assertMoneyPrice } from '../ledger/price-agreed.ts';
import type { CouponOrder } from '../coupons/coupon-rules.ts';
import { CouponUnusableError } from '../coupons/coupons.errors.ts';
import { discountFor, type Discounted } from '../coupons/redeeming.service.ts';
import { AmountOutOfBoundsError } from '../ledger/ledger.errors.ts';
import { chargedWithTax, type Tax } from '../taxes/tax.ts';
import { findPackage, type PackageRow } from './packages/packages.repository.ts';
import { ChargeTooSmallError } from './payments.errors.ts';
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

type TokenValue = Pick<Settings, 'currency' | 'tokenValue'>;
type TopUpSettings = Pick<Settings, 'currency' | 'tokenValue' | 'minimumWalletPrice' | 'maximumWalletPrice'>;

/**
 * Prices a top-up with its tax: a package at its own price, any other amount at the setting `tokenValue`. Without an
 * expected price, as of older pages, the net price counts as expected, so the order is refused where a tax applies.
 * @throws AmountOutOfBoundsError, InvalidValuesError, NotFoundError for a package that is not on sale,
 * CouponUnusableError,
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

/** Adds the tax to an order. @throws InvalidValuesError where nothing would be charged */
const withTax = (order: NetOrder, tax: Tax, { tokenValue }: Pick<TopUpSettings, 'tokenValue'>): TopUpOrder => {
  if (order.amount <= 0n) throw new InvalidValuesError({ details: [WORTH_NOTHING] });
  const { tax: amount, total } = chargedWithTax(order.amount, tax, order.currency);
  const value = toHundredths(tokenValue);
  return { ...order, amount: total, tax: { ...tax, amount, tokens: (amount * 100n + value / 2n) / value } };
};

/**
 * An order of just the tokens that something costs, charged to a card, with its tax. Nothing is rounded up to what a card
 * can be charged: nobody has agreed to pay more.
 * @throws ChargeTooSmallError
 */
export const orderForTokens = (tokens: Hundredths, settings: TopUpSettings, tax: Tax): TopUpOrder => {
  const { currency } = settings;
  const amount = worth(tokens, settings);
  const least = leastPrice(settings);
  if (amount < least) throw new ChargeTooSmallError({ params: { minimum: fromHundredths(least), currency } });
  return withTax({ amount, currency, tokens, paidTokens: tokens }, tax, settings);
};

const WORTH_NOTHING = { path: 'amount', code: 'too_small', message: 'these tokens cost nothing that can be charged' };
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
  return { amount: worth(tokens, settings), currency: settings.currency, tokens, paidTokens: tokens };
};

const packageOrder = async (
  db: Queryable,
  settings: TopUpSettings,
  { packageId, amount, coupon: code, userId }: TopUpPart & { packageId: string; userId: string },
): Promise<NetOrder> => {
  const found = await findPackage(db, { currency: settings.currency, id: packageId });
  if (!found) throw new NotFoundError();
  if (amount !== undefined && toHundredths(amount) !== found.tokens) {
    const message = `the package holds ${fromHundredths(found.tokens)}`;
    throw new InvalidValuesError({ details: [{ path: 'amount', code: 'not_the_package', message }] });
  }
  const coupon = await discountFor(db, userId, { ...couponOrderOf(found, settings), code });
  const paidTokens = found.tokens - giftOf({ tokens: found.tokens, price: coupon.charge }, settings);
  return { amount: coupon.charge, currency: settings.currency, tokens: found.tokens, paidTokens, coupon };
};

/**
 * A package as coupons see it, at amounts that can be charged. At least the smallest top-up is charged, because gateways refuse smaller charges; a
 * coupon over tokens takes off what they are worth.
 */
export const couponOrderOf = (
  { price }: Pick<PackageRow, 'price'>,
  { minimumWalletPrice, ...value }: TokenValue & Pick<TopUpSettings, 'minimumWalletPrice'>,
): CouponOrder => ({
  ...{ performerId: null, purpose: 'package', price: roundToUnit(price, value.currency) },
  unit: unitOf(value.currency),
  least: leastPrice({ minimumWalletPrice, ...value }),
  worthOf: (tokens) => worth(tokens, value),
});

/** The least that is charged for tokens, in hundredths of the currency: gateways refuse smaller charges. */
export const leastPrice = ({
  minimumWalletPrice,
  ...value
}: TokenValue & Pick<TopUpSettings, 'minimumWalletPrice'>): Hundredths =>
  most(worth(toHundredths(minimumWalletPrice), value), unitOf(value.currency));

/** The tokens of a package beyond those that its price is worth. */
export const giftOf = (
  { tokens, price }: Pick<PackageRow, 'tokens' | 'price'>,
  { tokenValue }: Pick<TokenValue, 'tokenValue'>,
): Hundredths => {
  const bought = tokensFor(price, tokenValue);
  return bought < tokens ? tokens - bought : 0n;
};

const most = (one: Hundredths, other: Hundredths): Hundredths => (one > other ? one : other);

/** The price of tokens in hundredths of the currency, rounded half up to what can be charged of it. */
export const worth = (tokens: Hundredths, { tokenValue, currency }: TokenValue): Hundredths => {
  const unit = unitOf(currency);
  return ((tokens * toHundredths(tokenValue) + unit * 50n) / (unit * 100n)) * unit;
};

/** The tokens for a price in hundredths of the currency, rounded down. */
const tokensFor = (price: Hundredths, tokenValue: number): Hundredths => (price * 100n) / toHundredths(tokenValue);
