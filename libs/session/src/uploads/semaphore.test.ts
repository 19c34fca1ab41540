import { acquireSlot } from './semaphore.ts';

test('three begin at once; the others wait for their turn, in their order, or no longer', () => {
  const begun: number[] = [];
  const ends = [1, 2, 3, 4, 5, 6].map((number) => acquireSlot(() => begun.push(number)));
  expect(begun).toEqual([1, 2, 3]);
  ends[3]?.();
  ends[1]?.();
  expect(begun).toEqual([1, 2, 3, 5]);
  // Given back once, however often that is said.
  ends[1]?.();
  expect(begun).toEqual([1, 2, 3, 5]);
  ends[0]?.();
  expect(begun).toEqual([1, 2, 3, 5, 6]);
  for (const end of ends) end();
  acquireSlot(() => begun.push(7))();
  expect(begun.at(-1)).toBe(7);
});
