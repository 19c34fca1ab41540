import { formatBookDays, formatBookMonth } from './book-months.ts';

it('names months of the books by their own calendar, in the language and the digits of the reader', () => {
  expect(formatBookMonth('2026-01', 'en-US')).toBe('January 2026');
  expect(formatBookMonth('2026-01', 'fa-IR')).toBe('ژانویهٔ ۲۰۲۶');
  expect(formatBookMonth('2026-01', 'ar-EG')).toBe('يناير ٢٠٢٦');
});

it('says which days they have where the reader counts by another calendar', () => {
  expect(formatBookDays('2026-11', 'fa-IR')).toBe('۱۰ آبان تا ۹ آذر ۱۴۰۵');
  expect(formatBookDays('2026-12', 'fa-IR')).toBe('۱۰ آذر تا ۱۰ دی ۱۴۰۵');
  expect([formatBookDays('2026-11', 'en-US'), formatBookDays('2026-11', 'ar-EG')]).toEqual([null, null]);
});
