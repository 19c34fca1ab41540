import { toQueryError, type QueryError } from './query-error.ts';

type QueryOutcome<Result> = { data: Result } | { error: QueryError };

/**
 * RTK Query refuses `undefined` as data, which is what a 204 gives. Frozen, because the store's reducers go through
 * every value of an answer otherwise, in search of drafts that cannot be there: what is frozen they take as it is.
 */
const cacheable = <Result>(result: Result): Result => (result === undefined ? (null as Result) : Object.freeze(result));

/**
 * Turns a generated operation into the `queryFn` of an endpoint, for queries and mutations alike.
 *
 * @example
 * endpoints: (build) => ({
 *   post: build.query<FeedPost, string>({ queryFn: defineQuery((id) => getUserFeed(id)) }),
 * })
 */
export const defineQuery =
  <Argument, Result>(operation: (argument: Argument) => Promise<Result>) =>
  async (argument: Argument): Promise<QueryOutcome<Result>> => {
    try {
      return { data: cacheable(await operation(argument)) };
    } catch (failure) {
      return { error: toQueryError(failure) };
    }
  };
