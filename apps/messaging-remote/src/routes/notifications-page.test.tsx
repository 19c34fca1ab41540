import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ListNotificationsFilter, type Notification } from '@barg/api-client/models';
import { storeHere, unreadSlice } from '@barg/session';
import { resetSession, stubError, stubHttp } from '@barg/session/testing';
import { NotificationBell } from '../features/notifications/components/notification-bell.tsx';
import { mahsa, me, notificationOf, tell } from '../testing/samples.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const unread = () => unreadSlice.selectors.selectUnread(storeHere().getState()).unreadNotifications;

beforeEach(() => resetSession({ ...me, unreadNotifications: 2 }));

const shown = (...data: Notification[]) => ({ 'GET /notifications': () => ({ data, total: data.length }) });
const liked = (changes: Partial<Notification> = {}) =>
  notificationOf({ kind: 'like', link: '/posts/1', group: 'like /posts/1', ...changes });

test('an unread notice is told by words and a dot, not by colour alone, and stays so while it is only shown', async () => {
  const made = stubHttp(shown(notificationOf(), notificationOf({ _id: crypto.randomUUID(), isRead: true })));
  renderMessaging(<NotificationsPage />);
  const [unreadRow, readRow] = await screen.findAllByRole('link', { name: /posted something new/ });
  expect(unreadRow).toHaveAttribute('href', '/posts/1');
  expect(unreadRow).toHaveAccessibleName(/^Unread:/);
  expect(readRow).not.toHaveAccessibleName(/Unread/);
  const weightOf = (row: HTMLElement | undefined) =>
    row && getComputedStyle(within(row).getByText(/posted something new/)).fontWeight;
  expect(Number(weightOf(unreadRow))).toBeGreaterThan(Number(weightOf(readRow)));
  expect(unread()).toBe(2);
  expect(made.map(({ name }) => name)).toEqual(['GET /notifications']);
});

test('what a short cut kept away is read once the browser is online again, and nothing else is', async () => {
  let isCut = true;
  const made = stubHttp({
    'GET /notifications': () => {
      if (isCut) throw stubError(0, 'network.offline', 'You are offline');
      return { data: [notificationOf()], total: 1 };
    },
  });
  renderMessaging(<NotificationsPage />);
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  isCut = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: /posted something new/ })).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('online')));
  await act(async () => undefined);
  expect(made).toHaveLength(2);
});

test('opening an entry marks it as read, and the bell follows the server', async () => {
  const notice = liked({ count: 2, others: 1 });
  const made = stubHttp({ ...shown(notice), 'POST /notifications/:id/read': () => ({ unreadNotifications: 0 }) });
  renderMessaging(<NotificationsPage />);
  fireEvent.click(await screen.findByRole('link', { name: /Mahsa Karimi.*and 1 other like what you posted/ }));
  await waitFor(() => expect(unread()).toBe(0));
  expect(made.map(({ url }) => url)).toContain(`/notifications/${notice._id}/read`);
  expect(screen.getByRole('link', { name: /and 1 other/ })).not.toHaveAccessibleName(/Unread/);
});

test('a moved stream is told with its time, and of one with tickets that they can be given back', async () => {
  const moved = { kind: 'stream-moved', at: '2027-02-03T12:00:00.000Z', link: '/live/1', group: 'a' } as const;
  stubHttp(
    shown(
      notificationOf(moved),
      notificationOf({ ...moved, _id: crypto.randomUUID(), group: 'b', isTicketed: true }),
      notificationOf({ _id: crypto.randomUUID(), group: 'c', kind: 'stream-moved' }),
    ),
  );
  renderMessaging(<NotificationsPage />);
  expect(await screen.findAllByRole('link', { name: /has moved a live stream to .*(Feb|2\/3).*2027/ })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /A ticket can be given back until it begins/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /has moved a live stream to another time/ })).toBeInTheDocument();
});

