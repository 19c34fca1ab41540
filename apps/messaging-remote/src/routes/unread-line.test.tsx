import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, messageOf, ownMessageOf, tell } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[], more: object = {}) => ({ data: items, total: items.length, ...more });

const unread = (count: number, readSequence: number) =>
  conversationOf({ totalNotSeenMessages: count, readSequence, lastSequence: 4 });

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([unread(2, 2)]),
  'GET /conversations/:id': () => unread(2, 2),
  'GET /messages/conversations/:id': () => page([messageOf(4), messageOf(3), ownMessageOf(2), messageOf(1)]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

const open = (changes: Record<string, StubbedCall> = {}) => {
  const made = stubHttp({ ...calls, ...changes });
  const { unmount } = renderMessaging(<MessagesPage />, {
    route: `/messages/${CONVERSATION}`,
    path: '/messages/:conversationId?',
  });
  return { made, unmount };
};

const log = async () => within(await screen.findByRole('log'));

/** What stands in the thread, in its order. */
const linesOf = async () =>
  (await log())
    .getAllByRole('listitem')
    .map(({ textContent }) => /New messages|line (?:30)?\d/.exec(textContent)?.[0])
    .filter((line) => line !== undefined);

const standing = ['line 1', 'line 2', 'New messages', 'line 3', 'line 4'];

const scrolled = jest.fn();

beforeEach(() => {
  resetSession(me);
  sessionStorage.clear();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

test('what is new has a line above it, which stays where it is while it is read', async () => {
  const { made } = open();
  await waitFor(() => expect(made.some(({ name }) => name.startsWith('POST /messages/read-all'))).toBe(true));
  expect(await linesOf()).toEqual(standing);
  act(() => tell('message.created', { message: messageOf(5) }));
  await (await log()).findByText('line 5');
  expect(await linesOf()).toEqual([...standing, 'line 5']);
});

test('the button leads to the line, with the focus', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '2 new messages' }));
  expect((await log()).getByText('New messages')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
});

test('a reload of the page finds the line again, though all is read', async () => {
  sessionStorage.setItem('barg.unread-lines', JSON.stringify([[CONVERSATION, { after: 2, count: 2 }]]));
  open({ 'GET /conversations/:id': () => unread(0, 4), 'GET /conversations': () => page([unread(0, 4)]) });
  await screen.findByText('line 4');
  expect(await linesOf()).toEqual(standing);
});

test('what came since the page was left wins over the line that the tab has kept', async () => {
  sessionStorage.setItem('barg.unread-lines', JSON.stringify([[CONVERSATION, { after: 1, count: 26 }]]));
  open();
  expect(await screen.findByRole('button', { name: '2 new messages' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '26 new messages' })).not.toBeInTheDocument();
  expect(await linesOf()).toEqual(standing);
});

test('who answers has read it', async () => {
  const { made } = open({ 'POST /messages/conversations/:id': () => ownMessageOf(5) });
  await waitFor(() => expect(made.some(({ name }) => name.startsWith('POST /messages/read-all'))).toBe(true));
  await screen.findByRole('button', { name: '2 new messages' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Yes{Enter}');
  await (await log()).findByText('line 5');
  expect(screen.queryByRole('button', { name: '2 new messages' })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('barg.unread-lines')).toBe('[]');
});

test('who comes back later has read it', async () => {
  const { made, unmount } = open();
  await waitFor(() => expect(made.some(({ name }) => name.startsWith('POST /messages/read-all'))).toBe(true));
  unmount();
  expect(sessionStorage.getItem('barg.unread-lines')).toBe('[]');
});

test('no line where nothing is new, nor for what was kept in another form', async () => {
  sessionStorage.setItem('barg.unread-lines', JSON.stringify([[CONVERSATION, { after: 'two' }]]));
  open({ 'GET /conversations/:id': () => unread(0, 4), 'GET /conversations': () => page([unread(0, 4)]) });
  await screen.findByText('line 4');
  expect(await linesOf()).not.toContain('New messages');
  expect(screen.queryByRole('button', { name: /new messages/ })).not.toBeInTheDocument();
});

test('what is new further up than the first page is opened by one request', async () => {
  const { made } = open({
    'GET /conversations/:id': () => unread(300, 2),
    'GET /messages/conversations/:id': ({ params }) =>
      params.around === undefined
        ? page([messageOf(302), messageOf(301)], { nextCursor: 'older' })
        : page([messageOf(4), messageOf(3), messageOf(2)], { nextCursor: 'older', previousCursor: 'newer' }),
  });
  const button = await screen.findByRole('button', { name: '300 new messages' });
  expect(await linesOf()).toEqual(['line 301', 'line 302']);
  await userEvent.click(button);
  const line = await (await log()).findByText('New messages');
  await waitFor(() => expect(line).toHaveFocus());
  expect(await linesOf()).toEqual(['line 2', 'New messages', 'line 3', 'line 4']);
  const asked = made.filter(({ name }) => name === 'GET /messages/conversations/:id').map(({ params }) => params);
  expect(asked).toEqual([
    { offset: 0, limit: 25 },
    { around: 2, limit: 25 },
  ]);
});

test('a day leads to another one, without the messages between', async () => {
  let isBroken = true;
  const { made } = open({
    'GET /messages/conversations/:id': ({ params }) => {
      if (params.since !== undefined && isBroken) throw stubError(503, 'http.unavailable', 'Not now');
      if (params.since !== undefined) return page([messageOf(1)]);
      return page([messageOf(params.around === 1 ? 1 : 4)], { nextCursor: 'older' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /January 5/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to another day' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now');
  isBroken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const since = new Date('2026-01-05T00:00:00').toISOString();
  expect(made.findLast(({ params }) => params.since !== undefined)?.params).toEqual({ since, limit: 1 });
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/messages/${CONVERSATION}?at=1`));
  expect(await screen.findByText('line 1')).toBeVisible();
});
