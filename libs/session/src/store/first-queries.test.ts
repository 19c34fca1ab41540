import type { FirstData } from '@barg/contract';
import { api } from './api.ts';
import { defineQuery } from './define-query.ts';
import { primeQueries } from './first-queries.ts';
import { createStore } from './store.ts';

const data: readonly FirstData[] = [
  { path: '/first-test/here', query: { endpoint: 'firstTestHere' } },
  { path: '/first-test/later', query: { endpoint: 'firstTestLater' } },
];
const answers = { '/first-test/here': 'here', '/first-test/later': 'later' };

test('only answers to queries that are known are used up: a part that loads later takes its own', () => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      firstTestHere: build.query<string, void>({ queryFn: defineQuery(async () => 'from the API') }),
    }),
  });
  const store = createStore();
  expect(primeQueries(store, { data, params: {} }, answers)).toEqual(['/first-test/here']);
  expect(endpoints.firstTestHere.select()(store.getState() as never).data).toBe('here');
});
