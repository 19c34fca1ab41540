import { act, renderHook } from '@testing-library/react';
import type { ExposeState } from '../site/exposes.ts';
import { PAUSES_MS, useLaterAttempts } from './use-later-attempts.ts';

const slow: ExposeState = { status: 'failed', error: new DOMException('late', 'TimeoutError') };
const broken: ExposeState = { status: 'failed', error: new Error('broken') };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('loads again after growing pauses, and then no more', async () => {
  const retry = jest.fn();
  renderHook(() => useLaterAttempts(slow, retry));
  await pass((PAUSES_MS[0] ?? 0) - 1);
  expect(retry).not.toHaveBeenCalled();
  for (const pause of PAUSES_MS) await pass(pause);
  expect(retry).toHaveBeenCalledTimes(PAUSES_MS.length);
  await pass(3_600_000);
  expect(retry).toHaveBeenCalledTimes(PAUSES_MS.length);
});

test('loads again at once when the line is back or the page is looked at', () => {
  const retry = jest.fn();
  renderHook(() => useLaterAttempts(slow, retry));
  act(() => void dispatchEvent(new Event('online')));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('leaves what is broken as it is', async () => {
  const retry = jest.fn();
  renderHook(() => useLaterAttempts(broken, retry));
  await pass(3_600_000);
  expect(retry).not.toHaveBeenCalled();
});
