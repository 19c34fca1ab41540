import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, messageOf } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/search': () => page([{ ...conversationOf(), found: null }]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => page([messageOf(1)]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

const open = (route: string) => {
  const made = stubHttp(calls);
  renderMessaging(<MessagesPage />, { route, path: '/messages/:conversationId?' });
  return made;
};

const address = () => screen.getByLabelText('address').textContent;

const isChosen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

beforeEach(() => resetSession(me));

test('the list and what is searched for are in the address, and leave it', async () => {
  open('/messages');
  await userEvent.click(await screen.findByRole('button', { name: 'Archived' }));
  expect(address()).toBe('/messages?filter=archived');
  await userEvent.type(screen.getByRole('searchbox'), 'blue bowl');
  await waitFor(() => expect(address()).toBe('/messages?filter=archived&q=blue+bowl'));
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(address()).toBe('/messages?filter=archived'));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(address()).toBe('/messages');
});

test('an address opens the list and the search, and a conversation beside them leaves both as they are', async () => {
  const made = open('/messages?filter=muted&q=%20blue');
  const row = await screen.findByRole('link', { name: /The palette is ready/ });
  expect(made.at(-1)).toMatchObject({ name: 'GET /conversations/search', params: { q: 'blue', list: 'muted' } });
  expect(screen.getByRole('searchbox')).toHaveValue(' blue');
  expect(isChosen('Muted')).toBe(true);
  expect(document.title).toBe('Muted · Messages · Barg');
  await userEvent.click(row);
  expect(address()).toBe(`/messages/${CONVERSATION}?filter=muted&q=+blue`);
  const back = await screen.findByRole('link', { name: 'Back to messages' });
  await waitFor(() => expect(document.title).toBe('Mahsa Karimi · Barg'));
  expect(back).toHaveAttribute('href', '/messages?filter=muted&q=+blue');
  await userEvent.click(back);
  await waitFor(() => expect(document.title).toBe('Muted · Messages · Barg'));
});

test('a list that the reader does not have is that of all', async () => {
  const made = open('/messages?filter=top-spenders');
  await screen.findByRole('link', { name: /The palette is ready/ });
  expect(isChosen('All')).toBe(true);
  expect(made.find(({ name }) => name === 'GET /conversations')?.params).toEqual({ offset: 0, limit: 20 });
});

test('a performer has it', async () => {
  resetSession(testPerformer());
  const made = open('/messages?filter=top-spenders');
  await screen.findByRole('link', { name: /The palette is ready/ });
  expect(isChosen('Top spenders')).toBe(true);
  expect(made.find(({ name }) => name === 'GET /conversations')?.params).toMatchObject({ list: 'top-spenders' });
});
