import { kindsInWords, mayBeOf } from './file-kinds.ts';

const fileOf = (type: string) => new File(['bytes'], 'file', { type });

test.each([
  ['video/mp4', true],
  ['video/matroska', true],
  ['video/x-msvideo', false],
  ['image/jpeg', false],
  ['application/pdf', false],
  ['text/plain', false],
  // Unknown types are left to the server.
  ['', true],
  ['application/octet-stream', true],
])('among films %s is taken: %s', (type, isTaken) => {
  expect(mayBeOf(fileOf(type), ['video'])).toBe(isTaken);
});

test.each([
  ['picture', 'image/heic', false],
  ['picture', 'image/gif', true],
  ['audio', 'audio/mpeg', true],
  ['audio', 'audio/x-wav', true],
  ['audio', 'application/ogg', true],
  ['audio', 'audio/x-ms-wma', false],
] as const)('of the kind %s %s is taken: %s', (kind, type, isTaken) => {
  expect(mayBeOf(fileOf(type), [kind])).toBe(isTaken);
});

test('names the kinds', () => {
  expect(kindsInWords(['video', 'picture'])).toBe('\u2068MP4, MOV, MKV, WebM, JPEG, PNG, WebP, AVIF, GIF\u2069');
});
