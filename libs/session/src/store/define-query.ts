import { toQueryError, type QueryError } from './query-error.ts';

/** After this time, in milliseconds, a part that is drawn anew asks again for what was refused. */
const REFUSAL_MS = 5000;
/** Statuses that do not change by asking again at once. */
const DEFINITE: readonly number[] = [403, 404, 410, 422];

/** When the server gave each definite refusal. */
const refusedAt = new WeakMap<QueryError, number>();

/** What RTK Query hands to a `queryFn`, as far as it is read here. */
interface QueryCall {
  getState: () => unknown;
  /** It was asked for again: by a retry, an invalidated tag or a poll. */
  forced?: boolean;
  queryCacheKey?: string;
}

interface CachedErrors {
  api?: { queries: Readonly<Record<string, { error?: QueryError } | undefined>> };
}

/**
 * The definite refusal that a query has just got. RTK Query asks again when a second part of the page that shows the
 * same is drawn after a failure.
 */
function freshRefusal({ getState, forced, queryCacheKey }: QueryCall): QueryError | null {
  if (forced || queryCacheKey === undefined) return null;
  const error = (getState() as CachedErrors).api?.queries[queryCacheKey]?.error;
  const at = error && refusedAt.get(error);
  return error && at !== undefined && Date.now() - at < REFUSAL_MS ? error : null;
}

function refusalOf(failure: unknown): QueryError {
  const error = toQueryError(failure);
  if (DEFINITE.includes(error.statusCode)) refusedAt.set(error, Date.now());
  return error;
}

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
  async (argument: Argument, call?: QueryCall): Promise<QueryOutcome<Result>> => {
    const refusal = call && freshRefusal(call);
    if (refusal) return { error: refusal };
    try {
      return { data: cacheable(await operation(argument)) };
    } catch (failure) {
      return { error: refusalOf(failure) };
    }
  };
