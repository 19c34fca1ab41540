import { createSegmentAddresses } from './segment-addresses.ts';

const PLAYLIST = '/api/media/1/small.m3u8?e=1';
const signed = (signature: string): string => `https://bucket.example/1/small.m4s?X-Amz-Signature=${signature}`;
const textWith = (url: string): string => `#EXTM3U\n#EXT-X-MAP:URI="${url}",BYTERANGE="8@0"\n#EXTINF:4,\n${url}\n`;

beforeEach(() => void jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void jest.useRealTimers());

const learned = (fetchPlaylist: jest.Mock<Promise<string>, [string]>) => {
  const addresses = createSegmentAddresses(fetchPlaylist);
  addresses.learn(PLAYLIST, [signed('old'), signed('old')]);
  return addresses;
};

it('keeps an address while it holds, and asks the playlist for a new one before it ends, once for all', async () => {
  const fetchPlaylist = jest.fn(async (_playlist: string) => textWith(signed('new')));
  const addresses = learned(fetchPlaylist);
  jest.advanceTimersByTime(239_000);
  expect(await addresses.renew(signed('old'))).toBe(signed('old'));
  expect(fetchPlaylist).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  const renewed = await Promise.all([addresses.renew(signed('old')), addresses.renew(signed('old'))]);
  expect(renewed).toEqual([signed('new'), signed('new')]);
  expect(fetchPlaylist.mock.calls).toEqual([[PLAYLIST]]);
  expect(await addresses.renew(signed('old'))).toBe(signed('new'));
  expect(fetchPlaylist).toHaveBeenCalledTimes(1);
});

it('goes on with what it has where there is nothing newer, and leaves alone what no playlist listed', async () => {
  const addresses = learned(jest.fn((_playlist: string) => Promise.reject<string>(new Error('offline'))));
  jest.advanceTimersByTime(241_000);
  expect(await addresses.renew(signed('old'))).toBe(signed('old'));
  expect(await addresses.renew('https://bucket.example/2/x?s=1')).toBe('https://bucket.example/2/x?s=1');
});
