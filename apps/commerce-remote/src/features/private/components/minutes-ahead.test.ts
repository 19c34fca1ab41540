import { minutesAhead } from './minutes-ahead.ts';

const wanted = { price: 6, leastMinutes: 1, mostMinutes: 15, balance: 60 };

test.each([
  ['three minutes from the first second on', {}, 3],
  ['the least minutes, where those are more', { leastMinutes: 5 }, 5],
  ['no more than the fan pays for', { mostMinutes: 2 }, 2],
  ['no more than the wallet covers', { balance: 17.99 }, 2],
  ['the least minutes also where the wallet has to be filled first', { leastMinutes: 2, balance: 0 }, 2],
  ['parts of a token exactly', { price: 0.07, balance: 0.21 }, 3],
])('reserved are %s', (_, changes, minutes) => {
  expect(minutesAhead({ ...wanted, ...changes })).toBe(minutes);
});
