import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import { readCoins } from './read-coins.ts';

const CASES: ReadonlyArray<readonly [typed: string, coins: string | null]> = [
  ['0.0002', '0.0002'],
  ['۰٫۰۰۰۲', '0.0002'],
  ['۰.۰۰۰۲', '0.0002'],
  ['٠٫٠٠٠٢', '0.0002'],
  ['0,0002', '0.0002'],
  ['۰،۰۰۰۲', '0.0002'],
  ['.5', '0.5'],
  ['5.', '5'],
  [' \u200f12\u200e ', '12'],
  ['1.234', '1.234'],
  ['0,234', '0.234'],
  ['1٫234', '1.234'],
  ['999.99999999', '999.99999999'],
  ['1,234', null],
  ['0', null],
  ['0.000', null],
  ['', null],
  ['.', null],
  ['0.000000001', null],
  ['1000', null],
  ['1.2.3', null],
  ['-1', null],
  ['1e3', null],
  ['one', null],
];

for (const [typed, coins] of CASES) {
  test(`"${typed}" is ${coins ?? 'no amount'}`, () => {
    const units = readCoins(typed);
    assert.equal(units === null ? null : fromUnits(units), coins);
  });
}
