import { sessionMarkOf } from './session-mark.ts';

test('a mark is the FNV-1a of a token, with the published values', () => {
  expect(sessionMarkOf('')).toBe((0x811c9dc5).toString(36));
  expect(sessionMarkOf('a')).toBe((0xe40c292c).toString(36));
  expect(sessionMarkOf('foobar')).toBe((0xbf9cf968).toString(36));
});

test('a guest has none', () => {
  expect(sessionMarkOf(null)).toBeNull();
});
