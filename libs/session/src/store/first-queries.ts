import { answerKey } from '@barg/contract';
import type { UnknownAction } from '@barg/runtime/store';
import { api } from './api.ts';
import type { AppStore } from './store.ts';

/** A query that a page's first screen makes, and the first call whose answer it gets. */
export interface FirstQuery {
  /** As in the route's `firstCalls`, with the values of its parameters. */
  call: string;
  /** The endpoint's name in the cache. */
  endpoint: string;
  /** The query's argument; absent for one without. */
  arg?: unknown;
  /** What the query makes of the answer. */
  toData: (answer: never) => unknown;
}

/** A page's component may have it as `firstQueries`: by the parameters of its address. */
export type FirstQueries = (params: Readonly<Record<string, string | undefined>>) => readonly FirstQuery[];

/** `upsertQueryEntries` is typed for the endpoints that are known where the cache is made: none. */
interface Entry {
  endpointName: string;
  arg: unknown;
  value: unknown;
}
const upsert: (entries: readonly Entry[]) => UnknownAction = api.util.upsertQueryEntries as never;

/**
 * Puts the answers that came with a page into its cache, so that its queries have them when it is first drawn: on the
 * server as in the browser. Returns the keys of the answers that it took.
 */
export function primeQueries(
  store: AppStore,
  queries: readonly FirstQuery[],
  answers: Readonly<Record<string, unknown>>,
): string[] {
  const answered = queries
    .map((query) => ({ ...query, key: answerKey(query.call) }))
    .filter(({ key }) => Object.hasOwn(answers, key));
  const entries = answered.map(({ endpoint, arg, toData, key }) => ({
    endpointName: endpoint,
    arg,
    value: toData(answers[key] as never),
  }));
  if (entries.length > 0) store.dispatch(upsert(entries));
  return answered.map(({ key }) => key);
}
