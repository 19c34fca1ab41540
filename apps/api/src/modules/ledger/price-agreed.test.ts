import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppError } from '../../errors/app-error.ts';
import { assertMoneyPrice, assertPrice, PriceChangedError } from './price-agreed.ts';

const refusalOf = (check: () => void): AppError => {
  try {
    check();
  } catch (error) {
    if (error instanceof PriceChangedError) return error;
  }
  return assert.fail('it was not refused');
};

test('a changed price is told in its unit: tokens, or the currency of the charge', () => {
  const tokens = refusalOf(() => assertPrice(9, 1050n));
  assert.match(tokens.messageFor('en-US'), /it is 10\.50 tokens now/);
  assert.match(tokens.messageFor('fa-IR'), /۱۰٫۵۰ توکن/);
  const money = refusalOf(() => assertMoneyPrice({ price: 18, currency: 'USD' }, { amount: 1928n, currency: 'USD' }));
  assert.match(money.messageFor('en-US'), /it is \$19\.28 now/);
  assert.match(money.messageFor('fa-IR'), /\$۱۹٫۲۸/);
  assert.match(money.messageFor('ar-EG'), /US\$/);
});
