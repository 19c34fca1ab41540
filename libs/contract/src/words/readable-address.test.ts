import { readableAddress } from './readable-address.ts';

test.each([
  ['https://example.com/%D8%B4%D8%B9%D8%B1?q=%DB%B1', 'https://example.com/شعر?q=۱'],
  ['https://example.com/a%20b%2Fc%3Fd%23e%25', 'https://example.com/a%20b%2Fc%3Fd%23e%25'],
  ['https://example.com/%D9%85%DB%8C%E2%80%8C%D8%B4%D9%88%D8%AF', 'https://example.com/می‌شود'],
  ['https://example.com/%E2%80%8Cx%E2%80%AE%E2%81%A6', 'https://example.com/%E2%80%8Cx%E2%80%AE%E2%81%A6'],
  ['https://xn--mgba3a4f16a.example/%FF%D8', 'https://xn--mgba3a4f16a.example/%FF%D8'],
])('%s is read as %s', (href, read) => expect(readableAddress(href)).toBe(read));

test('what is read leads where the address does', () => {
  const href = 'https://example.com/%D8%B4%D8%B9%D8%B1/%2F%20%E2%80%8C?a=%26%D8%A8';
  expect(new URL(readableAddress(href)).href).toBe(href);
});
