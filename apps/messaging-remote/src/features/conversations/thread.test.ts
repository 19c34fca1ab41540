import { act, waitFor } from '@testing-library/react';
import type { Message } from '@barg/api-client/models';
import { storeHere, unreadSlice } from '@barg/session';
import { resetSession, stubError, stubHttp, type StubbedCall } from '@barg/session/testing';
import { CONVERSATION, conversationOf, me, messageOf, ownMessageOf, tell } from '../../testing/samples.ts';
import { conversationsApi } from './api/list-conversations.ts';
import { messagesApi } from './api/list-messages.ts';
import { markRead } from './api/read-conversation.ts';
import { deliver } from './api/send-message.ts';
import { changeSide } from './api/update-conversation.ts';
import { composer } from './state/composer-slice.ts';
import { quoteOf } from './state/quotes.ts';
import { selectConversations, selectThread } from './selectors.ts';

const ref = { conversationId: CONVERSATION, at: null };
const thread = () => selectThread(storeHere().getState(), ref);
const list = () => selectConversations(storeHere().getState(), 'all');
const sequences = () => thread().items.map(({ sequence }) => sequence);
const { dispatch } = storeHere();

const pageOf = (total: number, ...found: number[]) => ({
  data: found.map((sequence) => messageOf(sequence)),
  total,
  nextCursor: found.at(-1) === 1 ? undefined : `below ${found.at(-1)}`,
});

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => ({ data: [conversationOf({ totalNotSeenMessages: 2 })], total: 1 }),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => pageOf(6, 6, 5, 4),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

const stub = (changes: Record<string, StubbedCall> = {}) => stubHttp({ ...calls, ...changes });
const open = () => dispatch(messagesApi.endpoints.messages.initiate(ref));
const loadOlder = () => dispatch(messagesApi.endpoints.messages.initiate(ref, { direction: 'forward' }));
const reset = (opened: ReturnType<typeof open>) => opened.refetch();

/** An answer that comes when it is let go. */
const held = () => {
  let answer: (value: unknown) => void = () => undefined;
  const coming = new Promise((resolve) => (answer = resolve));
  return { call: () => coming, answer };
};

const sending = { key: 'k-00000001', conversationId: CONVERSATION, text: 'Hello', price: null, attachments: [] };

beforeEach(() => resetSession(me));

test('load: fetching, then the latest page in order, with the total', async () => {
  stub();
  const opening = open();
  expect(thread()).toMatchObject({ fetching: true, success: false, items: [], error: null });
  await opening;
  expect(thread()).toMatchObject({ fetching: false, success: true, total: 6, hasOlder: true, error: null });
  expect(sequences()).toEqual([4, 5, 6]);
});

test('load more: an older page stands before the others, without what is there already', async () => {
  const made = stub();
  await open();
  stub({ 'GET /messages/conversations/:id': () => pageOf(6, 4, 3, 2) });
  const older = loadOlder();
  expect(thread()).toMatchObject({ fetching: true });
  expect(sequences()).toEqual([4, 5, 6]);
  await older;
  expect(sequences()).toEqual([2, 3, 4, 5, 6]);
  expect(made.at(-1)?.params).toEqual({ offset: 0, limit: 25 });
});

test('load more: a failure keeps what is there, and the next attempt takes its error away', async () => {
  stub();
  await open();
  stub({
    'GET /messages/conversations/:id': () => {
      throw stubError(500, 'http.internal', 'Not now');
    },
  });
  await loadOlder();
  expect(thread()).toMatchObject({ fetching: false, error: { message: 'Not now' } });
  expect(sequences()).toEqual([4, 5, 6]);
  stub({ 'GET /messages/conversations/:id': () => pageOf(6, 3, 2, 1) });
  await loadOlder();
  expect(thread()).toMatchObject({ error: null, hasOlder: false });
});

