import { answerKey, firstCallPath, type FirstData } from '@barg/contract';
import type { UnknownAction } from '@barg/runtime/store';
import { uiSlice } from '../ui/ui-slice.ts';
import { api } from './api.ts';
import type { AppStore } from './store.ts';

/** A page's component may have it as `firstData`: what its route's first calls answer. */
export type PageData = readonly FirstData[];

/** `upsertQueryEntries` is typed for the endpoints that are known where the cache is made: none. */
interface Entry {
  endpointName: string;
  arg: unknown;
  value: unknown;
}
const upsert: (entries: readonly Entry[]) => UnknownAction = api.util.upsertQueryEntries as never;

const identity = (data: unknown): unknown => data;

/**
 * Puts the answers that came with a page into its cache, so that its queries have them when it is first drawn: on the
 * server as in the browser. Returns the keys of the answers that it took.
 *
 * @param params the parameters of the page's address
 */
export function primeQueries(
  store: AppStore,
  { data, params }: { data: PageData; params: Readonly<Record<string, string | undefined>> },
  answers: Readonly<Record<string, unknown>>,
): string[] {
  const { locale: culture } = uiSlice.selectors.selectUi(store.getState());
  const given = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']));
  const answered = data.flatMap(({ query, ...call }) => {
    const path = firstCallPath(call, params);
    const key = path && answerKey(path);
    // The query of a part that loads later is not known yet: its call takes the answer when it is made.
    return query && query.endpoint in api.endpoints && key && Object.hasOwn(answers, key) ? [{ query, key }] : [];
  });
  const entries = answered.map(({ query: { endpoint, argOf, toData = identity }, key }) => ({
    endpointName: endpoint,
    arg: argOf?.(given, culture),
    value: toData(answers[key] as never),
  }));
  if (entries.length > 0) store.dispatch(upsert(entries));
  return answered.map(({ key }) => key);
}
