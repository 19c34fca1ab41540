import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, type StubbedCall } from '@barg/session/testing';
import { CONVERSATION, conversationOf, mahsa, me, messageOf, ownMessageOf, tell } from '../testing/samples.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { MessagesPage } from './messages-page.tsx';

const now = new Date().toISOString();
const page = (items: object[]) => ({ data: items, total: items.length });
const hers = messageOf(1, { text: 'Which colour?', createdAt: now });
const own = ownMessageOf(2, { text: 'Green', createdAt: now });
const quote = {
  ...{ _id: hers._id, sequence: 1, senderId: mahsa._id, type: 'text' as const },
  ...{ text: hers.text, isDeleted: false, isPaid: false },
};

const open = (calls: Record<string, StubbedCall> = {}, messages: Message[] = [own, hers]) => {
  const made = stubHttp({
    'GET /conversations': () => page([conversationOf()]),
    'GET /conversations/:id': () => conversationOf(),
    'GET /messages/conversations/:id': () => page(messages),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
    ...calls,
  });
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
  return made;
};

const lineOf = async (text: string) => {
  const line = (await within(await screen.findByRole('log')).findAllByText(text)).at(-1)?.closest('li');
  if (!line) throw new Error(`no line with ${text}`);
  return line;
};

const choose = async (text: string, item: string) => {
  await userEvent.click(within(await lineOf(text)).getByRole('button', { name: 'Message options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

const field = () => screen.findByRole('textbox', { name: 'Your message' });

beforeEach(() => resetSession(me));

test('a reply is sent with what it answers, shows it, and leads there', async () => {
  const answer = ownMessageOf(3, { text: 'Blue, then', replyTo: quote });
  const made = open({ 'POST /messages/conversations/:id': () => answer });
  await choose('Which colour?', 'Reply');
  const bar = await screen.findByRole('group', { name: 'Your message replies to this' });
  expect(bar).toHaveTextContent('Which colour?');
  await userEvent.type(await field(), 'Blue, then{Enter}');
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  const [body] = made.flatMap(({ body: given }) =>
    given && typeof given === 'object' && 'text' in given ? [given] : [],
  );
  expect(body).toMatchObject({ text: 'Blue, then', replyTo: hers._id });
  const shown = within(await lineOf('Blue, then'));
  const leading = await shown.findByRole('button', { name: /Mahsa Karimi.*Which colour\?/ });
  await userEvent.click(leading);
  expect(await lineOf('Which colour?')).toBeInTheDocument();
  act(() =>
    tell('message.deleted', {
      conversationId: CONVERSATION,
      messageId: hers._id,
      message: { ...hers, text: '', isDeleted: true },
    }),
  );
  expect(leading).toHaveTextContent('Message deleted!');
});

test.each([
  ['audio', 'Voice message'],
  ['file', 'Document'],
  ['photo', 'Photo'],
] as const)('a quote without words says what it is: %s', async (type, words) => {
  const answer = ownMessageOf(3, { text: 'Heard', replyTo: { ...quote, type, text: '' } });
  open({}, [answer, hers]);
  const shown = within(await lineOf('Heard'));
  expect(await shown.findByRole('button', { name: `Mahsa Karimi ${words}` })).toBeVisible();
});

test('a reply is given up by its cross', async () => {
  open();
  await choose('Which colour?', 'Reply');
  await userEvent.click(await screen.findByRole('button', { name: 'Do not reply' }));
  expect(screen.queryByRole('group', { name: 'Your message replies to this' })).not.toBeInTheDocument();
});

test('a reaction is given from the menu, shown to both, and taken back by a press', async () => {
  const given = { reactions: [{ emoji: '🔥', userIds: [me._id] }] };
  const made = open({
    'PUT /messages/:id/reaction': () => given,
    'DELETE /messages/:id/reaction': () => ({ reactions: [] }),
  });
  await choose('Which colour?', 'React');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '🔥' }));
  const chip = await screen.findByRole('button', { name: '🔥 from 1 person', pressed: true });
  expect(made.map(({ body }) => body)).toContainEqual({ emoji: '🔥' });
  act(() =>
    tell('message.reacted', {
      conversationId: CONVERSATION,
      messageId: hers._id,
      reactions: [{ emoji: '🔥', userIds: [me._id, mahsa._id] }],
    }),
  );
  expect(chip).toHaveAccessibleName('🔥 from 2 people');
  await userEvent.click(chip);
  await waitFor(() => expect(chip).not.toBeInTheDocument());
});

test('an own message is changed, and is marked as edited', async () => {
  const made = open({ 'PUT /messages/:id': () => ({ ...own, text: 'Green and gold', editedAt: now }) });
  await choose('Green', 'Edit');
  await waitFor(async () => expect(await field()).toHaveValue('Green'));
  expect(await field()).toHaveFocus();
  await userEvent.type(await field(), ' and gold{Enter}');
  expect(await lineOf('Green and gold')).toHaveTextContent('edited');
  expect(made.map(({ body }) => body)).toContainEqual({
    text: 'Green and gold',
    withoutPreview: false,
    basedOn: { text: 'Green' },
  });
  await waitFor(async () => expect(await field()).toHaveValue(''));
});

test('an own message stays open with what is typed while a change of it is being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const made = open({ 'PUT /messages/:id': () => promise });
  await choose('Green', 'Edit');
  await waitFor(async () => expect(await field()).toHaveValue('Green'));
  await userEvent.type(await field(), ' and gold{Enter}');
  await waitFor(() => expect(made.some(({ name }) => name.startsWith('PUT'))).toBe(true));
  await userEvent.type(await field(), ', and blue');
  resolve({ ...own, text: 'Green and gold', editedAt: now });
  expect(await lineOf('Green and gold')).toHaveTextContent('edited');
  expect(await field()).toHaveValue('Green and gold, and blue');
});