test('load more, both ways: a thread that was opened far up gets nothing new before it has come to the end', async () => {
  const at = { conversationId: CONVERSATION, at: 5 };
  const far = () => selectThread(storeHere().getState(), at);
  const made = stub({
    'GET /messages/conversations/:id': ({ params }) =>
      params.cursor === undefined ? { ...pageOf(9, 6, 5), previousCursor: 'after 6' } : pageOf(9, 8, 7),
  });
  const asked = () => made.filter(({ name }) => name === 'GET /messages/conversations/:id').map(({ params }) => params);
  await dispatch(messagesApi.endpoints.messages.initiate(at));
  expect(asked()).toEqual([{ around: 5, limit: 25 }]);
  tell('message.created', { message: messageOf(8) });
  expect(far().items.map(({ sequence }) => sequence)).toEqual([5, 6]);
  await dispatch(messagesApi.endpoints.messages.initiate(at, { direction: 'backward' }));
  expect(asked().at(-1)).toEqual({ cursor: 'after 6', limit: 25 });
  tell('message.created', { message: messageOf(9) });
  expect(far().items.map(({ sequence }) => sequence)).toEqual([5, 6, 7, 8, 9]);
});

test('load more: far pages are dropped, however long the way', async () => {
  const pages = 20;
  stub({
    'GET /messages/conversations/:id': ({ params }) => {
      const from = params.cursor === undefined ? 100 : Number(String(params.cursor).split(' ').at(-1)) - 1;
      const found = [0, 1, 2, 3].map((below) => messageOf(from - below));
      return { data: found, total: 100, nextCursor: `below ${from - 3}`, previousCursor: `after ${from}` };
    },
  });
  await open();
  for (let page = 1; page < pages; page += 1) await loadOlder();
  expect(thread().items).toHaveLength(32);
  expect(thread()).toMatchObject({ hasOlder: true, hasNewer: true });
  expect(sequences().at(0)).toBe(21);
});

test('reset: the first page replaces, except what came by the socket while it was on its way', async () => {
  stub({ 'GET /messages/conversations/:id': () => pageOf(4, 4, 3) });
  const opened = open();
  await opened;
  const { call, answer } = held();
  stub({ 'GET /messages/conversations/:id': call });
  const again = reset(opened);
  tell('message.created', { message: messageOf(7) });
  answer(pageOf(6, 6, 5));
  await again;
  expect(sequences()).toEqual([5, 6, 7]);
  expect(thread().total).toBe(7);
});

test('receive: the same message counts once, late ones find their place, and unloaded ones come with their page', async () => {
  stub({ 'GET /messages/conversations/:id': () => pageOf(6, 6, 4) });
  await open();
  for (const sequence of [5, 5, 1]) tell('message.created', { message: messageOf(sequence) });
  expect(sequences()).toEqual([4, 5, 6]);
});

test('receive: raises the unread count once, moves the last message, and no more than that while it is open', async () => {
  stub();
  await dispatch(conversationsApi.endpoints.conversations.initiate('all'));
  const row = () => list().byId[CONVERSATION];
  for (let time = 0; time < 2; time += 1) tell('message.created', { message: messageOf(7, { text: 'News' }) });
  expect(row()).toMatchObject({ totalNotSeenMessages: 3, lastMessage: 'News', lastSequence: 7 });
  dispatch(unreadSlice.actions.conversationActivated(CONVERSATION));
  expect(row()?.totalNotSeenMessages).toBe(0);
  tell('message.created', { message: messageOf(8) });
  await dispatch(markRead(CONVERSATION));
  dispatch(unreadSlice.actions.conversationActivated(null));
  expect(row()).toMatchObject({ totalNotSeenMessages: 0, lastSequence: 8 });
});

test('receive: a conversation that the list does not know is asked for once, and misses nothing of meanwhile', async () => {
  const { call, answer } = held();
  const made = stub({ 'GET /conversations': () => ({ data: [], total: 0 }), 'GET /conversations/:id': call });
  await dispatch(conversationsApi.endpoints.conversations.initiate('all'));
  for (const sequence of [7, 8]) tell('message.created', { message: messageOf(sequence) });
  await act(async () => answer(conversationOf({ totalNotSeenMessages: 1, lastSequence: 7 })));
  await waitFor(() =>
    expect(list().byId[CONVERSATION]).toMatchObject({
      ...{ totalNotSeenMessages: 2, lastMessage: 'line 8', lastSequence: 8 },
    }),
  );
  expect(made.filter(({ name }) => name === 'GET /conversations/:id')).toHaveLength(1);
});