test('the menu of an entry reads nothing, the middle button, which opens a tab, does', async () => {
  const made = stubHttp({ ...shown(liked()), 'POST /notifications/:id/read': () => ({ unreadNotifications: 0 }) });
  renderMessaging(<NotificationsPage />);
  const entry = await screen.findByRole('link', { name: /Mahsa Karimi/ });
  const press = (button: number) => fireEvent(entry, new MouseEvent('auxclick', { button, bubbles: true }));
  press(2);
  expect(made.map(({ name }) => name)).toEqual(['GET /notifications']);
  press(1);
  await waitFor(() => expect(unread()).toBe(0));
});

test('marks all as read, or says that it could not', async () => {
  let isDown = true;
  stubHttp({
    ...shown(notificationOf()),
    'POST /notifications/read-all': () => {
      if (isDown) throw new Error('down');
      return { success: true };
    },
  });
  renderMessaging(<NotificationsPage />);
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  fireEvent.click(button);
  expect(await screen.findByText(/Error occurred/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Unread:/ })).toBeVisible();
  isDown = false;
  fireEvent.click(button);
  await waitFor(() => expect(unread()).toBe(0));
  expect(screen.queryByRole('link', { name: /^Unread:/ })).not.toBeInTheDocument();
  expect(button).not.toBeInTheDocument();
});

test('what comes while all is being marked as read stays unread', async () => {
  const marked = Promise.withResolvers<object>();
  stubHttp({
    ...shown(notificationOf()),
    'POST /notifications/read-all': () => marked.promise,
    'GET /notifications/count-unread': () => ({ unreadNotifications: 1 }),
  });
  renderMessaging(<NotificationsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  act(() => tell('notification.created', { notification: liked({ _id: '01900000-0000-7000-8000-0000000000d9' }) }));
  await act(async () => marked.resolve({ success: true }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Unread:/ })).toHaveLength(1));
  expect(screen.getByRole('link', { name: /^Unread:/ })).toHaveTextContent('like');
});

test.each([
  ['en-US', { others: 1, count: 2 }, /Mahsa Karimi.* and 1 other like/],
  ['en-US', { others: 11, count: 12 }, /Mahsa Karimi.* and 11 others like/],
  ['fa-IR', { others: 11, count: 12 }, /Mahsa Karimi.* و ۱۱ نفر دیگر کار شما را پسندیدند/],
  ['ar-EG', { others: 1, count: 2 }, /Mahsa Karimi.* وشخص آخر/],
  ['ar-EG', { others: 2, count: 3 }, /Mahsa Karimi.* وشخصان آخران/],
  ['ar-EG', { others: 11, count: 12 }, /Mahsa Karimi.* و١١ شخصًا آخر/],
  ['en-US', { kind: 'tip', others: 0, count: 3 }, /Mahsa Karimi.* sent you 3 tips/],
  ['ar-EG', { kind: 'tip', others: 0, count: 2 }, /إكراميتين/],
] as const)(
  '%s: one row for %j, the name kept apart from the direction of the sentence',
  async (locale, changes, text) => {
    stubHttp(shown(liked(changes)));
    renderMessaging(<NotificationsPage />, { locale, isMarked: true });
    const sentence = await screen.findByText(text);
    expect(sentence).toHaveTextContent('\u2068Mahsa Karimi\u2069');
  },
);

test('what comes now joins the unread entry of its group, and begins a new one beside what was read', async () => {
  const kaveh = { ...mahsa, _id: '01900000-0000-7000-8000-0000000000bb', name: 'Kaveh' };
  const [older, newer] = ['01900000-0000-7000-8000-0000000000d0', '01900000-0000-7000-8000-0000000000d2'];
  stubHttp(shown(liked({ count: 2, others: 1 }), liked({ _id: older, isRead: true, group: 'like /posts/2' })));
  renderMessaging(<NotificationsPage />);
  await screen.findAllByRole('listitem');
  act(() => tell('notification.created', { notification: liked({ _id: newer, actor: kaveh }) }));
  await screen.findByText(/Kaveh.* and 2 others like/);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  // Told once more, it is part of the entry already.
  act(() => tell('notification.created', { notification: liked({ _id: newer, actor: kaveh }) }));
  expect(screen.getByText(/Kaveh.* and 2 others like/)).toBeVisible();
  const again = liked({ _id: crypto.randomUUID(), actor: kaveh, group: 'like /posts/2' });
  act(() => tell('notification.created', { notification: again }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
});

/** Answers that come when they are told to. */
const heldNotices = () => {
  const waiting: Array<(data: Notification[]) => void> = [];
  const made = stubHttp({
    'GET /notifications': () => new Promise((resolve) => waiting.push((data) => resolve({ data, total: data.length }))),
  });
  const answer = async (...data: Notification[]) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.shift()?.(data));
  };
  return { made, answer };
};

