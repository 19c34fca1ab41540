import { storeHere } from '@barg/session';
import { resetSession } from '@barg/session/testing';
import { CONVERSATION, messageOf } from '../../../testing/samples.ts';
import { messages } from './messages-slice.ts';

const { latestPageLoaded, messageReceived, olderPageLoaded } = messages.actions;
const thread = () => messages.selectors.selectThread(storeHere().getState(), CONVERSATION);
const sequences = () => thread().items.map(({ sequence }) => sequence);
const latest = (...found: number[]) =>
  latestPageLoaded({ conversationId: CONVERSATION, data: found.map((sequence) => messageOf(sequence)), total: 6 });

beforeEach(() => resetSession());

test('the first page replaces, except what came by the socket while it was on its way', () => {
  storeHere().dispatch(latest(4, 3));
  storeHere().dispatch(messageReceived({ message: messageOf(7), isRead: false }));
  storeHere().dispatch(latest(6, 5));
  expect(sequences()).toEqual([5, 6, 7]);
  expect(thread().total).toBe(7);
});

test('an older page stands before the others, without what is there already', () => {
  storeHere().dispatch(latest(6, 5, 4));
  const data = [messageOf(4), messageOf(3), messageOf(2)];
  storeHere().dispatch(olderPageLoaded({ conversationId: CONVERSATION, data, total: 6, before: messageOf(4)._id }));
  expect(sequences()).toEqual([2, 3, 4, 5, 6]);
});

test('an older page that belongs to a replaced list is dropped: it would leave a gap', () => {
  storeHere().dispatch(latest(6, 5));
  storeHere().dispatch(
    olderPageLoaded({ conversationId: CONVERSATION, data: [messageOf(1)], total: 6, before: messageOf(3)._id }),
  );
  expect(sequences()).toEqual([5, 6]);
});

test('the same message counts once, and late ones find their place', () => {
  storeHere().dispatch(latest(6, 4));
  storeHere().dispatch(messageReceived({ message: messageOf(5), isRead: false }));
  storeHere().dispatch(messageReceived({ message: messageOf(5), isRead: false }));
  expect(sequences()).toEqual([4, 5, 6]);
  expect(thread().total).toBe(7);
});
