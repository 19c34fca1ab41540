import { firstLink } from './first-link.ts';

test.each([
  ['see https://example.com/a?b=1#part, then', 'https://example.com/a?b=1'],
  ['(https://example.com/wiki/Fig_(fruit))', 'https://example.com/wiki/Fig_(fruit)'],
  ['(https://example.com)', 'https://example.com/'],
  ['ببین https://example.com/شعر، بعد', 'https://example.com/%D8%B4%D8%B9%D8%B1'],
  ['«http://example.com/x»!', 'http://example.com/x'],
  ['https://localhost/ and https://example.org', 'https://example.org/'],
  ['https://me:secret@example.com https://example.net/', 'https://example.net/'],
])('the address in %j is %s', (text, address) => expect(firstLink(text)?.href).toBe(address));

test.each([
  'example.com',
  'ftp://example.com',
  'xhttps://example.com',
  'https://',
  '',
  `https://example.com/${'a'.repeat(2100)}`,
])('there is none in %j', (text) => expect(firstLink(text)).toBeNull());
