import { act, screen, waitFor } from '@testing-library/react';
import { store, unreadSlice } from '@barg/session';
import { resetSession, stubHttp } from '@barg/session/testing';
import { NotificationBell } from '../features/notifications/components/notification-bell.tsx';
import { mahsa, me, notificationOf, tell } from '../testing/samples.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const readAll = { 'POST /notifications/read-all': () => ({ success: true }) };
const unread = () => unreadSlice.selectors.selectUnread(store.getState()).unreadNotifications;

beforeEach(() => resetSession({ ...me, unreadNotifications: 2 }));

test('shows what happened with its link, and counts it as read', async () => {
  const made = stubHttp({ ...readAll, 'GET /notifications': () => ({ data: [notificationOf()], total: 1 }) });
  renderMessaging(<NotificationsPage />);
  const notice = await screen.findByRole('link', { name: /Mahsa Karimi.*posted something new/ });
  expect(notice).toHaveAttribute('href', '/posts/1');
  expect(notice).toHaveAccessibleName(/^New:/);
  await waitFor(() => expect(unread()).toBe(0));
  expect(made.map(({ name }) => name)).toContain('POST /notifications/read-all');
});

test('puts what happens now before the rest, once', async () => {
  stubHttp({ ...readAll, 'GET /notifications': () => ({ data: [notificationOf()], total: 1 }) });
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

test('takes away what is not so any more', async () => {
  const notice = notificationOf();
  stubHttp({ ...readAll, 'GET /notifications': () => ({ data: [notice], total: 1 }) });
  renderMessaging(<NotificationsPage />);
  await screen.findAllByRole('listitem');
  act(() => tell('notification.withdrawn', { notificationId: notice._id, wasRead: true }));
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
});

test('says so when nothing has happened yet', async () => {
  stubHttp({ ...readAll, 'GET /notifications': () => ({ data: [], total: 0 }) });
  renderMessaging(<NotificationsPage />);
  expect(await screen.findByText(/Nothing has happened yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore performers' })).toHaveAttribute('href', '/explore');
});

test('the bell names how many are new', () => {
  renderMessaging(<NotificationBell />);
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' })).toHaveAttribute('href', '/notifications');
  act(() => void store.dispatch(unreadSlice.actions.unreadNotificationArrived()));
  expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
  act(() => void store.dispatch(unreadSlice.actions.unreadNotificationWithdrawn()));
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
});
