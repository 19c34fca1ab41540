import { renderHook } from '@testing-library/react';
import { useRepeatKey } from './use-repeat-key.ts';

it('keeps its key for the same words until they have arrived', () => {
  const { result, rerender } = renderHook(useRepeatKey);
  const first = result.current.keyOf({ percent: 19 });
  rerender();
  expect(result.current.keyOf({ percent: 19 })).toBe(first);
  const other = result.current.keyOf({ percent: 7 });
  expect(other).not.toBe(first);
  result.current.forget();
  expect(result.current.keyOf({ percent: 7 })).not.toBe(other);
});
