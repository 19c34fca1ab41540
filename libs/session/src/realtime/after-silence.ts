import type { Subscription } from '@barg/runtime/rxjs';
import { api, type CacheTag } from '../store/api.ts';
import type { AppStore } from '../store/store.ts';
import { liveSlice } from '../user/live-slice.ts';
import type { SocketBus } from './socket-bus.ts';
import { spread } from './spread.ts';

/** About so many milliseconds after the line is back: the pages of a process that has ended come back together. */
const PAUSE_MS = 3000;

/**
 * What events tell of that no remote asks for again by itself. Works are not among it: their lists may be many pages
 * long, and would move under their reader; see `connectStore` for those that were bought meanwhile.
 */
const TOLD_MEANWHILE: readonly CacheTag[] = [
  ...(['User', 'Performer', 'Follow', 'Fan', 'Reaction', 'Order', 'Subscription', 'Wallet', 'Card'] as const),
  ...(['Address', 'Coupon', 'Payout', 'Earning', 'Campaign'] as const),
];

const collectStreams = (value: unknown, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('liveStreamId' in value && typeof value.liveStreamId === 'string') found.add(value.liveStreamId);
  for (const part of Object.values(value)) collectStreams(part, found);
};

/** The streams that go on by the cached answers about performers. */
const streamsKnown = (store: AppStore): Set<string> => {
  const state = store.getState();
  const found = new Set<string>();
  for (const { queryCacheKey } of api.util.selectInvalidatedBy(state, ['Performer'])) {
    collectStreams(state.api.queries[queryCacheKey]?.data, found);
  }
  return found;
};

/** Waits for the queries that are asked now. */
const settleQueries = (store: AppStore): Promise<unknown> =>
  Promise.allSettled(store.dispatch(api.util.getRunningQueriesThunk()));

/**
 * Asks again for what is shown after each reconnect, because the events in between were missed. Until the answers are
 * here, the streams stand that began before. Returns how to stop.
 */
export const askAfterSilence = (store: AppStore, { status$ }: Pick<SocketBus, 'status$'>): Subscription => {
  let wasConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Increases with each change of the line, so that answers of an earlier one decide nothing. */
  let turn = 0;

  const ask = async (own: number, begunBefore: Record<string, string>): Promise<void> => {
    store.dispatch(api.util.invalidateTags([...TOLD_MEANWHILE]));
    // Queries that run already are awaited before stale ones are asked again.
    await settleQueries(store);
    await settleQueries(store);
    if (own !== turn) return;
    store.dispatch(liveSlice.actions.lineCameBack({ begunBefore, goingOn: [...streamsKnown(store)] }));
  };

  const subscription = status$.subscribe((status) => {
    turn += 1;
    clearTimeout(timer);
    const own = turn;
    const { begun } = liveSlice.selectors.selectLive(store.getState());
    if (status === 'connected' && wasConnected) timer = setTimeout(() => void ask(own, begun), spread(PAUSE_MS));
    // A socket that is opened anew is that of another session.
    if (status === 'connected' || status === 'initialized') wasConnected = status === 'connected';
  });
  subscription.add(() => {
    turn += 1;
    clearTimeout(timer);
  });
  return subscription;
};
