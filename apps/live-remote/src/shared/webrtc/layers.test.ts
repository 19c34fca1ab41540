import { boundEncodings, encodingsOf, readLayerUrl } from './layers.ts';

test('is sent in three sizes where the server takes them, else as it is', () => {
  expect(encodingsOf(2_500_000, false)).toEqual([{ maxBitrate: 2_500_000 }]);
  expect(encodingsOf(2_500_000, true)).toEqual([
    { rid: 'h', scaleResolutionDownBy: 1, maxBitrate: 2_500_000, active: true },
    { rid: 'm', scaleResolutionDownBy: 2, maxBitrate: 750_000, active: true },
    { rid: 'l', scaleResolutionDownBy: 4, maxBitrate: 250_000, active: true },
  ]);
});

test('of a small picture no smaller one is sent, and again when it is larger', () => {
  const encodings = encodingsOf(2_500_000, true);
  boundEncodings(encodings, 700_000);
  expect(encodings.map(({ maxBitrate, active }) => [maxBitrate, active])).toEqual([
    [700_000, true],
    [210_000, false],
    [70_000, false],
  ]);
  boundEncodings(encodings, 4_500_000);
  expect(encodings.map(({ active }) => active)).toEqual([true, true, true]);
});

test('where to choose is what the server names for it', () => {
  const header =
    '<turn:a.example>; rel="ice-server"; username="1:me"; credential="k", <https://site.example/api/streaming/resources/r/layer>; rel="urn:ietf:params:whep:ext:core:layer"';
  expect(readLayerUrl(header)).toBe('https://site.example/api/streaming/resources/r/layer');
  expect(readLayerUrl('<turn:a.example>; rel="ice-server"')).toBeUndefined();
});
