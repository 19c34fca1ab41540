import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-01-01T10:00:00Z');

it.each([
  ['7', 7000],
  [7, 7000],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 10:00:30 GMT', 30_000],
  ['Thu, 01 Jan 2026 09:00:00 GMT', 0],
  ['86400', 300_000],
  ['Thu, 01 Jan 2099 00:00:00 GMT', 300_000],
])('"%s" is a wait of %d milliseconds', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms);
});

it.each([undefined, null, '', 'soon', '-5', {}])('%p says nothing', (header) => {
  expect(readRetryAfter(header, now)).toBeUndefined();
});
