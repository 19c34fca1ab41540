import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statementWordsIn } from '../../modules/earnings/statement-words.ts';
import { receiptWordsIn } from '../../modules/payments/receipt-words.ts';
import { countLetters, readPdf, rightEdgesOf } from '../../testing/read-pdf.ts';
import { createPdfPrinter } from './pdf-printer.ts';
import { PdfBusyError } from './pdf.errors.ts';
import { PRINTED_LOCALES } from './printed-locale.ts';
import type { Sheet } from './sheet.ts';

const SHEETS: readonly Sheet[] = [
  {
    locale: 'fa-IR',
    title: 'رسید 2026-000042',
    heading: 'رسید',
    issuer: 'Barg',
    facts: [
      { name: 'خریدار', value: '\u2068نیلوفر می‌دانی از روستای دورافتادهٔ کوهستان\u2069' },
      { name: 'شماره', value: '\u20682026-000042\u2069' },
    ],
    tables: [{ caption: 'بازپرداخت‌ها', rows: [{ label: '۱٬۲۳۴ توکن', note: 'از آن', cells: ['$۱۹٫۵۶'] }] }],
  },
  {
    locale: 'ar-EG',
    title: 'إيصال',
    heading: 'إيصال',
    issuer: 'برگ',
    facts: [{ name: 'المشتري', value: '\u2068أحمد عبد العزيز لا إله\u2069 \u2068@niloofar_24\u2069' }],
    tables: [{ headings: ['النوع', 'توكن'], rows: [{ label: '١٬٢٣٤٫٥٠ توكن', cells: ['١٬٤٦٩٫١٣'], isTotal: true }] }],
  },
  {
    locale: 'en-US',
    title: 'Receipt',
    heading: 'Receipt',
    issuer: 'Barg',
    facts: [{ name: 'Buyer', value: 'Niloofar (the) Мария Ελένη Nguyễn' }],
    tables: [{ rows: [{ label: 'Total', cells: ['$1,234.56'] }] }],
  },
  {
    locale: 'ru-RU',
    title: 'Чек 2026-000042',
    heading: 'Чек',
    issuer: 'Barg',
    facts: [{ name: 'Способ оплаты', value: 'Visa •••• 4242' }],
    tables: [{ rows: [{ label: 'Итого', cells: ['1 234,56 $'], isTotal: true }] }],
  },
  {
    locale: 'ur-PK',
    title: 'رسید',
    heading: 'رسید',
    issuer: 'برگ',
    facts: [{ name: 'بیچنے والا', value: 'ٹیسٹ گھڑی ڈھونڈ' }],
    tables: [{ rows: [{ label: '125 ٹوکن', cells: ['$12.50'] }] }],
  },
  {
    locale: 'tr-TR',
    title: 'Makbuz',
    heading: 'Makbuz',
    issuer: 'Barg',
    facts: [{ name: 'Alıcı', value: 'Işık Şengül Çağrı' }],
    tables: [{ rows: [{ label: 'İndirim, größer, œuvre, año', cells: ['12,50 €'] }] }],
  },
];

const wordsOf = ({ heading, issuer, facts, tables }: Sheet): string[] => [
  ...[heading, issuer],
  ...facts.flatMap(({ name, value }) => [name, value]),
  ...tables.flatMap(({ caption = '', headings = [], rows }) => [
    ...[caption, ...headings],
    ...rows.flatMap(({ label, note = '', cells }) => [label, note, ...cells]),
  ]),
];

const [persian = assert.fail()] = SHEETS;

test('no letter of a sheet is lost, whatever was printed before it in another language', async (t) => {
  const printer = createPdfPrinter();
  t.after(() => printer.close());
  for (const sheet of [...SHEETS, ...SHEETS.toReversed()]) {
    const { text, title, language } = await readPdf(await printer.print(sheet));
    assert.deepEqual([title, language], [sheet.title, sheet.locale]);
    const found = countLetters(text);
    for (const [letter, count] of countLetters(...wordsOf(sheet)))
      assert.ok((found.get(letter) ?? 0) >= count, `${letter} of the sheet in ${sheet.locale} in ${text}`);
  }
});

