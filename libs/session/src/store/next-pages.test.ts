import { nextPages } from './next-pages.ts';

const error = { statusCode: 429, code: 'request.too_many', message: 'Later' };

const asked = (more: object = {}) => ({
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: true,
  fetchNextPage: jest.fn(),
  refetch: jest.fn(),
  ...more,
});

it('asks for the next page again when that one failed, and for the shown ones when they did', () => {
  const next = asked({ error, isFetchNextPageError: true });
  nextPages(next).onRetry();
  expect(next.fetchNextPage).toHaveBeenCalledTimes(1);
  expect(next.refetch).not.toHaveBeenCalled();
  const shown = asked({ error });
  nextPages(shown).onRetry();
  expect(shown.refetch).toHaveBeenCalledTimes(1);
  expect(shown.fetchNextPage).not.toHaveBeenCalled();
});

it('keeps the failure in sight while it is tried again, and is not busy when the shown pages are read anew', () => {
  expect(nextPages(asked({ error, isFetching: true }))).toMatchObject({ failure: error, isLoading: true });
  expect(nextPages(asked({ isFetching: true }))).toMatchObject({ failure: null, isLoading: false });
});
