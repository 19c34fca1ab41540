import { changedBy, linesOf } from './shipping-lines.ts';

const began = {
  countries: [
    { country: 'IR', price: 3 },
    { country: 'TR', price: 5 },
  ],
  elsewhere: 7,
};
const lines = linesOf(began);

it('changes nothing where nothing was changed, whatever the prices are by now', () => {
  const now = { countries: [{ country: 'DE', price: 12 }], elsewhere: null };
  expect(changedBy(now, lines)).toEqual(now);
});

it('adds, changes and takes out what was added, changed and taken out, and nothing else', () => {
  const now = { countries: [...began.countries, { country: 'DE', price: 12 }], elsewhere: 8 };
  const typed = [
    { country: 'IR', price: null, was: 3 },
    { country: 'TR', price: null, was: 5, isGone: true },
    { country: 'FR', price: 9 },
    { country: null, price: 7, was: 7 },
  ];
  expect(changedBy(now, typed)).toEqual({
    countries: [
      { country: 'IR', price: null },
      { country: 'DE', price: 12 },
      { country: 'FR', price: 9 },
    ],
    elsewhere: 8,
  });
  expect(changedBy(now, [{ country: null, price: null, was: 7 }]).elsewhere).toBeNull();
});
