import { clockName, localTimeOf, momentOf, readLocalTime } from './local-time.ts';

const BERLIN = 'Europe/Berlin';
const at = (day: string | null, time: string, zone: string) => readLocalTime({ day, time }, zone);

test.each([
  ['2026-03-29', '01:59', BERLIN, '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', BERLIN, '2026-03-29T01:00:00.000Z'],
  ['2026-07-01', '00:00', BERLIN, '2026-06-30T22:00:00.000Z'],
  ['2026-11-21', '18:30', 'Asia/Tehran', '2026-11-21T15:00:00.000Z'],
  ['2026-11-21', '18:30', 'UTC', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21', '18:30', 'America/New_York', '2026-11-21T23:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, moment) => {
  expect(at(day, time, zone)).toEqual({ kind: 'once', moment });
  expect(localTimeOf(moment, zone)).toEqual({ day, time });
});

test.each([
  ['2026-03-29', '02:00', BERLIN],
  ['2026-03-29', '02:30', BERLIN],
  ['2026-03-29', '02:59', BERLIN],
  ['2026-03-08', '02:30', 'America/New_York'],
  // Clocks are set forward at midnight.
  ['2026-04-24', '00:30', 'Africa/Cairo'],
  // By half an hour.
  ['2026-10-04', '02:15', 'Australia/Lord_Howe'],
])('%s %s does not come in %s', (day, time, zone) => {
  expect(at(day, time, zone)).toEqual({ kind: 'skipped' });
  expect(momentOf({ day, time }, zone)).toBeNull();
});

test.each([
  ['2026-10-25', '02:30', BERLIN, '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['2026-11-01', '01:00', 'America/New_York', '2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z'],
])('%s %s comes twice in %s: the first is taken', (day, time, zone, moment, later) => {
  expect(at(day, time, zone)).toEqual({ kind: 'twice', moment, later });
  expect(momentOf({ day, time }, zone)).toBe(moment);
});

test('what is no day or no time is missing', () => {
  expect(at(null, '02:30', BERLIN)).toEqual({ kind: 'missing' });
  expect(at('2026-03-29', '', BERLIN)).toEqual({ kind: 'missing' });
  expect(at('2026-02-30', '02:30', BERLIN)).toEqual({ kind: 'missing' });
  expect(at('2026-03-29', '25:00', BERLIN)).toEqual({ kind: 'missing' });
});

test('names the clock that is meant of the two', () => {
  expect(clockName('en-US', '2026-10-25T00:30:00.000Z', BERLIN)).toBe('Central European Summer Time');
  expect(clockName('en-US', '2026-10-25T01:30:00.000Z', BERLIN)).toBe('Central European Standard Time');
});
