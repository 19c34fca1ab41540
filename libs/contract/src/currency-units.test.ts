import { unitOf } from './currency-units.ts';

it.each([
  ['USD', 1],
  ['CLP', 100],
  ['jpy', 100],
] as const)('what is charged in %s has steps of %d hundredths', (currency, unit) => {
  expect(unitOf(currency)).toBe(unit);
});
