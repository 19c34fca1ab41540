import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, messageOf } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[], total = items.length) => ({ data: items, total });

const found = (sequence: number, text: string) => ({
  ...conversationOf(),
  found: {
    ...{ messageId: messageOf(sequence)._id, sequence, senderId: me._id, text },
    createdAt: messageOf(sequence).createdAt,
  },
});

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/search': () => page([{ ...conversationOf(), found: null }, found(3, 'the blue bowl')]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => page([messageOf(4), messageOf(3, { text: 'the blue bowl' })]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

const open = (changes: Record<string, StubbedCall> = {}, route = '/messages') => {
  const made = stubHttp({ ...calls, ...changes });
  renderMessaging(<MessagesPage />, { route, path: '/messages/:conversationId?' });
  return made;
};

const seek = async (words: string) => userEvent.type(await screen.findByRole('searchbox'), words);

const scrolled = jest.fn();

beforeEach(() => {
  resetSession(me);
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

test('names and messages are found, in the chosen list, and a message leads to its place', async () => {
  const made = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Archived' }));
  await seek('blue');
  const row = await screen.findByRole('link', { name: /You: the blue bowl/ });
  expect(made.at(-1)).toMatchObject({
    name: 'GET /conversations/search',
    params: { q: 'blue', list: 'archived', offset: 0 },
  });
  expect(row).toHaveAttribute('href', `/messages/${CONVERSATION}?at=3&filter=archived&q=blue`);
  await userEvent.click(row);
  const log = within(await screen.findByRole('log'));
  const line = (await log.findByText('the blue bowl')).closest('li');
  await waitFor(() => expect(line).toHaveFocus());
  expect(line).toHaveAttribute('aria-current', 'true');
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
});

test('a message that is found is cut at its own end', async () => {
  open({ 'GET /conversations/search': () => page([found(3, 'کاسه‌ی آبی')]) });
  await seek('آبی');
  const words = await screen.findByText('کاسه‌ی آبی');
  expect(words).toHaveAttribute('dir', 'rtl');
  expect(words).toHaveStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });
});

test('a message that is far up is shown by one request, with a way to the latest ones', async () => {
  const made = open(
    {
      'GET /messages/conversations/:id': ({ params }) =>
        params.around === undefined
          ? page([messageOf(9), messageOf(8)])
          : { ...page([messageOf(6), messageOf(5)], 9), nextCursor: 'older', previousCursor: 'newer' },
    },
    `/messages/${CONVERSATION}?at=5`,
  );
  const line = (await screen.findByText('line 5')).closest('li');
  await waitFor(() => expect(line).toHaveFocus());
  const asked = () => made.filter(({ name }) => name === 'GET /messages/conversations/:id').map(({ params }) => params);
  expect(asked()).toEqual([{ around: 5, limit: 25 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Go to the latest messages' }));
  expect(await screen.findByText('line 9')).toBeVisible();
  expect(asked().at(-1)).toEqual({ offset: 0, limit: 25 });
  expect(screen.queryByText('line 5')).not.toBeInTheDocument();
});

test('a reload shows the message that was in sight, which is not one that was sought', async () => {
  sessionStorage.setItem('barg.thread-places', JSON.stringify([[CONVERSATION, 5]]));
  const made = open(
    { 'GET /messages/conversations/:id': () => page([messageOf(6), messageOf(5)]) },
    `/messages/${CONVERSATION}`,
  );
  const line = (await screen.findByText('line 5')).closest('li');
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'start' }));
  expect(line).not.toHaveAttribute('aria-current');
  expect(made.find(({ name }) => name === 'GET /messages/conversations/:id')?.params).toMatchObject({ around: 5 });
});

test('nothing found and a failure say so, and the list comes back when the words are taken away', async () => {
  let isBroken = true;
  open({
    'GET /conversations/search': () => {
      if (isBroken) throw stubError(500, 'http.internal', 'Not now');
      return page([]);
    },
  });
  await seek('blue');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('No conversation or message with these words.')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await act(async () => undefined);
  expect(await screen.findByRole('link', { name: /The palette is ready/ })).toBeVisible();
});
