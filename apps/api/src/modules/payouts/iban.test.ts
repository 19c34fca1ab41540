import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isIban, plainAccount } from './iban.ts';

test('an IBAN has the check digits that its account makes', () => {
  for (const iban of ['GB82WEST12345698765432', 'DE89370400440532013000', 'IR580540105180021273113007']) {
    assert.ok(isIban(iban), iban);
  }
  for (const wrong of ['GB82WEST12345698765423', 'GB82', 'DE8937040044053201300', '1234', 'gb82west12345698765432']) {
    assert.ok(!isIban(wrong), wrong);
  }
});

test('it may be written with the digits of Persian and Arabic, with spaces and marks', () => {
  assert.equal(plainAccount('ir۵۸ ۰۵۴۰ ۱۰۵۱ ۸۰۰۲ ۱۲۷۳ ۱۱۳۰ ۰۷'), 'IR580540105180021273113007');
  assert.equal(plainAccount('\u2066DE٨٩-3704 0044\u2069'), 'DE8937040044');
});
