import { formatNumber } from '@barg/ui-kit';
import { cardExpiry } from './card-name.ts';

it.each([
  ['fa-IR', '۰۴/۲۹'],
  ['en-US', '04/29'],
  ['ar-EG', '٠٤/٢٩'],
])('writes the end of a card in the digits of %s', (locale, written) => {
  const number = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options);
  expect(cardExpiry({ expMonth: 4, expYear: 2029 }, { number })).toBe(written);
});
