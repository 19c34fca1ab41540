import { waitFor } from '@testing-library/dom';
import { BehaviorSubject } from '@barg/runtime/rxjs';
import { api, type CacheTag } from '../store/api.ts';
import { createStore } from '../store/store.ts';
import { liveSlice, liveStreamOf } from '../user/live-slice.ts';
import { askAfterSilence } from './after-silence.ts';
import { createSocketBus, type SocketStatus } from './socket-bus.ts';
import { createFakeNetwork } from './testing/fake-network.ts';

/** How each query is answered. */
const answers = new Map<string, () => unknown>();

type Tag = CacheTag | { type: CacheTag; id: string };
const tagsOfPages: Tag[] = [{ type: 'Feed', id: 'LIST' }, 'Follow'];

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    pagesInTest: build.infiniteQuery<number, Tag[], number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (last) => last + 1 },
      queryFn: async ({ queryArg, pageParam }) => {
        answers.get(JSON.stringify(queryArg))?.();
        return { data: pageParam };
      },
      providesTags: (_pages, _error, tags) => tags,
    }),
    shownInTest: build.query<unknown, Tag>({
      queryFn: async (tag) => ({ data: await answers.get(JSON.stringify(tag))?.() }),
      providesTags: (_data, _error, tag) => [tag],
    }),
  }),
});

const setUp = (status$ = new BehaviorSubject<SocketStatus>('initialized')) => {
  const store = createStore();
  const subscription = askAfterSilence(store, { status$ });
  const show = async (tag: Tag, ask: () => unknown) => {
    answers.set(JSON.stringify(tag), ask);
    await store.dispatch(endpoints.shownInTest.initiate(tag));
  };
  /** Two pages of a list. */
  const readOn = async (tags: Tag[], ask: () => unknown) => {
    answers.set(JSON.stringify(tags), ask);
    await store.dispatch(endpoints.pagesInTest.initiate(tags));
    await store.dispatch(endpoints.pagesInTest.initiate(tags, { direction: 'forward' }));
  };
  const go = (...statuses: SocketStatus[]) => statuses.forEach((status) => status$.next(status));
  const streamOfHer = () =>
    liveStreamOf(liveSlice.selectors.selectLive(store.getState()), { _id: 'her', isLive: false, liveStreamId: null });
  return { store, show, readOn, go, streamOfHer, stop: () => subscription.unsubscribe() };
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

test.each<[string, Tag[], number]>([
  ['posts, of those who are followed', tagsOfPages, 2],
  ['works that were bookmarked', ['Reaction', 'Video'], 2],
  ['what was bookmarked or bought', ['Reaction', 'Wallet'], 2],
  ['comments, of what was bought', ['Comment', 'Subscription', 'Order'], 2],
  ['performers', ['Performer'], 2],
  ['orders', ['Order'], 4],
])('the pages of a list of %s', async (_what, tags, calls) => {
  const { readOn, go, stop } = setUp();
  const ask = jest.fn();
  go('connected');
  await readOn(tags, ask);
  expect(ask).toHaveBeenCalledTimes(2);
  go('disconnect', 'connected');
  await jest.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(calls);
  stop();
});

test('performers who were drawn by chance stay who they are', async () => {
  const { show, go, stop } = setUp();
  const [drawn, best] = [jest.fn(() => []), jest.fn(() => [])];
  go('connected');
  await show({ type: 'Performer', id: 'DRAWN' }, drawn);
  await show('Performer', best);
  go('disconnect', 'connected');
  await jest.advanceTimersByTimeAsync(5000);
  expect([drawn.mock.calls.length, best.mock.calls.length]).toEqual([1, 2]);
  stop();
});

test('a stream stands where the server does not give the performers when it is asked again', async () => {
  const { store, show, go, streamOfHer, stop } = setUp();
  const none = { data: [{ _id: 'her', liveStreamId: null }] };
  const ask = jest.fn<unknown, []>(() => none);
  await show('Performer', ask);
  store.dispatch(liveSlice.actions.streamBegan({ performerId: 'her', streamId: 'one' }));
  ask.mockImplementation(() => {
    throw new Error('busy');
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  go('connected', 'disconnect', 'connected');
  await jest.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(streamOfHer()).toBe('one');
  ask.mockImplementation(() => none);
  go('disconnect', 'connected');
  await jest.advanceTimersByTimeAsync(5000);
  expect(streamOfHer()).toBe(null);
  stop();
});

test('what is asked for just then is awaited, and decides nothing by itself', async () => {
  const { store, show, go, streamOfHer, stop } = setUp();
  const slow = Promise.withResolvers<unknown>();
  const ask = jest.fn<unknown, []>(() => ({ data: [] }));
  go('connected');
  await show('Performer', ask);
  ask.mockImplementation(() => slow.promise);
  void store.dispatch(endpoints.shownInTest.initiate('Performer', { forceRefetch: true }));
  store.dispatch(liveSlice.actions.streamBegan({ performerId: 'her', streamId: 'one' }));
  go('disconnect', 'connected');
  await jest.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockImplementation(() => ({ data: [{ _id: 'her', liveStreamId: 'one' }] }));
  slow.resolve({ data: [{ _id: 'her', liveStreamId: null }] });
  await jest.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(streamOfHer()).toBe('one');
  stop();
});
