import { readNumber, writeNumber, type NumberReading } from './read-number.ts';

const NO_NUMBER = 'no-number';
const UNCLEAR = 'unclear';
const TOO_PRECISE = 'too-precise';

const short = (reading: NumberReading): number | string => (reading.kind === 'number' ? reading.value : reading.kind);

/** Typed texts, and their values in fa-IR, ar-EG, en-US and de-DE; a single value holds for all. */
const cases: ReadonlyArray<readonly [typed: string, ...expected: Array<number | string>]> = [
  // Digits of three scripts, also mixed: each has one value.
  ['12', 12],
  ['۱۲', 12],
  ['١٢', 12],
  ['۱2٣', 123],
  ['007', 7],
  // Unambiguous fractions.
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['1,5', 1.5],
  ['12,50', 12.5],
  ['۱۲٫۵', 12.5],
  ['١٢٫٥', 12.5],
  ['١٢,٥', 12.5],
  ['۱۲،۵', 12.5],
  ['12٫5', 12.5],
  ['5.', 5],
  ['۵٫', 5],
  ['.5', 0.5],
  [',5', 0.5],
  ['٫۵', 0.5],
  ['1234,5', 1234.5],
  // Unambiguous thousands.
  ['۱٬۲۳۴', 1234],
  ['1٬234', 1234],
  ['12 000', 12_000],
  ['12\u00a0000', 12_000],
  ['12\u202f000', 12_000],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  // Both separators: the last one is the decimal separator.
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['۱٬۲۳۴٫۵', 1234.5],
  ['1,234٫5', 1234.5],
  ['1,234.', 1234],
  // Three digits after a single separator: thousands in some locales, otherwise ambiguous.
  ['1,234', UNCLEAR, UNCLEAR, 1234, UNCLEAR],
  ['1.234', UNCLEAR, UNCLEAR, UNCLEAR, 1234],
  ['12,500', UNCLEAR, UNCLEAR, 12_500, UNCLEAR],
  ['12.345', UNCLEAR, UNCLEAR, UNCLEAR, 12_345],
  ['۱،۲۳۴', UNCLEAR, UNCLEAR, 1234, UNCLEAR],
  // More places than a token has.
  ['12.3456', TOO_PRECISE],
  ['0.125', TOO_PRECISE],
  ['1234.567', TOO_PRECISE],
  ['۱٫۲۳۴', TOO_PRECISE],
  ['1,234.567', TOO_PRECISE],
  // Whitespace and invisible marks around it.
  [' 12 ', 12],
  ['\u200f۱۲\u200e', 12],
  ['\u2067۱۲٫۵\u2069', 12.5],
  ['\u061c١٢٫٥', 12.5],
  // Below nought: the bounds of a field answer it.
  ['-5', -5],
  ['\u22125', -5],
  ['\u200e\u2212۱۲٫۵', -12.5],
  ['-1,234.5', -1234.5],
  ['-1,234', UNCLEAR, UNCLEAR, -1234, UNCLEAR],
  ['-0', 0],
  ['', 'empty'],
  [' \u200f ', 'empty'],
  // Everything else.
  ['--5', NO_NUMBER],
  ['5-', NO_NUMBER],
  ['-', NO_NUMBER],
  ['+5', NO_NUMBER],
  ['5e2', NO_NUMBER],
  ['0x10', NO_NUMBER],
  ['Infinity', NO_NUMBER],
  ['12/5', NO_NUMBER],
  ['12٪', NO_NUMBER],
  ['½', NO_NUMBER],
  ['５', NO_NUMBER],
  ['1 2', NO_NUMBER],
  ['12 00', NO_NUMBER],
  ['0,123,456', NO_NUMBER],
  ['1,23,4', NO_NUMBER],
  ['1,2.5', NO_NUMBER],
  ['1.2.5', NO_NUMBER],
  ['1,234,5', NO_NUMBER],
  ['۱۲٬۵', NO_NUMBER],
  ['۱٫۲۳۴٫۵', NO_NUMBER],
  ['1,234 567', NO_NUMBER],
  ['5..', NO_NUMBER],
  ['.', NO_NUMBER],
  [',', NO_NUMBER],
  ['12 تومان', NO_NUMBER],
];

/** The site's locales by their number formats. */
const WRITTEN = [
  'fa-IR',
  'en-US',
  'ar-EG',
  'he-IL',
  'ur-PK',
  'tr-TR',
  'ru-RU',
  'de-DE',
  'fr-FR',
  'es-ES',
  'hi-IN',
  'zh-CN',
];
const locales = ['fa-IR', 'ar-EG', 'en-US', 'de-DE'] as const;

describe('reading a number', () => {
  for (const [typed, ...expected] of cases) {
    it(`reads «${typed}» as one number or refuses it`, () => {
      const found = locales.map((locale) => short(readNumber(typed, locale)));
      expect(found).toEqual(expected.length === 1 ? locales.map(() => expected[0]) : expected);
    });
  }

  it('names both readings of what is unclear', () => {
    expect(readNumber('12,500', 'fa-IR')).toEqual({ kind: 'unclear', whole: 12_500, fraction: 12.5 });
  });

  it('takes no fraction where whole numbers are asked for, and guesses there no more than elsewhere', () => {
    expect(short(readNumber('12', 'en-US', 0))).toBe(12);
    expect(short(readNumber('12,5', 'en-US', 0))).toBe(TOO_PRECISE);
    expect(short(readNumber('1,234', 'fa-IR', 0))).toBe(UNCLEAR);
  });

  it('reads thousands as the locale counts them', () => {
    expect(short(readNumber('12,34,567', 'hi-IN'))).toBe(1_234_567);
    expect(short(readNumber('12,34,567', 'en-US'))).toBe(NO_NUMBER);
  });

  it('writes an amount as it stands beside the field', () => {
    expect(writeNumber(466.8, 'en-US', 'tokens')).toBe('466.80');
    expect(writeNumber(466.8, 'fa-IR', 'tokens')).toBe('۴۶۶٫۸۰');
    expect([writeNumber(40, 'en-US', 'tokens'), writeNumber(40, 'en-US', 'money')]).toEqual(['40', '40.00']);
    expect(writeNumber(12.5, 'en-US')).toBe('12.5');
  });

  it.each(WRITTEN)('reads again what it writes in %s', (locale) => {
    for (const value of [0, 0.05, 1.5, 12, 999.99, 1000, 1234.5, 12_345.6, 123_456.78, 1_000_000, 12_345_678.09]) {
      for (const unit of [undefined, 'tokens', 'money'] as const)
        expect(readNumber(writeNumber(value, locale, unit), locale)).toEqual({ kind: 'number', value });
    }
  });
});