test('receive: an answer that a message has overtaken changes the side alone', async () => {
  const { call, answer } = held();
  stub({ 'PUT /conversations/:id/update': call });
  await dispatch(conversationsApi.endpoints.conversations.initiate('all'));
  const pinned = dispatch(changeSide(conversationOf(), { pinned: true }));
  tell('message.created', { message: messageOf(7, { text: 'News' }) });
  await act(async () => answer(conversationOf({ isPinned: true, totalNotSeenMessages: 2 })));
  await pinned;
  await waitFor(() => expect(list().byId[CONVERSATION]?.isPinned).toBe(true));
  expect(list().byId[CONVERSATION]).toMatchObject({ lastMessage: 'News', totalNotSeenMessages: 3, lastSequence: 7 });
});

test('delete: stays in its place, and a late event of its first words changes nothing', async () => {
  stub();
  await open();
  const message: Message = messageOf(5, { text: '', isDeleted: true });
  tell('message.deleted', { conversationId: CONVERSATION, messageId: message._id, message });
  tell('message.created', { message: messageOf(5) });
  expect(thread().items[1]).toEqual(message);
  expect(thread().total).toBe(6);
});

test('send: waits in the outbox, then is appended once, in list and thread, whoever tells of it first', async () => {
  const { call, answer } = held();
  stub({ 'POST /messages/conversations/:id': call });
  await open();
  await dispatch(conversationsApi.endpoints.conversations.initiate('all'));
  const message = ownMessageOf(7, { text: 'Hello', clientKey: sending.key });
  const sent = dispatch(deliver({ ...sending, createdAt: message.createdAt }));
  expect(composer.selectors.selectOutbox(storeHere().getState(), CONVERSATION)).toMatchObject([{ status: 'sending' }]);
  tell('message.created', { message });
  await act(async () => answer(message));
  await sent;
  expect(sequences()).toEqual([4, 5, 6, 7]);
  expect(composer.selectors.selectOutbox(storeHere().getState(), CONVERSATION)).toEqual([]);
  expect(list().byId[CONVERSATION]).toMatchObject({ lastMessage: 'Hello', lastSenderId: me._id, lastSequence: 7 });
});

test('receive: an answer takes a request on, a message to all does not', async () => {
  stub({ 'GET /conversations': () => ({ data: [conversationOf({ isRequest: true, linksHeld: true })], total: 1 }) });
  await dispatch(conversationsApi.endpoints.conversations.initiate('requests'));
  const request = () => selectConversations(storeHere().getState(), 'requests').byId[CONVERSATION];
  act(() => tell('message.created', { message: ownMessageOf(7, { text: 'To all of you' }) }));
  expect(request()).toMatchObject({ lastMessage: 'To all of you', isRequest: true, linksHeld: true });
  act(() => tell('message.created', { message: ownMessageOf(8, { text: 'To you', clientKey: 'k-00000008' }) }));
  await waitFor(() => expect(request()).toBeUndefined());
});

test('receive: free words beside sold files stand in the list and in what quotes them', async () => {
  const sold = messageOf(6, { price: 5, isTextFree: true, text: 'New set!' });
  const answer = messageOf(7, { replyTo: quoteOf(sold) });
  stub({ 'GET /messages/conversations/:id': () => ({ ...pageOf(7), data: [answer, sold] }) });
  await dispatch(conversationsApi.endpoints.conversations.initiate('all'));
  await open();
  act(() => tell('message.created', { message: messageOf(8, { price: 5, isTextFree: true, text: 'Another!' }) }));
  expect(list().byId[CONVERSATION]).toMatchObject({ lastMessage: 'Another!', isLastMessagePaid: true });
  const bought = { ...sold, isBought: true };
  act(() => tell('message.unlocked', { conversationId: CONVERSATION, messageId: sold._id, message: bought }));
  expect(thread().items.find(({ sequence }) => sequence === 7)?.replyTo?.text).toBe('New set!');
});

test('the list: requesting, then its ids in their order with a map of them; a failure is told', async () => {
  stub();
  const loading = dispatch(conversationsApi.endpoints.conversations.initiate('all'));
  expect(list()).toMatchObject({ requesting: true, success: false, data: [] });
  await loading;
  expect(list()).toMatchObject({ requesting: false, success: true, data: [CONVERSATION], total: 1, error: null });
  stub({
    'GET /conversations': () => {
      throw stubError(500, 'http.internal', 'Not now');
    },
  });
  await dispatch(conversationsApi.endpoints.conversations.initiate('muted'));
  const muted = selectConversations(storeHere().getState(), 'muted');
  expect(muted).toMatchObject({ success: false, error: { message: 'Not now' } });
});
