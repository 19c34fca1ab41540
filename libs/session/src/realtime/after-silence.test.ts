import { waitFor } from '@testing-library/dom';
import { BehaviorSubject } from '@barg/runtime/rxjs';
import { api, type CacheTag } from '../store/api.ts';
import { createStore } from '../store/store.ts';
import { liveSlice, liveStreamOf } from '../user/live-slice.ts';
import { askAfterSilence } from './after-silence.ts';
import { createSocketBus, type SocketStatus } from './socket-bus.ts';
import { createFakeNetwork } from './testing/fake-network.ts';

/** How each query is answered. */
const answers = new Map<CacheTag, () => unknown>();

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    shownInTest: build.query<unknown, CacheTag>({
      queryFn: async (tag) => ({ data: answers.get(tag)?.() }),
      providesTags: (_data, _error, tag) => [tag],
    }),
  }),
});

const setUp = (status$ = new BehaviorSubject<SocketStatus>('initialized')) => {
  const store = createStore();
  const subscription = askAfterSilence(store, { status$ });
  const show = async (tag: CacheTag, ask: () => unknown) => {
    answers.set(tag, ask);
    await store.dispatch(endpoints.shownInTest.initiate(tag));
  };
  const go = (...statuses: SocketStatus[]) => statuses.forEach((status) => status$.next(status));
  const streamOfHer = () =>
    liveStreamOf(liveSlice.selectors.selectLive(store.getState()), { _id: 'her', isLive: false, liveStreamId: null });
  return { store, show, go, streamOfHer, stop: () => subscription.unsubscribe() };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what is shown is asked for again after a reconnect, in the course of seconds, and works are not', async () => {
  const { show, go, stop } = setUp();
  const [orders, posts] = [jest.fn(() => []), jest.fn(() => [])];
  go('connected');
  await show('Order', orders);
  await show('Feed', posts);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(orders).toHaveBeenCalledTimes(1);
  go('disconnect', 'reconnecting', 'connected');
  await jest.advanceTimersByTimeAsync(1000);
  expect(orders).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(4000);
  expect(orders).toHaveBeenCalledTimes(2);
  expect(posts).toHaveBeenCalledTimes(1);
  stop();
});

test('what is shown is asked for again on a page that the browser kept whole, as its line is opened anew', async () => {
  const network = createFakeNetwork();
  const bus = createSocketBus({ openTransport: network.openTransport, getToken: () => 'T', onRefused: () => {} });
  const { show, stop } = setUp(bus.status$);
  const orders = jest.fn(() => []);
  await bus.open();
  network.connect();
  await show('Order', orders);
  await bus.reopen();
  expect([network.closed(), bus.status$.value]).toEqual([1, 'disconnect']);
  network.connect();
  await jest.advanceTimersByTimeAsync(5000);
  expect(bus.status$.value).toBe('connected');
  expect(orders).toHaveBeenCalledTimes(2);
  stop();
});

test('nothing is asked for again after a login, or while the line is down again', async () => {
  const { show, go, stop } = setUp();
  const orders = jest.fn(() => []);
  await show('Order', orders);
  go('connected', 'initialized', 'connected', 'disconnect', 'connected', 'disconnect');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(orders).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ['goes on', 'one'],
  ['has ended', null],
])('a stream that began before stands until performers are read again: it %s', async (_what, liveStreamId) => {
  const { store, show, go, streamOfHer, stop } = setUp();
  await show('Performer', () => ({ data: [{ _id: 'her', liveStreamId }] }));
  store.dispatch(liveSlice.actions.streamBegan({ performerId: 'her', streamId: 'one' }));
  go('connected', 'disconnect', 'connected');
  expect(streamOfHer()).toBe('one');
  await jest.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(streamOfHer()).toBe(liveStreamId));
  stop();
});
