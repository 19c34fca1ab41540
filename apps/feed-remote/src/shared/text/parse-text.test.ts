import { parseText } from './parse-text.ts';

const marksOf = (text: string): string[] =>
  parseText(text)
    .filter(({ kind }) => kind !== 'words')
    .map(({ kind, words }) => `${kind} ${words}`);

test('finds addresses, names and tags in any script', () => {
  expect(marksOf('با @mahsa.art، دربارهٔ #نقاشی_دیجیتال و #نیم‌فاصله: https://example.com/a?b=1#c.')).toEqual([
    'mention @mahsa.art',
    'hashtag #نقاشی_دیجیتال',
    'hashtag #نیم‌فاصله',
    'link https://example.com/a?b=1#c',
  ]);
});

test('keeps every sign of the text', () => {
  const text = 'See (https://example.com), @kian. And #blue!\nmail me@example.com #1 & http:// done';
  expect(
    parseText(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
  expect(marksOf(text)).toEqual(['link https://example.com', 'mention @kian', 'hashtag #blue']);
});

test('leads to the web alone, and takes no markup', () => {
  expect(marksOf('javascript:alert(1) data:text/html,x ftp://a.b https://localhost <b>x</b>')).toEqual([]);
  expect(parseText('https://example.com/"onclick="x')[0]).toMatchObject({ href: 'https://example.com/' });
});