test('a word that would leave its column is cut, and keeps its letters', async (t) => {
  const printer = createPdfPrinter();
  t.after(() => printer.close());
  for (const name of ['w'.repeat(100), 'بیفاصله'.repeat(12)]) {
    const { text } = await readPdf(await printer.print({ ...persian, facts: [{ name: 'خریدار', value: name }] }));
    for (const [letter, count] of countLetters(name))
      assert.ok((countLetters(text).get(letter) ?? 0) >= count, `${letter} of ${name} in ${text}`);
    assert.doesNotMatch(text, /w{25}/);
  }
});

test('figures of a column stand digit under digit, whichever way the page is read', async (t) => {
  const printer = createPdfPrinter();
  t.after(() => printer.close());
  const rows = ['٢٥٨٫٤٠', '٤٫٤٠'].map((amount) => ({ label: 'توكن', cells: [amount] }));
  for (const locale of ['ar-EG', 'en-US'] as const) {
    const edges = await rightEdgesOf(await printer.print({ ...persian, locale, tables: [{ rows }] }));
    assert.ok(edges.has('٤٫٤٠'));
    assert.equal(edges.get('٢٥٨٫٤٠'), edges.get('٤٫٤٠'), locale);
  }
});

test('a letter that no font has is marked, and words are no source of the template', async (t) => {
  const printer = createPdfPrinter();
  t.after(() => printer.close());
  const [, , english = assert.fail()] = SHEETS;
  const buyer = '#panic("x") \u{12000}\u{e000} $ "quoted" \\u{41} *b*';
  const { text } = await readPdf(await printer.print({ ...english, facts: [{ name: 'Buyer', value: buyer }] }));
  assert.match(text, /#panic\("x"\)/);
  assert.match(text, /\ufffd/);
  assert.match(text, /"quoted" \\u\{41\} \*b\*/);
});

test('who comes while too many wait is told to come again', async (t) => {
  const printer = createPdfPrinter({ waiting: 1 });
  t.after(() => printer.close());
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => printer.print(persian)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as PdfBusyError] : []));
  assert.ok(refused.length > 0 && refused.length < 8);
  for (const error of refused) assert.deepEqual([error.code, error.status, error.retryAfter], ['pdf.busy', 503, 5]);
});

test('what takes too long is ended', async (t) => {
  const hasty = createPdfPrinter({ patience: 1 });
  t.after(() => hasty.close());
  await assert.rejects(hasty.print(persian), PdfBusyError);
});

test('a thread that has made its share is followed by another, and what waits in it is made', async (t) => {
  const printer = createPdfPrinter({ perThread: 2 });
  t.after(() => printer.close());
  const sheets = Array.from({ length: 7 }, (_, at) => ({ ...persian, title: `${at}` }));
  const titles = await Promise.all(sheets.map(async (sheet) => (await readPdf(await printer.print(sheet))).title));
  assert.deepEqual(
    titles,
    sheets.map(({ title }) => title),
  );
});

test('each language that PDFs are written in has all letters of its words in their fonts', async (t) => {
  const printer = createPdfPrinter();
  t.after(() => printer.close());
  for (const locale of PRINTED_LOCALES) {
    const words = [...Object.values(receiptWordsIn(locale)), ...Object.values(statementWordsIn(locale))];
    const facts = words.flatMap((word) =>
      (typeof word === 'string' ? [word] : Object.values<string>(word)).map((value) => ({ name: 'x', value })),
    );
    const { text, language } = await readPdf(await printer.print({ ...persian, locale, facts }));
    assert.equal(language, locale);
    assert.doesNotMatch(text, /\ufffd/, locale);
  }
});