test('what happens while the list is read outlives an answer that is older', async () => {
  const { answer } = heldNotices();
  renderMessaging(<NotificationsPage />);
  const old = liked({ _id: '01900000-0000-7000-8000-0000000000d0', group: 'like /posts/2' });
  act(() => tell('notification.created', { notification: notificationOf() }));
  act(() => tell('notifications.read', { notificationId: old._id, unreadNotifications: 1 }));
  await answer(old);
  expect(await screen.findByRole('link', { name: /^Unread:.*posted something new/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /like/ })).not.toHaveAccessibleName(/Unread/);
});

test('which notices were there when all were read the server is asked, where its answer was on its way', async () => {
  const { made, answer } = heldNotices();
  renderMessaging(<NotificationsPage />);
  const [old, recent] = [notificationOf(), liked({ _id: '01900000-0000-7000-8000-0000000000d2' })];
  act(() => tell('notifications.read', { notificationId: null, unreadNotifications: 0 }));
  act(() => tell('notification.created', { notification: recent }));
  await answer(recent, old);
  await answer(recent, { ...old, isRead: true });
  expect(await screen.findByRole('link', { name: /^Unread:.*like/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /posted something new/ })).not.toHaveAccessibleName(/Unread/);
  expect(made).toHaveLength(2);
});

test('a list of one sort that is being read is read once more when something happens meanwhile', async () => {
  const { answer } = heldNotices();
  renderMessaging(<NotificationsPage />, { route: '/notifications?filter=money' });
  const tip = notificationOf({ kind: 'tip', amount: 10 });
  act(() => tell('notification.created', { notification: tip }));
  await answer();
  await answer(tip);
  expect(await screen.findByText(/sent you a tip/)).toBeVisible();
});

test('tokens of an entry are added exactly', async () => {
  stubHttp(shown(liked({ kind: 'tip', amount: 0.1 })));
  renderMessaging(<NotificationsPage />);
  await screen.findAllByRole('listitem');
  const notification = liked({ _id: '01900000-0000-7000-8000-0000000000d9', kind: 'tip', amount: 0.2 });
  act(() => tell('notification.created', { notification }));
  expect(await screen.findByText('0.30')).toBeVisible();
});

test('puts what happens now before the rest, once', async () => {
  stubHttp({ 'GET /notifications': () => ({ data: [notificationOf()], total: 1 }) });
  renderMessaging(<NotificationsPage />);
  await screen.findByText(/posted something new/);
  const notification = notificationOf({
    _id: crypto.randomUUID(),
    kind: 'tip',
    amount: 10,
    actor: { ...mahsa, name: 'Kaveh' },
  });
  act(() => tell('notification.created', { notification }));
  act(() => tell('notification.created', { notification }));
  await screen.findByText(/sent you a tip/);
  const [first, ...rest] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Kaveh.*sent you a tip.*10/);
  expect(rest).toHaveLength(1);
});

test('tells of files that could not be prepared, alone and several of one post', async () => {
  const failed = { kind: 'file-failed', actor: null, link: '/creator/posts/post-1' } as const;
  const one = notificationOf({ ...failed, _id: '01900000-0000-7000-8000-0000000000e1' });
  const several = notificationOf({ ...failed, _id: '01900000-0000-7000-8000-0000000000e2', count: 2 });
  stubHttp({ 'GET /notifications': () => ({ data: [one, several], total: 2 }) });
  renderMessaging(<NotificationsPage />);
  expect(await screen.findByText(/^A file of what you published could not be prepared/)).toBeVisible();
  expect(screen.getByText(/^2 files of what you published/)).toBeVisible();
});

