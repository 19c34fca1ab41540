import { readCookie, writeCookie } from '../storage/cookies.ts';
import { forgetTimeZone, noteTimeZone } from './time-zone.ts';

const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(forgetTimeZone);

it('is noted for the web tier, and another one after a journey', () => {
  noteTimeZone();
  expect(readCookie('timeZone')).toBe(here);
  writeCookie('timeZone', 'Asia/Tokyo', { days: 1 });
  noteTimeZone();
  expect(readCookie('timeZone')).toBe(here);
});

it('is forgotten', () => {
  noteTimeZone();
  forgetTimeZone();
  expect(readCookie('timeZone')).toBeNull();
});
