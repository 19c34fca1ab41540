import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeHere, unreadSlice } from '@barg/session';
import { resetSession, stubHttp, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, messageOf, ownMessageOf, tell } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });
const calm = conversationOf({ lastSequence: 2, readSequence: 2 });

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([calm]),
  'GET /conversations/:id': () => calm,
  'GET /messages/conversations/:id': () => page([ownMessageOf(2), messageOf(1)]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

/** Opens the conversation and waits until it is read, as it is at its end. */
const open = async () => {
  const made = stubHttp(calls);
  const readings = () => made.filter(({ name }) => name.startsWith('POST /messages/read-all')).length;
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
  await screen.findByText('line 2');
  await waitFor(() => expect(readings()).toBe(1));
  return readings;
};

const box = () => screen.getByRole('region', { name: 'Message history' });
/** The scroller is reversed: what is above its end is below zero. */
const scrollTo = (place: number) => {
  box().scrollTop = place;
  fireEvent.scroll(box());
};
const arrives = async (sequence: number) => {
  act(() => tell('message.created', { message: messageOf(sequence) }));
  // The list has it too.
  await within(screen.getByRole('log')).findByText(`line ${sequence}`);
};
const pill = (name: string) => screen.queryByRole('button', { name });
const badge = () => unreadSlice.selectors.selectUnread(storeHere().getState()).unreadMessages;

beforeEach(() => {
  resetSession(me);
  sessionStorage.clear();
});

test('what arrives below is told and not read, until the pill has led to it', async () => {
  const readings = await open();
  scrollTo(-1500);
  await arrives(3);
  expect(await screen.findByRole('button', { name: '1 new message' })).toBeVisible();
  await arrives(4);
  const down = await screen.findByRole('button', { name: '2 new messages' });
  expect(screen.getAllByRole('button', { name: /new message/ })).toHaveLength(1);
  expect(box().scrollTop).toBe(-1500);
  expect(readings()).toBe(1);
  await userEvent.click(down);
  expect(box().scrollTop).toBe(0);
  fireEvent.scroll(box());
  await waitFor(() => expect(readings()).toBe(2));
  await waitFor(() => expect(badge()).toBe(0));
});

test('who scrolls down to it has read it, once', async () => {
  const readings = await open();
  scrollTo(-1500);
  await arrives(3);
  expect(readings()).toBe(1);
  scrollTo(0);
  await waitFor(() => expect(readings()).toBe(2));
  scrollTo(-1500);
  scrollTo(0);
  await arrives(4);
  await waitFor(() => expect(readings()).toBe(3));
});

test('who is near to the end follows what arrives, and reads it', async () => {
  const readings = await open();
  scrollTo(-60);
  await arrives(3);
  expect(box().scrollTop).toBe(0);
  await waitFor(() => expect(readings()).toBe(2));
  expect(pill('1 new message')).not.toBeInTheDocument();
});
