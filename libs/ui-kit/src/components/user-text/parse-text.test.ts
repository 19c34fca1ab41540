import { parseText } from './parse-text.ts';

const marks = [
  { pattern: /(?<![\p{L}\p{N}@./])@[a-z0-9._]*[a-z0-9]/giu, hrefOf: (words: string) => `/${words.slice(1)}` },
  { pattern: /(?<![\p{L}\p{N}&#/])#\p{L}+/gu, hrefOf: (words: string) => `/t/${words}`, isWord: true },
];
const partsOf = (text: string) => parseText(text, marks).flatMap(({ parts }) => parts);
const linksOf = (text: string): string[] =>
  partsOf(text)
    .filter(({ kind }) => kind === 'link')
    .map(({ words }) => words);

test.each([
  ['https://en.wikipedia.org/wiki/Bank_(disambiguation)', 'https://en.wikipedia.org/wiki/Bank_(disambiguation)'],
  ['(https://en.wikipedia.org/wiki/Bank_(disambiguation))', 'https://en.wikipedia.org/wiki/Bank_(disambiguation)'],
  ['https://example.com/#isUserAGoat()', 'https://example.com/#isUserAGoat()'],
  ['(see https://example.com/a).', 'https://example.com/a'],
  ['[https://example.com/a[1]]!', 'https://example.com/a[1]'],
  ['«https://example.com/a»، و', 'https://example.com/a'],
  ['“https://example.com/a” ’https://example.org’', 'https://example.com/a', 'https://example.org'],
  [
    'https://example.com/a؟ https://example.com/b؛ https://example.com/c…',
    'https://example.com/a',
    'https://example.com/b',
    'https://example.com/c',
  ],
  [
    'https://example.com/a!? https://example.com/b: **https://example.com/c** `https://example.com/d`',
    'https://example.com/a',
    'https://example.com/b',
    'https://example.com/c',
    'https://example.com/d',
  ],
  [
    '<https://example.com/a> ‘https://example.com/b’ „https://example.com/c“ ‹https://example.com/d›، "https://example.com/e"',
    'https://example.com/a',
    'https://example.com/b',
    'https://example.com/c',
    'https://example.com/d',
    'https://example.com/e',
  ],
  ['[here](https://example.com/a) {https://example.com/{b}}', 'https://example.com/a', 'https://example.com/{b}'],
  ['https://fa.wikipedia.org/wiki/نیم\u200Cفاصله را', 'https://fa.wikipedia.org/wiki/نیم\u200Cفاصله'],
  ['https://fa.wikipedia.org/wiki/تهران\u200C، و', 'https://fa.wikipedia.org/wiki/تهران'],
  [
    'https://مثال.ایران/صفحه؛ مثال.ایران، https://münchen.de/ä',
    'https://مثال.ایران/صفحه',
    'مثال.ایران',
    'https://münchen.de/ä',
  ],
  ['https://example.com\\@example.org https://user:pass@example.org/a', 'https://example.com'],
  ['\u200Ehttps://example.com/a\u202Egnp.exe', 'https://example.com/a'],
  ['vbscript:x file:///etc/passwd blob:x tel:+98 xhttps://example.com https:example.com'],
  ['https://example.com\u200Cها', 'https://example.com'],
  ['https://example.com/a\u200C', 'https://example.com/a'],
  ['https://example.com/a\u200F\u200E\uFEFF\u200B\u2060', 'https://example.com/a'],
  ['\u2067https://example.com/a\u2069', 'https://example.com/a'],
  ['https://example.com/a?b=1&c=2#d, then', 'https://example.com/a?b=1&c=2#d'],
  ['https://fa.wikipedia.org/wiki/تهران', 'https://fa.wikipedia.org/wiki/تهران'],
  ['نشانیhttps://example.com', 'https://example.com'],
  ['🎨https://example.com/a🎨', 'https://example.com/a'],
  ['https://example.com/@name/#part', 'https://example.com/@name/#part'],
  ['example.com and www.barg.ir/a.', 'example.com', 'www.barg.ir/a'],
  ['README.md, done.it was, 1.5 and e.g. so'],
  ['javascript:alert(1) data:text/html,x ftp://a.com/x //a.com https://localhost https://'],
  ['user@example.com mailto:user@example.com user.me@example.com'],
])('addresses in %j', (text, ...links) => {
  expect(linksOf(text)).toEqual(links);
});

test('asks safely for what comes without a scheme', () => {
  expect(partsOf('example.com/a')).toEqual([{ kind: 'link', words: 'example.com/a', href: 'https://example.com/a' }]);
});

test('an international name leads where it says, in letters that every browser asks for', () => {
  expect(partsOf('https://مثال.ایران/صفحه')).toEqual([
    {
      kind: 'link',
      words: 'https://مثال.ایران/صفحه',
      href: 'https://xn--mgbh0fb.xn--mgba3a4f16a/%D8%B5%D9%81%D8%AD%D9%87',
    },
  ]);
});

test('finds names and topics between words, and none in addresses', () => {
  const found = partsOf('@mahsa.art، (#آبی) user@example.com https://a.com/@x#y');
  expect(found.map(({ kind, words }) => [kind, words])).toEqual([
    ['mark', '@mahsa.art'],
    ['words', '، ('],
    ['mark', '#آبی'],
    ['words', ') '],
    ['address', 'user@example.com'],
    ['words', ' '],
    ['link', 'https://a.com/@x#y'],
  ]);
});

test.each([
  ['سلام world', 'rtl'],
  ['hello سلام', 'ltr'],
  ['@mahsa.art سلام', 'rtl'],
  ['https://example.com را ببینید', 'rtl'],
  ['user@example.com نشانی من است', 'rtl'],
  ['#clay گِل تازه', 'rtl'],
  ['@mahsa #آبی look here', 'ltr'],
  ['#آبی', 'rtl'],
  ['12 ۱۲ — שלום', 'rtl'],
  ['@mahsa', undefined],
  ['123', undefined],
])('the direction of %j', (text, dir) => {
  expect(parseText(text, marks).map((line) => line.dir)).toEqual([dir]);
});

test('each line has its own direction; one without letters runs as the first that has some', () => {
  expect(parseText('سلام\nhello\n\n123\n@kian جان', marks).map(({ dir }) => dir)).toEqual([
    'rtl',
    'ltr',
    'rtl',
    'rtl',
    'rtl',
  ]);
});

test('loses no sign of a text', () => {
  const text = 'See (https://example.com), @kian. And #blue!\n\nmail me@example.com #1 & http:// done';
  const lines = parseText(text, marks).map(({ parts }) => parts.map(({ words }) => words).join(''));
  expect(lines.join('\n')).toBe(text);
});

test.each(['((((', '@@@@', '####', 'http://', 'https://a.com/(', 'a.', '@a.', 'https://a.com/[({"', '.-_~', 'a@b.'])(
  'ten thousand signs of %j take no noticeable time',
  (piece) => {
    const started = performance.now();
    parseText(piece.repeat(10_000 / piece.length), marks);
    expect(performance.now() - started).toBeLessThan(1500);
  },
);
