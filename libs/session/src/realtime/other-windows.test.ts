import { waitFor } from '@testing-library/dom';
import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import { storeHere } from '../page/page-here.ts';
import { api } from '../store/api.ts';
import { createStore } from '../store/store.ts';
import { fakeChannels } from '../testing/fake-channels.ts';
import { stubHttp } from '../testing/stub-http.ts';
import { resetSession, testUser } from '../testing/test-session.tsx';
import { userSlice } from '../user/user-slice.ts';
import { shareStale } from './share-stale.ts';
import { createSocketBus, type SocketStatus } from './socket-bus.ts';
import { connectStore } from './store-events.ts';

const me = testUser({ balance: 20 });
const postId = '01900000-0000-7000-8000-0000000000a1';
const streamId = '01900000-0000-7000-8000-0000000000a2';

/** What the server has, and how often it was asked. */
const server = { isBought: false, asked: [] as string[], tell: () => {} };

const answer = <T>(name: string, data: () => T) => {
  server.asked.push(name);
  return { data: data() };
};

const pages = api.injectEndpoints({
  endpoints: (build) => ({
    testPost: build.query<{ isLocked: boolean }, string>({
      queryFn: (from) => answer(`post by ${from}`, () => ({ isLocked: !server.isBought })),
      providesTags: [{ type: 'Feed', id: postId }],
    }),
    testMovements: build.query<number, string>({
      queryFn: (from) => answer(`movements by ${from}`, () => (server.isBought ? 1 : 0)),
      providesTags: ['Wallet'],
    }),
    testStream: build.query<string, { from: string; id: string }>({
      queryFn: ({ from, id }) => answer(`stream ${id} by ${from}`, () => id),
      providesTags: (_stream, _error, { id }) => [{ type: 'Stream', id }],
    }),
    testBuy: build.mutation<boolean, { isDear: boolean }>({
      queryFn: ({ isDear }) => {
        if (isDear) return { error: { statusCode: 402, code: 'wallet.insufficient_balance', message: '' } as never };
        server.isBought = true;
        server.tell();
        return { data: true };
      },
      invalidatesTags: (done) => (done ? ['Feed'] : []),
    }),
  }),
});

const createBus = () =>
  createSocketBus({
    openTransport: async () => ({ send: async () => ({ ok: true }), close: () => {} }),
    getToken: () => null,
    onRefused: () => {},
  });

const openWindow = (name: string, status: SocketStatus, { account = me, store = createStore() } = {}) => {
  store.dispatch(userSlice.actions.currentUserLoaded(account));
  const bus = createBus();
  bus.status$.next(status);
  // What is asked at each connection is not what these tests are about.
  const told = connectStore(store, { ...bus, status$: createBus().status$ });
  const stopSharing = shareStale(store, bus);
  const { testPost, testMovements, testStream, testBuy } = pages.endpoints;
  const isLocked = () => testPost.select(name)(store.getState()).data?.isLocked;
  return {
    store,
    isLocked,
    movements: () => testMovements.select(name)(store.getState()).data,
    show: async () => {
      await store.dispatch(testPost.initiate(name));
      await store.dispatch(testMovements.initiate(name));
    },
    watch: (id: string) => store.dispatch(testStream.initiate({ from: name, id })),
    buy: (isDear = false) => store.dispatch(testBuy.initiate({ isDear })),
    tell: <N extends ServerEventName>(event: N, data: ServerEventData<N>) =>
      bus.events$.next({ id: crypto.randomUUID(), name: event, at: '2026-01-01T10:00:00.000Z', data } as ServerEvent),
    close: () => {
      stopSharing();
      told.unsubscribe();
      store.dispatch(api.util.resetApiState());
    },
  };
};

const times = (what: string) => server.asked.filter((asked) => asked === what).length;

let restoreChannels: () => void;
beforeAll(() => (restoreChannels = fakeChannels()));
afterAll(() => restoreChannels());
beforeEach(() => {
  resetSession(me);
  Object.assign(server, { isBought: false, asked: [], tell: () => {} });
});

test('what is bought in one window is open in the other, and the first one reads it once', async () => {
  const [here, there] = [openWindow('here', 'connected'), openWindow('there', 'connected')];
  await Promise.all([here.show(), there.show()]);
  expect([here.isLocked(), there.isLocked()]).toEqual([true, true]);
  server.tell = () => [here, there].forEach(({ tell }) => tell('account.changed', { area: 'purchases' }));
  await here.buy();
  await waitFor(() => expect([here.isLocked(), there.isLocked()]).toEqual([false, false]));
  expect([times('post by here'), times('post by there')]).toEqual([2, 2]);
  for (const one of [here, there]) one.close();
});

test('a balance is never shown above a list that lacks its movement', async () => {
  const there = openWindow('there', 'connected');
  await there.show();
  expect(there.movements()).toBe(0);
  server.isBought = true;
  there.tell('wallet.balance.changed', { balance: 15, change: -5, reason: 'purchase' });
  await waitFor(() => expect(there.movements()).toBe(1));
  expect(userSlice.selectors.selectBalance(there.store.getState())).toBe(15);
  there.close();
});

test('a window asks for the account when another one has changed it: the sum up to which nothing is asked', async () => {
  stubHttp({ 'GET /users/me': () => ({ ...me, unaskedBelow: 0 }) });
  const there = openWindow('there', 'connected', { account: { ...me, unaskedBelow: 10 }, store: storeHere() });
  there.tell('account.changed', { area: 'account' });
  await waitFor(() => expect(userSlice.selectors.selectCurrentUser(there.store.getState())?.unaskedBelow).toBe(0));
  there.close();
});

test('of streams only the one that is meant is read again, and an area of a later version is nothing', async () => {
  const there = openWindow('there', 'connected');
  await there.watch(streamId);
  await there.watch(postId);
  there.tell('account.changed', { area: 'streams', id: streamId });
  await waitFor(() => expect(times(`stream ${streamId} by there`)).toBe(2));
  there.tell('account.changed', { area: 'of a later version' as never });
  there.tell('account.changed', { area: 'streams' });
  await there.show();
  expect(times(`stream ${postId} by there`)).toBe(1);
  there.close();
});

test('without a socket a window hears the others of its browser, and a failed purchase is none', async () => {
  const [here, away] = [openWindow('here', 'connected'), openWindow('away', 'reconnecting')];
  const stranger = openWindow('stranger', 'reconnecting', { account: testUser({ _id: 'another' }) });
  await Promise.all([away.show(), stranger.show()]);
  await here.buy(true);
  expect(times('post by away')).toBe(1);
  await here.buy();
  await waitFor(() => expect(away.isLocked()).toBe(false));
  expect([times('post by away'), times('post by stranger')]).toEqual([2, 1]);
  for (const one of [here, away, stranger]) one.close();
});
