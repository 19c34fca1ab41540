import { stubError, stubHttp } from '@barg/session/testing';
import { measureLine } from './measure-line.ts';

const CHECK = 'POST /streaming/line-check';
let now = 0;

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const never = () => new AbortController().signal;

/** A line of a speed, with a delay in each question. */
const carry = (bitsPerMs: number, delayMs: number) =>
  stubHttp({
    [CHECK]: ({ body }) => {
      const { length } = String(body);
      now += delayMs + (length * 8) / bitsPerMs;
      return { bytes: length };
    },
  });

/** The first upload passes, the second one does this. */
const thenDo = (second: () => never) => {
  let times = 0;
  stubHttp({ [CHECK]: () => (times++ === 0 ? { bytes: 1 } : second()) });
};

test('what a question takes by itself is not taken for the line', async () => {
  const calls = carry(2000, 300);
  expect(Math.round(await measureLine(never()))).toBe(2_000_000);
  expect(calls.map(({ body }) => String(body).length)).toEqual([16 * 1024, 600 * 1024]);
});

test('a line that is faster than can be told is very fast, and not endless', async () => {
  carry(Infinity, 5);
  expect(await measureLine(never())).toBe((600 - 16) * 1024 * 8 * 1000);
});

test('a line that does not carry it in time is slower than any quality', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  thenDo(() => {
    jest.advanceTimersByTime(12_000);
    throw new Error('broken off');
  });
  const rate = await measureLine(never());
  jest.useRealTimers();
  expect(rate).toBeLessThan(500_000);
});

test('what the server refuses is no measurement, and neither is what was broken off', async () => {
  thenDo(() => {
    throw stubError(429, 'request.too_many', 'Too many requests.');
  });
  await expect(measureLine(never())).rejects.toThrow('Too many requests.');
  const stopping = new AbortController();
  thenDo(() => {
    stopping.abort();
    throw new Error('left');
  });
  await expect(measureLine(stopping.signal)).rejects.toBeDefined();
});
