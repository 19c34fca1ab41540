import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './use-debounced-value.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

test('a value follows once it has not changed for a while, and skips what came between', () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 200), {
    initialProps: { value: 'a' },
  });
  expect(result.current).toBe('a');
  rerender({ value: 'ab' });
  wait(150);
  rerender({ value: 'abc' });
  wait(150);
  expect(result.current).toBe('a');
  wait(50);
  expect(result.current).toBe('abc');
});

test('nothing is left to happen once its place is gone', () => {
  const { rerender, unmount } = renderHook(({ value }) => useDebouncedValue(value), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
