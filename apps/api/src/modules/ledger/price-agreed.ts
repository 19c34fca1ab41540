import { defineError } from '../../errors/app-error.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';

/** The price that the caller has seen, in tokens or money, is not the current one. */
export class PriceChangedError extends defineError({
  code: 'price.changed',
  status: 409,
  field: 'expectedPrice',
  messages: {
    'fa-IR': 'قیمت عوض شده است و اکنون {{price:price}} است.',
    'en-US': 'The price has changed: it is {{price:price}} now.',
    'ar-EG': 'تغيّر السعر وأصبح الآن {{price:price}}.',
  },
}) {}

/** @throws PriceChangedError with the current price, in tokens */
export const assertPrice = (expected: number, price: Hundredths): void => {
  if (toHundredths(expected) !== price) throw new PriceChangedError({ params: { price: fromHundredths(price) } });
};

interface MoneyPrice {
  /** Hundredths of the currency. */
  amount: Hundredths;
  currency: string;
}

/** The same for prices in money. @throws PriceChangedError with the current price */
export const assertMoneyPrice = (
  expected: { price: number; currency: string },
  { amount, currency }: MoneyPrice,
): void => {
  if (toHundredths(expected.price) === amount && expected.currency === currency) return;
  throw new PriceChangedError({ params: { price: fromHundredths(amount), currency } });
};
