import { act, screen, waitFor, within } from '@testing-library/react';
import { socketBus } from '@barg/session/realtime';
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
  socketBus.status$.next('initialized');
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

test.each([
  ['nothing more is heard of it', () => jest.advanceTimersByTimeAsync(10_000)],
  ['it was written', async () => tell('message.created', { message: messageOf(2) })],
  [
    'the line broke, though it is back',
    async () => {
      const { status$ } = socketBus;
      status$.next('connected');
      tell('typing.changed', typing);
      status$.next('disconnect');
      status$.next('connected');
    },
  ],
])('who was typing is not any more once %s', async (_what, ends) => {
  jest.useFakeTimers({ advanceTimers: true });
  await open();
  act(() => tell('typing.changed', typing));
  expect(await screen.findByText('typing…')).toBeVisible();
  await act(async () => void (await ends()));
  expect(screen.queryByText('typing…')).not.toBeInTheDocument();
});

test('who goes on typing does so for as long as that is told', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open();
  for (let second = 0; second < 12; second += 3) {
    act(() => tell('typing.changed', typing));
    await act(() => jest.advanceTimersByTimeAsync(3000));
  }
  expect(screen.getByText('typing…')).toBeVisible();
});
