import { isCouponCode, normalizeCoupon } from './coupon-code.ts';

it('stores a code without case, spaces and the digits of a script', () => {
  expect(normalizeCoupon(' Nowruz\u200C ۱۴٠٥ ')).toBe('nowruz1405');
});

it.each([
  ['ab', false],
  ['abc', true],
  ['نوروز-۱۴۰۵', true],
  ['a b c', true],
  ['50%off', false],
  ['x'.repeat(33), false],
])('says whether a coupon may have the code %s', (code, isOne) => {
  expect(isCouponCode(code)).toBe(isOne);
});
