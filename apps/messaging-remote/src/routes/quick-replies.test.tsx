import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, messageOf, ownMessageOf } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });
const nilou = { _id: 'fan-1', username: 'nilou', name: 'Nilou', avatarUrl: null, isPerformer: false };
const withFan = conversationOf({ recipient: { ...nilou, isOnline: false, lastSeenAt: null } });

const replies = [
  { _id: 'reply-1', title: 'Thanks', text: 'Thank you, {name}!' },
  { _id: 'reply-2', title: 'Prices', text: 'A portrait is 20.' },
];

const open = async (conversation = withFan) => {
  const calls = stubHttp({
    'GET /conversations': () => page([conversation]),
    'GET /conversations/:id': () => conversation,
    'GET /messages/conversations/:id': () => page([messageOf(1)]),
    'POST /messages/conversations/:id': ({ body }) => ownMessageOf(2, body as object),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
    'GET /performer/quick-replies': () => page(replies),
  });
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  const sent = () => calls.filter(({ name }) => name === 'POST /messages/conversations/:id').map(({ body }) => body);
  return { field, calls, sent };
};

test('a slash at the beginning finds a quick reply, which Enter takes with the name of the fan and does not send', async () => {
  resetSession(testPerformer());
  const { field, sent } = await open();
  await userEvent.type(field, '/');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.type(field, 'por');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.clear(field);
  await userEvent.type(field, '/{ArrowDown}{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option', { selected: true })[0]?.id);
  await userEvent.type(field, '{Enter}');
  expect(field).toHaveValue('Thank you, Nilou!');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(sent()).toHaveLength(0);
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('the button offers all of them, and a press takes one', async () => {
  resetSession(testPerformer());
  const { field } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Quick replies' }));
  await userEvent.click(await screen.findByRole('option', { name: /Prices/ }));
  expect(field).toHaveValue('A portrait is 20.');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Quick replies' })).toBeNull();
});

test('the field keeps room for the button while it stands there', async () => {
  resetSession(testPerformer());
  const { field } = await open();
  const roomAtEnd = () => getComputedStyle(field).getPropertyValue('padding-inline-end');
  await screen.findByRole('button', { name: 'Quick replies' });
  expect(roomAtEnd()).toBe('48px');
  await userEvent.type(field, 'h');
  expect(roomAtEnd()).not.toBe('48px');
});

test('Escape closes the list, and what is written is sent as it stands', async () => {
  resetSession(testPerformer());
  const { field, sent } = await open();
  await userEvent.type(field, '/th');
  await screen.findByRole('option');
  await userEvent.type(field, '{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ text: '/th' })]));
});

test('fans have none, and nothing is asked for', async () => {
  resetSession();
  const { field, calls } = await open(conversationOf());
  await userEvent.type(field, '/');
  expect(screen.queryByRole('button', { name: 'Quick replies' })).toBeNull();
  expect(calls.some(({ name }) => name === 'GET /performer/quick-replies')).toBe(false);
});
