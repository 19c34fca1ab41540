import { act, screen, waitFor, within } from '@testing-library/react';
import { resetSession, stubHttp } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, mahsa, me, messageOf, tell } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });
const MINUTE = 60_000;

let isOnline: boolean;
let asked: number;
let visibility: DocumentVisibilityState;

const open = async ({ isBlocked = false } = {}) => {
  const now = () => conversationOf({ isBlocked, recipient: { ...mahsa, isOnline, lastSeenAt: null } });
  stubHttp({
    'GET /conversations': () => page([now()]),
    'GET /conversations/:id': () => {
      asked += 1;
      return now();
    },
    'GET /messages/conversations/:id': () => page([messageOf(1)]),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
  });
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
  await screen.findByText('line 1');
};

const status = () => screen.queryByText('Online');

beforeEach(() => {
  resetSession(me);
  [isOnline, asked, visibility] = [false, 0, 'visible'];
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const typing = { conversationId: CONVERSATION, userId: mahsa._id, isTyping: true };

test.each([
  ['writes', () => tell('typing.changed', typing)],
  ['has written', () => tell('message.created', { message: messageOf(2, { createdAt: new Date().toISOString() }) })],
  ['reads', () => tell('conversation.seen', { conversationId: CONVERSATION, userId: mahsa._id, sequence: 1 })],
])('who %s is there', async (_what, does) => {
  await open();
  expect(status()).not.toBeInTheDocument();
  act(does);
  act(() => tell('typing.changed', { ...typing, isTyping: false }));
  expect(await screen.findByText('Online')).toBeVisible();
});

test('nothing tells that of who is blocked, nor does a message that comes late', async () => {
  await open({ isBlocked: true });
  act(() => tell('typing.changed', typing));
  act(() => tell('typing.changed', { ...typing, isTyping: false }));
  act(() => tell('message.created', { message: messageOf(2) }));
  await within(screen.getByRole('log')).findByText('line 2');
  expect(status()).not.toBeInTheDocument();
});

test('an open conversation asks every minute, and not in a hidden tab', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  isOnline = true;
  await open();
  expect(await screen.findByText('Online')).toBeVisible();
  isOnline = false;
  await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  await waitFor(() => expect(status()).not.toBeInTheDocument());
  const before = asked;
  visibility = 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE));
  expect(asked).toBe(before);
});
