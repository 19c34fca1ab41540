import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation } from '@barg/api-client/models';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, messageOf } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';
// Loaded before, so that no test waits for its code.
import '../features/conversations/components/thread/request-note.tsx';
import '../features/conversations/components/fan/fan-sheet.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });
const nilou = { _id: 'fan-1', username: 'nilou', name: 'Nilou', avatarUrl: null, isPerformer: false };
const stranger = conversationOf({
  recipient: { ...nilou, isOnline: false, lastSeenAt: null },
  ...{ isRequest: true, linksHeld: true, lastSenderId: nilou._id },
});

const open = (start: Conversation) => {
  let [conversation, isClose] = [start, false];
  const calls = stubHttp({
    'GET /conversations': () => page([conversation]),
    'GET /conversations/:id': () => conversation,
    'GET /conversations/:id/fan': () => ({
      ...{ fanId: nilou._id, followedAt: null, spent: 12, spentRecently: 2, orders: [] },
      lists: [{ _id: 'list-1', name: 'Close', isIn: isClose }],
      subscription: null,
      sales: [{ _id: 's1', kind: 'tip', itemType: null, title: '', amount: 2, createdAt: '2026-01-05T10:00:00.000Z' }],
    }),
    'GET /messages/conversations/:id': () =>
      page([messageOf(1, { text: 'see https://spam.example', senderId: nilou._id, sender: nilou })]),
    'GET /messages/counting-not-read-messages': () => ({ totalNotSeenMessages: 0 }),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
    'POST /performer/fan-lists/:id/members': () => {
      isClose = true;
      return {};
    },
    'DELETE /performer/fan-lists/:id/members/:fanId': () => {
      isClose = false;
      return {};
    },
    'PUT /conversations/:id/update': ({ body }) => {
      const { accepted } = body as { accepted?: true };
      if (accepted) conversation = { ...conversation, isRequest: false, linksHeld: false };
      else conversation = { ...conversation, isArchived: true, isMuted: true };
      return conversation;
    },
  });
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
  return calls;
};

beforeEach(() => resetSession(testPerformer()));

test("a stranger's links are plain text until the request is accepted, which brings it among the others", async () => {
  const calls = open(stranger);
  const log = within(await screen.findByRole('log'));
  expect(await log.findByText(/spam\.example/)).toBeVisible();
  expect(log.queryByRole('link')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await log.findByRole('link', { name: /spam\.example/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(calls.find(({ name }) => name === 'PUT /conversations/:id/update')?.body).toEqual({ accepted: true });
});

test('declining puts it away without a word, and leaves the conversation', async () => {
  const calls = open(stranger);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/messages$/));
  expect(calls.find(({ name }) => name === 'PUT /conversations/:id/update')?.body).toEqual({
    ...{ archived: true, muted: true },
  });
});

test('a performer opens who the fan is from the header; a fan has no such button', async () => {
  open(conversationOf({ recipient: stranger.recipient }));
  await userEvent.click(await screen.findByRole('button', { name: 'Who this is' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Has never subscribed')).toBeVisible();
  expect(sheet.getByText('12 tokens')).toBeVisible();
  expect(sheet.getByText('Tip')).toBeVisible();
});

test('fans have neither the list of requests nor the panel', async () => {
  resetSession();
  open(conversationOf());
  await screen.findByRole('log');
  expect(screen.queryByRole('button', { name: 'Requests' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Who this is' })).toBeNull();
});

test('a fan is put into a list of hers, and out of it, beside the conversation', async () => {
  const calls = open({ ...stranger, isRequest: false, linksHeld: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Who this is' }));
  const close = () => screen.findByRole('checkbox', { name: 'Close' });
  expect(await close()).not.toBeChecked();
  await userEvent.click(await close());
  await waitFor(async () => expect(await close()).toBeChecked());
  const reads = () => calls.filter(({ name }) => name === 'GET /conversations/:id/fan').length;
  await waitFor(() => expect(reads()).toBe(2));
  await userEvent.click(await close());
  await waitFor(async () => expect(await close()).not.toBeChecked());
  const changes = calls.filter(({ name }) => name.includes('/performer/fan-lists/'));
  expect(changes.map(({ name, body }) => [name, body ?? null])).toEqual([
    ['POST /performer/fan-lists/:id/members', { fanIds: [nilou._id] }],
    ['DELETE /performer/fan-lists/:id/members/:fanId', null],
  ]);
});
