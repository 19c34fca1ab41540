import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation } from '@barg/api-client/models';
import { storeHere, unreadSlice } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, messageOf, tell } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const KAVEH = '01900000-0000-7000-8000-0000000000c2';

const kaveh = (changes: Partial<Conversation> = {}) =>
  conversationOf({
    _id: KAVEH,
    lastMessageCreatedAt: '2026-01-04T10:00:00.000Z',
    recipient: { ...conversationOf().recipient, name: 'Kaveh' },
    ...changes,
  });

const page = (items: object[]) => ({ data: items, total: items.length });

const open = (calls: Record<string, StubbedCall> = {}) => {
  const made = stubHttp({ 'GET /conversations': () => page([conversationOf(), kaveh()]), ...calls });
  renderMessaging(<MessagesPage />, { route: '/messages', path: '/messages/:conversationId?' });
  return made;
};

const names = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/messages/'))
    .map((link) => (link.textContent.includes('Kaveh') ? 'Kaveh' : 'Mahsa'));

const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Options .* ${name}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

const side = { isMuted: false, isPinned: false, isArchived: false, name: '', note: '' };

beforeEach(() => resetSession(me));

test('each tab asks the server for its own list, and says when there is nothing in it', async () => {
  const made = open({ 'GET /conversations': () => page([]) });
  await screen.findByText(/No messages yet/);
  for (const [tab, params, words] of [
    ['Unread', { unread: 'true' }, 'Everything is read.'],
    ['Subscriptions', { list: 'subscribers' }, 'No conversation with a subscriber.'],
    ['Muted', { list: 'muted' }, 'You have muted no conversation.'],
    ['Archived', { list: 'archived' }, 'The archive is empty.'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: tab }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(made.at(-1)?.params).toEqual({ offset: 0, limit: 20, ...params });
  }
});

test('a last message that is too long is cut at its own end, not where it begins', async () => {
  open({ 'GET /conversations': () => page([conversationOf({ lastMessage: 'فایل را همین حالا فرستادم' })]) });
  const words = await screen.findByText('فایل را همین حالا فرستادم');
  expect(words).toHaveAttribute('dir', 'rtl');
  expect(words).toHaveStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });
});

test('a list that does not come can be asked for again', async () => {
  open({
    'GET /conversations': () => {
      throw stubError(500, 'http.internal', 'Broken');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Archived' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

/** No wait, so that the next test's calls are not held back. */
const NOW = { 'retry-after': '0' };

test('a list that is refused for a while says for how long', async () => {
  open({
    'GET /conversations': () => {
      throw stubError(429, 'request.too_many', 'Please try again in a moment.', NOW);
    },
  });
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
});

test('performers have lists of subscribers and of those who spend most, which keeps the order of the server', async () => {
  open();
  await screen.findByRole('link', { name: /Kaveh/ });
  expect(screen.queryByRole('button', { name: 'Top spenders' })).toBeNull();
  act(() => resetSession(testPerformer()));
  const made = stubHttp({ 'GET /conversations': () => page([kaveh(), conversationOf()]) });
  expect(await screen.findByRole('button', { name: 'Subscribers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Top spenders' }));
  await waitFor(() => expect(names()).toEqual(['Kaveh', 'Mahsa']));
  expect(made.at(-1)?.params).toEqual({ offset: 0, limit: 20, list: 'top-spenders' });
  act(() => tell('message.created', { message: messageOf(7) }));
  expect(names()).toEqual(['Kaveh', 'Mahsa']);
});

test('pinning moves a conversation to the top', async () => {
  const made = open({ 'PUT /conversations/:id/update': () => kaveh({ isPinned: true }) });
  await choose('Kaveh', 'Pin');
  await waitFor(() => expect(names()).toEqual(['Kaveh', 'Mahsa']));
  expect(made.at(-1)?.body).toEqual({ pinned: true });
  expect(screen.getByRole('img', { name: 'Pinned' })).toBeVisible();
});

test('an archived conversation leaves the list, and the next message brings it back unless it is muted', async () => {
  open({
    'PUT /conversations/:id/update': () => kaveh({ isArchived: true }),
    'GET /conversations/:id': () => kaveh(),
  });
  await choose('Kaveh', 'Archive');
  await waitFor(() => expect(names()).toEqual(['Mahsa']));
  act(() => tell('message.created', { message: messageOf(7, { conversationId: KAVEH }) }));
  expect(names()).toEqual(['Kaveh', 'Mahsa']);
  const muted = { ...side, isMuted: true, isArchived: true, conversationId: KAVEH };
  act(() => tell('conversation.updated', { ...muted, userId: me._id, totalNotSeenMessages: 0 }));
  act(() => tell('message.created', { message: messageOf(8, { conversationId: KAVEH }), isMuted: true }));
  expect(names()).toEqual(['Mahsa']);
});

test('what another device has changed is shown, also of a conversation that is not loaded', async () => {
  open({ 'GET /conversations': () => page([conversationOf()]), 'GET /conversations/:id': () => kaveh() });
  await screen.findByRole('link', { name: /Mahsa/ });
  act(() => tell('conversation.updated', { ...side, conversationId: KAVEH, userId: me._id, totalNotSeenMessages: 0 }));
  await waitFor(() => expect(names()).toEqual(['Mahsa', 'Kaveh']));
  const changed = { ...side, isMuted: true, name: 'My teacher', conversationId: CONVERSATION };
  act(() => tell('conversation.updated', { ...changed, userId: me._id, totalNotSeenMessages: 0 }));
  expect(screen.getByRole('link', { name: /My teacher.*/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Muted' })).toBeVisible();
});

test('a name of one’s own and a note are kept, and a failure says so and keeps what was typed', async () => {
  let isBroken = true;
  const made = open({
    'PUT /conversations/:id/update': () => {
      if (isBroken) throw stubError(500, 'http.internal', 'Not now');
      return kaveh({ name: 'Tall Kaveh', note: 'Blue' });
    },
  });
  await choose('Kaveh', 'Name and note');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your name for them' }), 'Tall Kaveh');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Blue');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  isBroken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made.at(-1)?.body).toEqual({
    name: 'Tall Kaveh',
    note: 'Blue',
    basedOn: { name: '', note: '' },
  });
  expect(await screen.findByRole('link', { name: /Tall Kaveh/ })).toBeVisible();
});

test('muting asks for the number of the badge, which no socket may tell', async () => {
  open({
    'PUT /conversations/:id/update': () => kaveh({ isMuted: true }),
    'GET /messages/counting-not-read-messages': () => ({ totalNotSeenMessages: 4 }),
  });
  await choose('Kaveh', 'Mute');
  await waitFor(() => expect(unreadSlice.selectors.selectUnread(storeHere().getState()).unreadMessages).toBe(4));
});

test('all own messages are deleted after a question, and a failure is told in it', async () => {
  let isBroken = true;
  const made = open({
    'DELETE /messages/:id/remove-all-message': () => {
      if (isBroken) throw stubError(500, 'http.internal', 'Not now');
      return { removed: 2 };
    },
    'GET /conversations/:id': () => kaveh({ lastMessage: '', isLastMessageDeleted: true }),
    'GET /messages/conversations/:id': () => page([]),
  });
  await choose('Kaveh', 'Delete all my messages');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Not now')).toBeVisible();
  isBroken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(made.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(2);
  // The list is asked again; nothing says that it comes before the dialog has gone.
  expect(await screen.findByRole('link', { name: /Kaveh.*Message deleted!/ })).toBeVisible();
});
