import { renderHook } from '@testing-library/react';
import { usePages } from './use-pages.ts';

const page = (...ids: string[]) => ({ data: ids.map((_id) => ({ _id })), total: 9 });

const asked = (changes: object = {}) => ({
  currentData: { pages: [page('a', 'b'), page('b', 'c')] },
  isError: false,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: true,
  fetchNextPage: jest.fn(),
  refetch: jest.fn(),
  ...changes,
});

const failure = (statusCode: number) => ({ statusCode, code: 'some.code', message: '' });
const pagesOf = (changes?: object) => renderHook(() => usePages(asked(changes))).result.current;

test('what comes again on a later page stands once, where it was', () => {
  expect(pagesOf().items).toEqual(['a', 'b', 'c'].map((_id) => ({ _id })));
});

test('a list stays when a page fails', () => {
  const { items, error } = pagesOf({ error: failure(503), isError: true });
  expect(items).toHaveLength(3);
  expect(error).toBeNull();
});

test.each([403, 404])(
  'a list that is gone is not shown any more, neither while it is asked for again: %i',
  (status) => {
    for (const isError of [true, false]) {
      const { items, error } = pagesOf({ error: failure(status), isError });
      expect(items).toBeUndefined();
      expect(error).toMatchObject({ statusCode: status });
    }
  },
);
