import { tellOwnTabs } from '../own-tabs.ts';
import { storeHere } from '../page/page-here.ts';
import { createStore } from '../store/store.ts';
import { fakeChannels } from '../testing/fake-channels.ts';
import { resetSession, testUser } from '../testing/test-session.tsx';
import { followSlice } from '../user/follow-slice.ts';
import { unreadSlice } from '../user/unread-slice.ts';
import { userSlice } from '../user/user-slice.ts';
import { hearOwnTabs } from './hear-own-tabs.ts';
import { createSocketBus, type SocketStatus } from './socket-bus.ts';
import { connectStore } from './store-events.ts';

const performerId = '01900000-0000-7000-8000-0000000000aa';

/** Another window of the account: a store and a socket of its own. */
const openWindow = (status: SocketStatus) => {
  const own = createStore();
  own.dispatch(userSlice.actions.currentUserLoaded(testUser({ balance: 10, unreadNotifications: 3 })));
  own.dispatch(unreadSlice.actions.unreadMessagesCounted(4));
  const bus = createSocketBus({
    openTransport: async () => ({ send: async () => ({ ok: true }), close: () => {} }),
    getToken: () => null,
    onRefused: () => {},
  });
  bus.status$.next(status);
  const stopHearing = hearOwnTabs(bus);
  const told = connectStore(own, { ...bus, status$: createSocketBusStatus() });
  return {
    seen: () => {
      const state = own.getState();
      const { unreadMessages, unreadNotifications } = unreadSlice.selectors.selectUnread(state);
      const isFollowed = followSlice.selectors.selectIsFollowed(state, performerId);
      return [userSlice.selectors.selectBalance(state), unreadMessages, unreadNotifications, isFollowed];
    },
    close: () => {
      stopHearing();
      told.unsubscribe();
    },
  };
};

/** What is asked at each connection is not what these tests are about. */
const createSocketBusStatus = () =>
  createSocketBus({
    openTransport: async () => ({ send: async () => ({ ok: true }), close: () => {} }),
    getToken: () => null,
    onRefused: () => {},
  }).status$;

const doEverything = (): void => {
  const userId = testUser()._id;
  tellOwnTabs('wallet.balance.changed', { balance: 4.5, change: -5.5, reason: 'payment' });
  tellOwnTabs('conversation.read', { conversationId: performerId, userId, totalNotSeenMessages: 1 });
  tellOwnTabs('notifications.read', { notificationId: null, unreadNotifications: 0 });
  tellOwnTabs('follow.changed', { performerId, isFollowed: true });
};

let restoreChannels: () => void;
beforeAll(() => (restoreChannels = fakeChannels()));
afterAll(() => restoreChannels());

test('what is done in one window shows in another whose socket is away', () => {
  resetSession(testUser());
  const away = openWindow('reconnecting');
  doEverything();
  expect(away.seen()).toEqual([4.5, 1, 0, true]);
  away.close();
});

test('a window that the server tells of everything listens to no other', () => {
  resetSession(testUser());
  const connected = openWindow('connected');
  doEverything();
  expect(connected.seen()).toEqual([10, 4, 3, false]);
  connected.close();
});

test("another account's windows tell it nothing, nor do a guest's", () => {
  resetSession(testUser());
  const away = openWindow('disconnect');
  const mine = userSlice.actions.currentUserLoaded(testUser());
  for (const somebody of [testUser({ _id: 'another' }), null]) {
    resetSession(somebody);
    const channel = new BroadcastChannel('barg.facts');
    const event = { id: 'x', name: 'follow.changed', at: '', data: { performerId, isFollowed: true } };
    if (somebody) channel.postMessage({ accountId: testUser()._id, event });
    else doEverything();
    channel.close();
  }
  storeHere().dispatch(mine);
  expect(away.seen()).toEqual([10, 4, 3, false]);
  away.close();
});
