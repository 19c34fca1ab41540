import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@barg/runtime/router';
import { storeHere, unreadSlice } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { CONVERSATION, conversationOf, mahsa, me, messageOf, ownMessageOf, tell } from '../testing/samples.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[], total = items.length) => ({ data: items, total });

/** A conversation of two lines, the latest first as the server gives them. */
const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () =>
    page([ownMessageOf(2, { text: 'Lovely' }), messageOf(1, { text: 'Salaam' })]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

const open = (path = `/messages/${CONVERSATION}`, locale: 'en-US' | 'fa-IR' = 'en-US') =>
  renderMessaging(<MessagesPage />, { route: path, path: '/messages/:conversationId?', locale });

const thread = () => screen.findByRole('log');
const composer = () => screen.findByRole('textbox', { name: 'Your message' });
/** The tests have the width of a phone, where the list is hidden behind an open conversation. */
const rows = () =>
  screen.getAllByRole('link', { hidden: true }).filter((link) => link.getAttribute('href')?.startsWith('/messages/'));
const badge = () => unreadSlice.selectors.selectUnread(storeHere().getState()).unreadMessages;

beforeEach(() => resetSession(me));

describe('the list', () => {
  test('moves a conversation up and counts what comes while another one is open', async () => {
    const other = conversationOf({
      _id: '01900000-0000-7000-8000-0000000000c2',
      lastMessageCreatedAt: '2026-01-04T10:00:00.000Z',
      recipient: { ...conversationOf().recipient, name: 'Kaveh' },
    });
    stubHttp({ ...calls, 'GET /conversations': () => page([conversationOf(), other]) });
    open();
    await waitFor(() => expect(rows()).toHaveLength(2));
    act(() => tell('message.created', { message: messageOf(7, { conversationId: other._id, text: 'Dinner?' }) }));
    expect(rows()[0]).toHaveTextContent(/Kaveh.*Dinner\?.*1 unread/);
    act(() => tell('conversation.read', { conversationId: other._id, userId: me._id, totalNotSeenMessages: 0 }));
    expect(rows()[0]).not.toHaveTextContent(/unread/);
  });

  test('takes in a conversation that begins while it is shown', async () => {
    stubHttp({
      ...calls,
      'GET /conversations': () => page([]),
      'GET /conversations/:id': () => conversationOf({ totalNotSeenMessages: 1 }),
    });
    open('/messages');
    await screen.findByRole('link', { name: 'Explore creators' });
    act(() => tell('message.created', { message: messageOf(1) }));
    expect(await screen.findByRole('link', { name: /Mahsa Karimi/ })).toHaveAccessibleName(/1 unread/);
  });

  test('tells performers what to expect while it is empty', async () => {
    resetSession(testPerformer());
    stubHttp({ ...calls, 'GET /conversations': () => page([]) });
    open('/messages');
    expect(await screen.findByText(/When a fan writes to you/)).toBeVisible();
  });
});

test.each([
  ['/messages/not-an-id', 422, 'request.invalid_values'],
  [`/messages/${CONVERSATION}`, 404, 'http.not_found'],
])('%s says that there is no such conversation, and offers no other try', async (path, status, code) => {
  stubHttp({
    ...calls,
    'GET /conversations': () => page([]),
    'GET /conversations/:id': () => {
      throw stubError(status, code, 'Invalid');
    },
  });
  open(path);
  const text = await screen.findByText('There is no such conversation.');
  expect(text).toBeVisible();
  const section = text.closest('section') ?? document.body;
  // Nobody is about to be shown, and there is a way on.
  expect(section.querySelector('header')?.lastElementChild).toBeEmptyDOMElement();
  expect(within(section).getAllByRole('link', { name: 'Back to messages' }).at(-1)).toHaveAttribute(
    'href',
    '/messages',
  );
  expect(document.title).toBe('There is no such conversation. · Barg');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('a conversation', () => {
  test('is marked as read when it is opened, and as messages arrive before the eyes', async () => {
    const made = stubHttp(calls);
    const readings = () => made.filter(({ name }) => name.startsWith('POST /messages/read-all'));
    open();
    await waitFor(() => expect(readings()).toHaveLength(1));
    act(() => tell('message.created', { message: messageOf(3, { text: 'And this' }) }));
    await waitFor(() => expect(readings()).toHaveLength(2));
    expect(within(await thread()).getByText('And this')).toBeVisible();
    expect(rows()[0]).not.toHaveTextContent(/unread/);
  });

  test('shows a sent message at once, and once', async () => {
    let answer: (message: object) => void = () => undefined;
    stubHttp({ ...calls, 'POST /messages/conversations/:id': () => new Promise((resolve) => (answer = resolve)) });
    open();
    await userEvent.type(await composer(), 'See you{Enter}');
    expect(within(await thread()).getByText('See you')).toBeVisible();
    expect(screen.getByText('Sending…')).toBeVisible();
    const message = ownMessageOf(3, { text: 'See you' });
    act(() => tell('message.created', { message }));
    await act(async () => answer(message));
    await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
    expect(within(await thread()).getAllByText('See you')).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent(/You: See you/);
  });

  test('keeps the text of a failed message and sends it again with the same key', async () => {
    const keys: unknown[] = [];
    const made = stubHttp({
      ...calls,
      'POST /messages/conversations/:id': ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw stubError(503, 'http.unavailable', '');
        return ownMessageOf(3, { text: 'Hello again' });
      },
    });
    open();
    await userEvent.type(await composer(), 'Hello again{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).not.toBeInTheDocument());
    expect(within(await thread()).getAllByText('Hello again')).toHaveLength(1);
    expect(keys[0]).toBe(keys[1]);
    expect(made.at(-1)?.body).toMatchObject({ text: 'Hello again' });
  });

  test('breaks the line with Shift+Enter and sends nothing empty', async () => {
    const made = stubHttp(calls);
    open();
    const field = await composer();
    await userEvent.type(field, '  \u3164\u200B{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two');
    expect(field).toHaveValue('one\ntwo');
    expect(made.filter(({ name }) => name === 'POST /messages/conversations/:id')).toHaveLength(0);
  });

  test('shows in place that a message was deleted, in the list too, and forgets its text', async () => {
    stubHttp({
      ...calls,
      'GET /conversations': () =>
        page([conversationOf({ lastMessageCreatedAt: messageOf(2).createdAt, lastSequence: 2 })]),
      'GET /conversations/:id': () => conversationOf({ lastMessageCreatedAt: messageOf(2).createdAt, lastSequence: 2 }),
    });
    open();
    await within(await thread()).findByText('Lovely');
    const message = ownMessageOf(2, { text: '', isDeleted: true });
    act(() => tell('message.deleted', { conversationId: CONVERSATION, messageId: message._id, message }));
    expect(within(await thread()).getByText('Message deleted!')).toBeVisible();
    expect(screen.queryByText('Lovely')).not.toBeInTheDocument();
    expect(rows()[0]).toHaveTextContent(/Message deleted!/);
    act(() => tell('message.created', { message: ownMessageOf(2, { text: 'Lovely' }) }));
    expect(screen.queryByText('Lovely')).not.toBeInTheDocument();
    const back = ownMessageOf(2, { text: 'Lovely' });
    act(() => tell('message.restored', { conversationId: CONVERSATION, messageId: back._id, message: back }));
    expect(within(await thread()).getByText('Lovely')).toBeVisible();
    expect(rows()[0]).toHaveTextContent(/Lovely/);
  });

  test('asks before it deletes, and deletes only what is one\u2019s own', async () => {
    const made = stubHttp({ ...calls, 'DELETE /messages/:id': () => ({ success: true }) });
    open();
    const menus = await within(await thread()).findAllByRole('button', { name: 'Message options' });
    expect(menus).toHaveLength(2);
    const [others, own] = menus as [HTMLElement, HTMLElement];
    await userEvent.click(others);
    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(own);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(made.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await within(await thread()).findByText('Message deleted!')).toBeVisible();
  });

  test('says in the reader\u2019s language who is typing', async () => {
    stubHttp(calls);
    open(undefined, 'fa-IR');
    await thread();
    act(() => tell('typing.changed', { conversationId: CONVERSATION, userId: mahsa._id, isTyping: true }));
    expect(screen.getByText('در حال نوشتن…')).toBeVisible();
    act(() => tell('typing.changed', { conversationId: CONVERSATION, userId: mahsa._id, isTyping: false }));
    expect(screen.queryByText('در حال نوشتن…')).not.toBeInTheDocument();
  });

  test('offers a retry when it could not be opened', async () => {
    let attempts = 0;
    stubHttp({
      ...calls,
      'GET /messages/conversations/:id': () => {
        attempts += 1;
        if (attempts === 1) throw stubError(500, 'http.unexpected', 'boom');
        return page([messageOf(1, { text: 'Salaam' })]);
      },
    });
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error occurred, please try again later');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(await thread()).findByText('Salaam')).toBeVisible();
  });

  /** No wait, so that the next test's calls are not held back. */
  const NOW = { 'retry-after': '0' };

  test('says how long to wait where the server does', async () => {
    stubHttp({
      ...calls,
      'GET /messages/conversations/:id': () => {
        throw stubError(503, 'request.busy', 'Please try again in a moment.', NOW);
      },
    });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  });

  test('begins with whom the address names', async () => {
    const made = stubHttp({ ...calls, 'POST /conversations': () => conversationOf() });
    open(`/messages?to=${mahsa._id}`);
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/messages/${CONVERSATION}`));
    expect(made.find(({ name }) => name === 'POST /conversations')?.body).toEqual({
      source: 'performer',
      sourceId: mahsa._id,
    });
  });

  test('takes nobody along who has left before the conversation was there', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const made = stubHttp({ ...calls, 'POST /conversations': () => promise });
    const pageWithWayOut = (
      <>
        <MessagesPage />
        <Link to="/messages">Leave</Link>
      </>
    );
    renderMessaging(pageWithWayOut, { route: `/messages?to=${mahsa._id}`, path: '/messages/:conversationId?' });
    await waitFor(() => expect(made.map(({ name }) => name)).toContain('POST /conversations'));
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
    await act(async () => resolve(conversationOf()));
    expect(screen.getByLabelText('address').textContent).toBe('/messages');
  });
});

test('the badge keeps counting once the reader has left the conversation', async () => {
  stubHttp(calls);
  const { unmount } = open();
  await thread();
  expect(unreadSlice.selectors.selectUnread(storeHere().getState()).activeConversationId).toBe(CONVERSATION);
  unmount();
  expect(unreadSlice.selectors.selectUnread(storeHere().getState()).activeConversationId).toBeNull();
  expect(badge()).toBe(0);
});
