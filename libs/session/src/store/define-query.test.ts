import { ApiError } from '@barg/api-client/http';
import { configureStore } from '@barg/runtime/store';
import { api } from './api.ts';
import { defineQuery } from './define-query.ts';

const refuse = (statusCode: number) =>
  jest.fn(async (): Promise<string> => {
    throw new ApiError({ statusCode, code: 'x', message: '', requestId: 'r' });
  });

/** Asks twice as two parts of a page do, the second drawn after the answer to the first. */
async function askTwice(ask: () => Promise<string>, { again = false } = {}) {
  const { endpoints } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ thing: build.query<string, string>({ queryFn: defineQuery(() => ask()) }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await store.dispatch(endpoints.thing.initiate('a'));
  const second = await store.dispatch(endpoints.thing.initiate('a', { forceRefetch: again }));
  store.dispatch(api.util.resetApiState());
  return second.error;
}

test.each([403, 404, 410, 422])('asks once for what was refused with %d', async (statusCode) => {
  const ask = refuse(statusCode);
  expect(await askTwice(ask)).toMatchObject({ statusCode });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks again when it is told to, and after a failure that may pass', async () => {
  const gone = refuse(404);
  await askTwice(gone, { again: true });
  expect(gone).toHaveBeenCalledTimes(2);
  const busy = refuse(500);
  await askTwice(busy);
  expect(busy).toHaveBeenCalledTimes(2);
});
