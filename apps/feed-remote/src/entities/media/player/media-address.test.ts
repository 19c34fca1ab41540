import { createMediaAddress } from './media-address.ts';

const NOW = 1_800_000_000_000;
const inSeconds = (seconds: number, name = 'source.m3u8'): string =>
  `/api/media/1/${name}?e=${NOW / 1000 + seconds}&a=me&s=${seconds}`;

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

it('puts its signature on every address of the file, whatever they had', async () => {
  const fetchUrl = jest.fn();
  const address = createMediaAddress(inSeconds(500), fetchUrl);
  expect(await address.sign('/api/media/1/small.m4s?e=1&a=me&s=old')).toBe(inSeconds(500, 'small.m4s'));
  expect(fetchUrl).not.toHaveBeenCalled();
});

it('gets a new signature before its own runs out, one for all who ask at a time', async () => {
  const fetchUrl = jest.fn(async () => inSeconds(600));
  const address = createMediaAddress(inSeconds(30), fetchUrl);
  const signed = await Promise.all([address.sign('/api/media/1/a'), address.sign('/api/media/1/b')]);
  expect(signed.every((url) => url.endsWith('s=600'))).toBe(true);
  expect(fetchUrl).toHaveBeenCalledTimes(1);
});

it('goes on with what it has where there is no new one, and does not ask at every request', async () => {
  const fetchUrl = jest.fn(() => Promise.reject(new Error('offline')));
  const address = createMediaAddress(inSeconds(30), fetchUrl);
  expect(await address.sign('/api/media/1/source.mp4')).toBe(inSeconds(30, 'source.mp4'));
  await address.sign('/api/media/1/source.mp4');
  expect(fetchUrl).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(6000);
  await address.sign('/api/media/1/source.mp4');
  expect(fetchUrl).toHaveBeenCalledTimes(2);
});

it('asks again at once after a renewal that failed, where it is told to', async () => {
  const fetchUrl = jest.fn(async () => inSeconds(600)).mockRejectedValueOnce(new Error('offline'));
  const address = createMediaAddress(inSeconds(-5), fetchUrl);
  await address.renew();
  await address.renew();
  expect(fetchUrl).toHaveBeenCalledTimes(2);
  expect(await address.sign('/api/media/1/a')).toContain('s=600');
  await address.renew();
  expect(fetchUrl).toHaveBeenCalledTimes(2);
});

it('takes a later signature that came by another way, and no earlier one', async () => {
  const address = createMediaAddress(inSeconds(300), jest.fn());
  address.update(inSeconds(600));
  address.update(inSeconds(100));
  expect(await address.sign('/api/media/1/a')).toContain('s=600');
});
