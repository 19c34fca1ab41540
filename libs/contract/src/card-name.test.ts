import { cardName } from './card-name.ts';

it.each([
  ['visa', 'Visa •••• 4242'],
  ['amex', 'American Express •••• 4242'],
  ['newbrand', 'newbrand •••• 4242'],
])('names a card of %s by its brand and last digits', (brand, name) => {
  expect(cardName({ brand, last4: '4242' })).toBe(name);
});
