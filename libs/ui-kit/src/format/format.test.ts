import { daysSince, formatDate, formatRelative, formatTime, isThisYear } from './dates.ts';
import {
  formatBytes,
  formatCompact,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTokens,
} from './numbers.ts';

/** Direction marks are not part of the visible text. */
const plain = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\u00a0|\u202f/g, ' ');

const now = new Date(2026, 10, 21, 14, 0, 0);
const before = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

describe('numbers', () => {
  it.each([
    ['fa-IR', '۱٬۲۴۸'],
    ['en-US', '1,248'],
    ['ar-EG', '١٬٢٤٨'],
    ['ar-IQ', '١٬٢٤٨'],
    ['ar-DZ', '1.248'],
    ['hi-IN', '1,248'],
  ])('writes digits and grouping of %s', (locale, expected) => {
    expect(formatNumber(1248, locale)).toBe(expected);
  });

  it.each([
    ['fa-IR', 124.5, '۱۲۴٫۵۰'],
    ['fa-IR', 49, '۴۹'],
    ['en-US', 4.9, '4.90'],
    ['en-US', 49, '49'],
    ['ar-EG', 2913.8, '٢٬٩١٣٫٨٠'],
  ])('shows two places of tokens only when needed (%s, %d)', (locale, value, expected) => {
    expect(formatTokens(value, locale)).toBe(expected);
  });

  it('isolates the sign of a currency where it has letters, so that US$ is not read as $US', () => {
    expect(plain(formatMoney(466.8, 'ar-EG', 'USD'))).toBe('٤٦٦٫٨٠ \u2068US$\u2069');
    expect(plain(formatMoney(466.8, 'fa-IR', 'USD'))).toBe('$۴۶۶٫۸۰');
    expect(formatMoney(466.8, 'en-US', 'USD')).toBe('$466.80');
  });

  it.each([
    ['fa-IR', '۶۸٪'],
    ['en-US', '68%'],
    ['ar-EG', '٦٨٪'],
  ])('writes shares in per cent for %s', (locale, expected) => {
    expect(plain(formatPercent(0.68, locale))).toBe(expected);
  });

  it('shortens large counts', () => {
    expect(formatCompact(12_400, 'en-US')).toBe('12.4K');
    expect(plain(formatCompact(12_400, 'fa-IR'))).toBe('۱۲٫۴ هزار');
  });

  it('picks the unit of bytes', () => {
    expect(formatBytes(2_400_000, 'en-US')).toBe('2.4 MB');
    expect(formatBytes(0, 'en-US')).toBe('0 bytes');
    expect(plain(formatBytes(2_400_000, 'fa-IR'))).toBe('۲٫۴ مگابایت');
  });

  it.each([
    ['en-US', 134_000, '2:14'],
    ['en-US', 3_734_000, '1:02:14'],
    ['fa-IR', 134_000, '۲:۱۴'],
    ['ar-EG', 5_000, '٠:٠٥'],
  ])('writes durations as a clock (%s, %d ms)', (locale, milliseconds, expected) => {
    expect(formatDuration(milliseconds, locale)).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    ['fa-IR', '۳۰ آبان'],
    ['en-US', 'November 21'],
    ['ar-EG', '٢١ نوفمبر'],
  ])('uses the calendar of %s', (locale, expected) => {
    expect(plain(formatDate(now, locale))).toBe(expected);
  });

  it.each(['he-IL', 'ur-PK', 'div-MV', 'ar-SA', 'zh-CN', 'tr-TR'])('writes a date in %s', (culture) => {
    expect(formatDate(now, culture, 'long')).not.toBe('');
  });

  it('writes the hour as the locale does', () => {
    expect(plain(formatTime(now, 'fa-IR'))).toBe('۱۴:۰۰');
    expect(plain(formatTime(now, 'en-US'))).toBe('2:00 PM');
  });

  it.each([
    [0, 'now'],
    [2, '2 hours ago'],
    [20, 'yesterday'],
    [24 * 3, '3 days ago'],
    [24 * 20, 'November 1'],
    [24 * 400, 'October 17, 2025'],
  ])('says how long ago %d hours are', (hours, expected) => {
    expect(formatRelative(before(hours), 'en-US', now)).toBe(expected);
  });

  it('counts days where it is told to', () => {
    const [morning, evening] = [Date.UTC(2026, 10, 21, 8), Date.UTC(2026, 10, 20, 19)];
    expect(formatRelative(evening, 'en-US', morning, 'UTC')).toBe('yesterday');
    expect(formatRelative(evening, 'en-US', morning, 'Asia/Tokyo')).toBe('13 hours ago');
    const lastOfTheYear = Date.UTC(2025, 11, 31, 20);
    expect(formatRelative(lastOfTheYear, 'en-US', morning, 'UTC')).toBe('December 31, 2025');
    expect(formatRelative(lastOfTheYear, 'en-US', morning, 'Asia/Tokyo')).toBe('January 1');
    expect(plain(formatTime(morning, 'fa-IR', 'Asia/Tehran'))).toBe('۱۱:۳۰');
  });

  it('gives the year unless it is this one, by the calendar of the language', () => {
    const inApril = Date.UTC(2026, 3, 10, 12);
    // Esfand of the year before, in the same year elsewhere.
    expect(plain(formatRelative(Date.UTC(2026, 2, 10, 12), 'fa-IR', inApril, 'UTC'))).toBe('۱۹ اسفند ۱۴۰۴');
    expect(formatRelative(Date.UTC(2026, 2, 10, 12), 'en-US', inApril, 'UTC')).toBe('March 10');
    expect(isThisYear(Date.UTC(2025, 11, 10), 'fa-IR', Date.UTC(2026, 0, 10), 'UTC')).toBe(true);
  });

  it('tells how many days ago it was, by the days of a zone', () => {
    const [evening, morning] = ['2026-11-20T20:00:00Z', '2026-11-21T09:00:00Z'];
    expect(daysSince(evening, morning, 'UTC')).toBe(1);
    expect(daysSince(evening, morning, 'Asia/Tokyo')).toBe(0);
    expect(daysSince(morning, evening, 'UTC')).toBe(-1);
    // Which has a night of 25 hours between.
    expect(daysSince('2026-10-24T22:30:00Z', '2026-10-25T23:30:00Z', 'Europe/Berlin')).toBe(1);
  });

  it('says it in Persian and Arabic', () => {
    expect(formatRelative(before(2), 'fa-IR', now)).toBe('۲ ساعت پیش');
    expect(formatRelative(before(20), 'fa-IR', now)).toBe('دیروز');
    expect(formatRelative(before(20), 'ar-EG', now)).toBe('أمس');
  });
});
