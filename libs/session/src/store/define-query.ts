import { toQueryError, type QueryError } from './query-error.ts';

type QueryOutcome<Result> = { data: Result } | { error: QueryError };

/**
 * RTK Query refuses `undefined` as data, which a 204 has. Frozen, because reducers would otherwise search every answer
 * for drafts.
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