test('what was typed into a message that another window deletes meanwhile goes into a new one', async () => {
  open();
  await choose('Green', 'Edit');
  await waitFor(async () => expect(await field()).toHaveValue('Green'));
  await userEvent.type(await field(), ' and gold');
  const message = { ...own, text: '', isDeleted: true };
  act(() => tell('message.deleted', { conversationId: CONVERSATION, messageId: own._id, message }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This message was deleted meanwhile.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Write it as a new message' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await field()).toHaveValue('Green and gold');
});

test('that it was deleted is also said when only the refusal tells it', async () => {
  open({
    'PUT /messages/:id': () => {
      throw stubError(404, 'request.not_found', 'Not found.');
    },
  });
  await choose('Green', 'Edit');
  await waitFor(async () => expect(await field()).toHaveValue('Green'));
  await userEvent.type(await field(), '!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This message was deleted meanwhile.');
});

test('what another window has saved is shown before it is replaced, and replaced by who has seen it', async () => {
  let stored = 'Green';
  const made = open({
    'GET /messages/conversations/:id': () => page([{ ...own, text: stored }, hers]),
    'PUT /messages/:id': ({ body }) => {
      const { text, basedOn } = body as { text: string; basedOn: { text: string } };
      if (basedOn.text !== stored) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      stored = text;
      return { ...own, text, editedAt: now };
    },
  });
  await choose('Green', 'Edit');
  await waitFor(async () => expect(await field()).toHaveValue('Green'));
  await userEvent.type(await field(), ' and gold');
  stored = 'Blue';
  await userEvent.type(await field(), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Changed elsewhere.');
  const theirs = await screen.findByRole('note', { name: 'Saved elsewhere meanwhile' });
  expect(theirs).toHaveTextContent('Blue');
  expect(await field()).toHaveValue('Green and gold');
  await userEvent.type(await field(), '{Enter}');
  expect(await lineOf('Green and gold')).toHaveTextContent('edited');
  const sent = made
    .filter(({ name }) => name.startsWith('PUT'))
    .map(({ body }) => (body as { basedOn: object }).basedOn);
  expect(sent).toEqual([{ text: 'Green' }, { text: 'Blue' }]);
});

test('Escape leaves a message as it is, and what comes too late is said', async () => {
  open({
    'PUT /messages/:id': () => {
      throw stubError(409, 'messages.edit_late', 'Too late.');
    },
  });
  await choose('Green', 'Edit');
  await waitFor(async () => expect(await field()).toHaveValue('Green'));
  await userEvent.type(await field(), '!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too late.');
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(await lineOf('Green')).toBeVisible();
});

test('what is older than a quarter of an hour is not offered for a change', async () => {
  open({}, [ownMessageOf(2, { text: 'Green' }), hers]);
  await userEvent.click(within(await lineOf('Green')).getByRole('button', { name: 'Message options' }));
  expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
});

test('the last own message says that it was seen, once the other side has read it', async () => {
  open({ 'GET /conversations/:id': () => conversationOf({ seenSequence: 1 }) });
  const line = await lineOf('Green');
  expect(line).not.toHaveTextContent('Seen');
  act(() => tell('conversation.seen', { conversationId: CONVERSATION, userId: mahsa._id, sequence: 2 }));
  expect(line).toHaveTextContent('Seen');
});
