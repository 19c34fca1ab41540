import { waitFor } from '@testing-library/dom';
import type { Message, ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import { storeHere } from '../page/page-here.ts';
import { createStore, watchActions } from '../store/store.ts';
import { stubHttp } from '../testing/stub-http.ts';
import { testUser } from '../testing/test-session.tsx';
import { followSlice } from '../user/follow-slice.ts';
import { liveSlice } from '../user/live-slice.ts';
import { unreadSlice } from '../user/unread-slice.ts';
import { userSlice } from '../user/user-slice.ts';
import { createSocketBus } from './socket-bus.ts';
import { connectStore } from './store-events.ts';

const me = testUser();
const other = '01900000-0000-7000-8000-0000000000ff';

const messageFrom = (senderId: string, conversationId: string): Message => ({
  _id: crypto.randomUUID(),
  conversationId,
  sequence: 1,
  type: 'text',
  text: 'salaam',
  amount: null,
  ...{ price: null, isLocked: false, isBought: false },
  files: [],
  senderId,
  sender: { _id: senderId, username: null, name: 'Someone', avatarUrl: null, isPerformer: false },
  isDeleted: false,
  createdAt: '2026-01-01T10:00:00.000Z',
});

const setUp = (unread: number, store = createStore()) => {
  const bus = createSocketBus({
    openTransport: async () => ({ send: async () => ({ ok: true }), close: () => {} }),
    getToken: () => null,
    onRefused: () => {},
  });
  const subscription = connectStore(store, bus);
  store.dispatch(userSlice.actions.currentUserLoaded({ ...me, totalNotSeenMessages: unread }));
  const tell = <N extends ServerEventName>(name: N, data: ServerEventData<N>): void =>
    bus.events$.next({ id: crypto.randomUUID(), name, at: '2026-01-01T10:00:00.000Z', data } as ServerEvent);
  const badge = () => unreadSlice.selectors.selectUnread(store.getState()).unreadMessages;
  return { store, bus, tell, badge, stop: () => subscription.unsubscribe() };
};

test('the badge rises with messages of others and not with my own from another device', () => {
  const { tell, badge, stop } = setUp(2);
  tell('message.created', { message: messageFrom(other, 'one') });
  tell('message.created', { message: messageFrom(me._id, 'one') });
  expect(badge()).toBe(3);
  stop();
});

test('the badge stays when the message comes into the conversation that I look at', () => {
  const { store, tell, badge, stop } = setUp(0);
  store.dispatch(unreadSlice.actions.conversationActivated('one'));
  tell('message.created', { message: messageFrom(other, 'one') });
  expect(badge()).toBe(0);
  tell('message.created', { message: messageFrom(other, 'two') });
  expect(badge()).toBe(1);
  store.dispatch(unreadSlice.actions.conversationActivated(null));
  tell('message.created', { message: messageFrom(other, 'one') });
  expect(badge()).toBe(2);
  stop();
});

test('what is muted does not raise the badge, and muting takes its messages off it', () => {
  const { tell, badge, stop } = setUp(5);
  tell('message.created', { message: messageFrom(other, 'one'), isMuted: true });
  expect(badge()).toBe(5);
  const side = { isMuted: true, isPinned: false, isArchived: false, name: '', note: '' };
  tell('conversation.updated', { conversationId: 'one', userId: me._id, ...side, totalNotSeenMessages: 2 });
  expect(badge()).toBe(2);
  stop();
});

test('reading on another device takes its messages off the badge', () => {
  const { tell, badge, stop } = setUp(5);
  tell('conversation.read', { conversationId: 'one', userId: me._id, totalNotSeenMessages: 1 });
  expect(badge()).toBe(1);
  tell('conversation.read', { conversationId: 'two', userId: other, totalNotSeenMessages: 9 });
  expect(badge()).toBe(1);
  stop();
});

test('account and settings are asked for again with each connection: what happened before it was not told', async () => {
  const made = stubHttp({
    'GET /users/me': () => me,
    'GET /settings/public': () => ({ siteName: 'Leaf' }),
    'GET /block/countries/check': () => ({ blocked: false }),
  });
  const { bus, stop } = setUp(0);
  bus.status$.next('connected');
  bus.status$.next('reconnecting');
  bus.status$.next('connected');
  const asked = ['GET /block/countries/check', 'GET /settings/public', 'GET /users/me'];
  await waitFor(() => expect(made.map(({ name }) => name).sort()).toEqual(asked.flatMap((name) => [name, name])));
  stop();
});

test('a balance that was lessened while the line was down has works read again', async () => {
  let balance = me.balance;
  stubHttp({
    'GET /users/me': () => ({ ...me, balance }),
    'GET /settings/public': () => ({ siteName: 'Leaf' }),
    'GET /block/countries/check': () => ({ blocked: false }),
  });
  const { store, bus, stop } = setUp(0, storeHere());
  const stale: unknown[] = [];
  const stopWatching = watchActions(store, ({ type, payload }: { type: string; payload?: unknown }) => {
    if (type === 'api/invalidateTags') stale.push(payload);
  });
  bus.status$.next('connected');
  bus.status$.next('disconnect');
  balance -= 10;
  bus.status$.next('connected');
  await waitFor(() =>
    expect(stale.flat()).toEqual(expect.arrayContaining(['Wallet', 'Feed', 'Order', 'Subscription'])),
  );
  stopWatching();
  stop();
});

test('an answer that was read before an event came does not undo what the event told', async () => {
  const counts = [0, 1];
  const made = stubHttp({
    'GET /users/me': () => {
      const totalNotSeenMessages = counts.shift();
      if (totalNotSeenMessages === 0) tell('message.created', { message: messageFrom(other, 'one') });
      return { ...me, totalNotSeenMessages };
    },
    'GET /settings/public': () => ({ siteName: 'Leaf' }),
    'GET /block/countries/check': () => ({ blocked: false }),
  });
  const { bus, tell, badge, stop } = setUp(0, storeHere());
  bus.status$.next('connected');
  await waitFor(() => expect(counts).toEqual([]));
  await waitFor(() => expect(badge()).toBe(1));
  expect(made.filter(({ name }) => name === 'GET /users/me')).toHaveLength(2);
  stop();
});

test('after a block, here or by the other side, the badges are read again', async () => {
  let count = 5;
  stubHttp({
    'GET /users/me': () => ({ ...me, totalNotSeenMessages: (count -= 1), unreadNotifications: count }),
  });
  const { store, tell, badge, stop } = setUp(5, storeHere());
  const bell = () => unreadSlice.selectors.selectUnread(store.getState()).unreadNotifications;
  for (const [area, left] of [
    ['blocks', 4],
    ['account', 3],
  ] as const) {
    tell('account.changed', { area });
    await waitFor(() => expect([badge(), bell()]).toEqual([left, left]));
  }
  tell('account.changed', { area: 'wallet' });
  expect(count).toBe(3);
  stop();
});

test('asks for the settings that have changed, and for no others', async () => {
  const made = stubHttp({
    'GET /block/countries/check': () => ({ blocked: false, country: null }),
    'POST /settings/keys': () => ({ siteName: 'Atelier' }),
  });
  const { tell, stop } = setUp(0);
  tell('settings.changed', { keys: ['siteName'] });
  const asked = ['GET /block/countries/check', 'POST /settings/keys'];
  await waitFor(() => expect(made.map(({ name }) => name).toSorted()).toEqual(asked));
  expect(made.find(({ name }) => name === 'POST /settings/keys')?.body).toEqual({ keys: ['siteName'] });
  stop();
});

test('a number that was counted beside an arrival is set, and read again; a later one is set alone', async () => {
  const made = stubHttp({ 'GET /users/me': () => ({ ...me, totalNotSeenMessages: 1, unreadNotifications: 1 }) });
  const { store, tell, badge, stop } = setUp(2, storeHere());
  const bell = () => unreadSlice.selectors.selectUnread(store.getState()).unreadNotifications;
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  tell('message.created', { message: messageFrom(other, 'one') });
  tell('conversation.read', { conversationId: 'two', userId: me._id, totalNotSeenMessages: 0 });
  await waitFor(() => expect(badge()).toBe(1));
  tell('notification.created', { notification: { _id: 'a' } as never });
  tell('notifications.read', { notificationId: null, unreadNotifications: 0 });
  await waitFor(() => expect(bell()).toBe(1));
  const asked = made.length;
  now.mockReturnValue(12_000);
  tell('notifications.read', { notificationId: null, unreadNotifications: 0 });
  expect([bell(), made.length]).toEqual([0, asked]);
  now.mockRestore();
  stop();
});

test('reading notices on another device takes them off the bell', () => {
  const { store, tell, stop } = setUp(0);
  const bell = () => unreadSlice.selectors.selectUnread(store.getState()).unreadNotifications;
  tell('notification.created', { notification: { _id: 'a' } as never });
  expect(bell()).toBe(1);
  tell('notifications.read', { notificationId: null, unreadNotifications: 0 });
  expect(bell()).toBe(0);
  stop();
});

test.each([
  [{ kind: 'tip', link: '/ali' }, ['Earning', 'Fan']],
  [{ kind: 'subscription', link: '/ali' }, ['Earning', 'Fan']],
  [
    { kind: 'comment', link: '/posts/01a22843-1156#comments' },
    ['Comment', ...['Feed', 'Gallery', 'Photo', 'Video', 'Product'].map((type) => ({ type, id: '01a22843-1156' }))],
  ],
  ...(['stream-moved', 'stream-cancelled'] as const).map(
    (kind) =>
      [
        { kind, link: '/live/01a22843-1156' },
        ['PLANNED', '01a22843-1156'].map((id) => ({ type: 'Stream', id })),
      ] as const,
  ),
  [{ kind: 'like', link: '/posts/01a22843-1156' }, null],
] as const)('a notice has what it tells of read again: %j', (notice, tags) => {
  const { store, tell, stop } = setUp(0);
  const stale: unknown[] = [];
  const { dispatch } = store;
  store.dispatch = ((action: { type?: string; payload?: unknown }) => {
    if (action.type === 'api/invalidateTags') stale.push(action.payload);
    return dispatch(action as never);
  }) as typeof dispatch;
  tell('notification.created', { notification: { _id: 'a', ...notice } as never });
  expect(stale).toEqual(tags ? [tags] : []);
  stop();
});

test('following on another device shows here, and is asked about only where it was not done', () => {
  const { store, tell, stop } = setUp(0);
  const actions: string[] = [];
  const { dispatch } = store;
  store.dispatch = ((action: { type?: string }) => {
    actions.push(action.type ?? '');
    return dispatch(action as never);
  }) as typeof dispatch;
  const isFollowed = () => followSlice.selectors.selectIsFollowed(store.getState(), other);
  tell('follow.changed', { performerId: other, isFollowed: true });
  expect(isFollowed()).toBe(true);
  tell('follow.changed', { performerId: other, isFollowed: true });
  expect(actions).toEqual(['follow/followingKnown', 'api/invalidateTags']);
  tell('follow.changed', { performerId: other, isFollowed: false });
  expect(isFollowed()).toBe(false);
  stop();
});

test('streams that begin and end are known to the whole page', () => {
  const { store, tell, stop } = setUp(0);
  const performer = { _id: 'her' };
  tell('stream.started', { stream: { _id: 'one', performer } } as ServerEventData<'stream.started'>);
  expect(liveSlice.selectors.selectLive(store.getState()).begun).toEqual({ her: 'one' });
  tell('stream.ended', { streamId: 'one', performerId: 'her' });
  expect(liveSlice.selectors.selectLive(store.getState())).toMatchObject({ begun: {}, ended: ['one'] });
  stop();
});
