import { renderHook } from '@testing-library/react';
import { useAskedAgain } from './use-asked-again.ts';

const failed = (statusCode: number, more: object = {}) => {
  const error = { statusCode, code: 'x', message: '', ...more };
  return { data: undefined as string | undefined, error, isFetching: false, refetch: jest.fn() };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again after a passing failure, later each time, and at once when the browser is online again', () => {
  const query = failed(503);
  const { rerender } = renderHook((asked: typeof query) => useAskedAgain(asked), { initialProps: query });
  jest.advanceTimersByTime(4000);
  expect(query.refetch).toHaveBeenCalledTimes(1);
  rerender({ ...query, isFetching: true });
  rerender({ ...query });
  jest.advanceTimersByTime(7999);
  expect(query.refetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(query.refetch).toHaveBeenCalledTimes(2);
  rerender({ ...query, isFetching: true });
  rerender({ ...query });
  dispatchEvent(new Event('online'));
  expect(query.refetch).toHaveBeenCalledTimes(3);
});

it('waits as long as the server wishes', () => {
  const query = failed(429, { retryAfterMs: 40_000 });
  renderHook(() => useAskedAgain(query));
  jest.advanceTimersByTime(39_999);
  expect(query.refetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(query.refetch).toHaveBeenCalled();
});

it.each([
  ['a definite refusal', failed(403)],
  ['an answer that is here', { ...failed(503), data: 'known' }],
])('asks nothing again after %s', (_what, query) => {
  renderHook(() => useAskedAgain(query));
  jest.advanceTimersByTime(600_000);
  expect(query.refetch).not.toHaveBeenCalled();
});

it('asks again for an argument that failed, though the answer to the last one is still there', () => {
  const query = { ...failed(503), data: 'of the last one', currentData: undefined as string | undefined };
  renderHook(() => useAskedAgain(query));
  jest.advanceTimersByTime(4000);
  expect(query.refetch).toHaveBeenCalledTimes(1);
});
