import { failureOf } from './subscription-status.tsx';

test.each([
  ['wallet.cap_reached', 'cap'],
  ['account.payment_pending', 'card'],
  ['wallet.suspended', 'suspended'],
  ['wallet.closed', 'closed'],
  ['wallet.insufficient_balance', 'balance'],
  [null, 'balance'],
])('a renewal that failed with %s is explained by the %s', (failure, expected) => {
  expect(failureOf({ failure })).toBe(expected);
});
