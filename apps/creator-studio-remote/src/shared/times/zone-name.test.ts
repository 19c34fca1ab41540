import { zoneName } from './zone-name.ts';

test.each([
  ['fa-IR', 'Asia/Tehran', 'وقت عادی ایران'],
  ['en-US', 'Europe/Berlin', 'Central European Time'],
  ['ar-EG', 'Asia/Dubai', 'توقيت الخليج'],
  ['en-US', 'Etc/Nowhere', 'Etc/Nowhere'],
])('in %s %s is called %s', (locale, timeZone, name) => {
  expect(zoneName(locale, timeZone)).toBe(name);
});