test('takes away what is not so any more', async () => {
  const notice = notificationOf();
  stubHttp({ 'GET /notifications': () => ({ data: [notice], total: 1 }) });
  renderMessaging(<NotificationsPage />);
  await screen.findAllByRole('listitem');
  act(() => tell('notification.withdrawn', { notificationId: notice._id, wasRead: true }));
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
});

test('says so when nothing has happened yet', async () => {
  stubHttp({ 'GET /notifications': () => ({ data: [], total: 0 }) });
  renderMessaging(<NotificationsPage />);
  expect(await screen.findByText(/Nothing has happened yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore creators' })).toHaveAttribute('href', '/explore');
});

test('the bell names how many are new', () => {
  renderMessaging(<NotificationBell />);
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' })).toHaveAttribute('href', '/notifications');
  act(() => void storeHere().dispatch(unreadSlice.actions.unreadNotificationArrived()));
  expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
  act(() => void storeHere().dispatch(unreadSlice.actions.unreadNotificationWithdrawn()));
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('names what was removed, why, and leads to where one objects', async () => {
  const removal = { type: 'feed', title: 'A bowl of\nclay', reason: 'copyright' } as const;
  const notice = (kind: 'content-removed' | 'content-restored' | 'objection-upheld') =>
    notificationOf({ _id: crypto.randomUUID(), kind, actor: null, link: '/user/account/removals', removal });
  const long = { ...removal, title: `${'a leaf, '.repeat(9)}a leaf-cutter ant` };
  const ofLong = { ...notice('content-removed'), removal: long };
  const data = [notice('content-removed'), notice('content-restored'), notice('objection-upheld'), ofLong];
  stubHttp(shown(...data));
  renderMessaging(<NotificationsPage />);
  const removed = await screen.findByRole('link', { name: /Your post .*A bowl of clay.* was removed.*copyright/ });
  expect(removed).toHaveAttribute('href', '/user/account/removals');
  expect(screen.getByText(/A bowl of clay.*is back/)).toBeVisible();
  expect(screen.getByText(/a leaf, a…/)).toBeVisible();
  expect(screen.getByText(/objection was read.*A bowl of clay.*stays removed/)).toBeVisible();
});

test('what is read in another window is read here: an entry, and everything', async () => {
  const [one, two] = [liked(), notificationOf({ _id: crypto.randomUUID() })];
  stubHttp(shown(one, two));
  renderMessaging(<NotificationsPage />);
  expect(await screen.findAllByRole('link', { name: /^Unread:/ })).toHaveLength(2);
  act(() => tell('notifications.read', { notificationId: one._id, unreadNotifications: 1 }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Unread:/ })).toHaveLength(1));
  act(() => tell('notifications.read', { notificationId: null, unreadNotifications: 0 }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Unread:/ })).not.toBeInTheDocument());
});

test('the list is narrowed by what stands in the address, and says so where nothing is left', async () => {
  const asked: string[] = [];
  stubHttp({
    'GET /notifications': ({ params }) => {
      asked.push(String(params.filter));
      const data = params.filter === 'all' ? [notificationOf()] : [];
      return { data, total: data.length };
    },
  });
  renderMessaging(<NotificationsPage />);
  await screen.findAllByText(/posted something new/);
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(screen.getByRole('link', { name: 'Money' }));
  expect(await screen.findByText('There is nothing here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'true');
  expect(asked).toEqual(['all', 'money']);
});

test('each filter that the server knows has a chip', async () => {
  stubHttp({ 'GET /notifications': () => ({ data: [], total: 0 }) });
  renderMessaging(<NotificationsPage />);
  const chips = within(await screen.findByRole('navigation', { name: 'Which notifications' })).getAllByRole('link');
  const filters = chips.map((chip) => new URL((chip as HTMLAnchorElement).href).searchParams.get('filter') ?? 'all');
  expect(filters.toSorted()).toEqual(Object.values(ListNotificationsFilter).toSorted());
});
