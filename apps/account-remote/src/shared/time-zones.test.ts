import { cityOf, isSameClock } from './time-zones.ts';

it('takes zones for the same whose clocks show the same all year', () => {
  expect(isSameClock('Europe/Berlin', 'Europe/Paris')).toBe(true);
  expect(isSameClock('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  // Only one of them has a summer time.
  expect(isSameClock('Europe/London', 'Africa/Abidjan')).toBe(false);
  expect(isSameClock('Asia/Tehran', 'Asia/Kolkata')).toBe(false);
  expect(isSameClock('Mars/Olympus', 'Europe/Berlin')).toBe(false);
});

it('names a zone by its city', () => {
  expect(cityOf('America/New_York')).toBe('New York');
  expect(cityOf('UTC')).toBe('UTC');
});
