import { api, type CacheTag } from '../store/api.ts';
import type { AppDispatch, AppStore, RootState } from '../store/store.ts';

/**
 * What events tell of that no remote asks for again by itself. Works are not among it: those that were bought meanwhile
 * are known by the balance, see `connectStore`.
 */
const TOLD_MEANWHILE: readonly CacheTag[] = [
  ...(['User', 'Performer', 'Follow', 'Fan', 'Reaction', 'Order', 'Subscription', 'Wallet', 'Card'] as const),
  ...(['Address', 'Coupon', 'Payout', 'Earning', 'Campaign'] as const),
];

/**
 * What people read on and on in. A list of it may be many pages long, each of them a request, and would move under its
 * reader; it may have one of the tags above besides, as the home feed has that of follows.
 */
const BROWSED: readonly CacheTag[] = [
  ...(['Feed', 'Gallery', 'Photo', 'Video', 'Product', 'Comment', 'Performer', 'Reaction'] as const),
];

/** The id under which answers are kept that are others each time, so that nobody's choice vanishes under the finger. */
const DRAWN_BY_CHANCE = { type: 'Performer', id: 'DRAWN' } as const;

type Entry = ReturnType<typeof api.util.selectInvalidatedBy>[number];

interface Endpoint {
  initiate(
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ): (dispatch: AppDispatch, getState: () => RootState) => Promise<{ isSuccess: boolean }>;
}

const keysOf = (entries: readonly Entry[]): Set<string> => new Set(entries.map(({ queryCacheKey }) => queryCacheKey));

const hasPages = (data: unknown): boolean => typeof data === 'object' && data !== null && 'pageParams' in data;

/** The cached answers that are asked for again. */
const entriesToReread = (state: RootState): Entry[] => {
  const browsed = keysOf(api.util.selectInvalidatedBy(state, BROWSED));
  const drawn = keysOf(api.util.selectInvalidatedBy(state, [DRAWN_BY_CHANCE]));
  return api.util.selectInvalidatedBy(state, TOLD_MEANWHILE).filter(({ queryCacheKey: key }) => {
    const isBrowsed = browsed.has(key) && hasPages(state.api.queries[key]?.data);
    return !isBrowsed && !drawn.has(key);
  });
};

/** @returns whether it was answered */
const reread = async ({ dispatch }: AppStore, { endpointName, originalArgs }: Entry): Promise<boolean> => {
  // What runs already may have been answered before the line came back.
  await dispatch(api.util.getRunningQueryThunk(endpointName as never, originalArgs as never));
  const { initiate } = Reflect.get(api.endpoints, endpointName) as Endpoint;
  return (await dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }))).isSuccess;
};

/**
 * Asks again for the cached answers that events may have changed while none came, but not for long lists of works.
 *
 * @returns the cache keys of those that were answered anew
 */
export const rereadShown = async (store: AppStore): Promise<ReadonlySet<string>> => {
  const answered = new Set<string>();
  const rereads = entriesToReread(store.getState()).map(async (entry) => {
    if (await reread(store, entry)) answered.add(entry.queryCacheKey);
  });
  await Promise.allSettled(rereads);
  return answered;
};
