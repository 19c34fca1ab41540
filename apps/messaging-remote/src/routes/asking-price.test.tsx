import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer, testUser, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, messageOf } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const performer = testPerformer();
const SEND = 'POST /messages/conversations/:id';
const page = (items: object[]) => ({ data: items, total: items.length });

const withFan = conversationOf({
  recipient: {
    ...{ _id: 'a-fan', username: 'sara', name: 'Sara', avatarUrl: null },
    ...{ isPerformer: false, isOnline: false, lastSeenAt: null },
  },
});

const sentFor = (price: number | null) => messageOf(3, { senderId: performer._id, text: 'Look', price });

const open = (send: StubbedCall = () => sentFor(5), conversation = withFan, locale?: 'fa-IR') => {
  const made = stubHttp({
    'GET /conversations': () => page([conversation]),
    'GET /conversations/:id': () => conversation,
    'GET /messages/conversations/:id': () => page([]),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
    [SEND]: send,
  });
  const shown = renderMessaging(<MessagesPage />, {
    locale,
    route: `/messages/${CONVERSATION}`,
    path: '/messages/:conversationId?',
  });
  return { ...shown, sent: () => made.filter(({ name }) => name === SEND).map(({ body }) => body) };
};

const words = () => screen.findByRole('textbox', { name: 'Your message' });
const ask = () => screen.findByRole('button', { name: 'Ask a price' });
const price = () => screen.findByRole('textbox', { name: 'Price of the message' });

beforeEach(() => resetSession(performer));

describe('a price of a message', () => {
  test('is asked by a performer of a fan, and goes with the words; the next one is free again', async () => {
    const { sent } = open();
    await userEvent.type(await words(), 'Look');
    await userEvent.click(await ask());
    expect(await price()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(await price(), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    // What waits to be sent stands there first, and the message that it became in its place.
    await waitFor(() => expect(screen.getByText('Opens for 5 tokens')).toBeVisible());
    expect(sent()).toEqual([{ text: 'Look', fileIds: [], price: 5 }]);
    expect(screen.queryByRole('textbox', { name: 'Price of the message' })).not.toBeInTheDocument();
    await userEvent.type(await words(), 'Hello{Enter}');
    await waitFor(() => expect(sent().at(-1)).toEqual({ text: 'Hello', fileIds: [] }));
  });

  test('is read in the digits of its writer', async () => {
    const { sent } = open(() => sentFor(2.5), withFan, 'fa-IR');
    await userEvent.type(await screen.findByRole('textbox', { name: 'پیام شما' }), 'سلام');
    await userEvent.click(await screen.findByRole('button', { name: 'قیمت گذاشتن' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'قیمت پیام' }), '۲٫۵');
    await userEvent.click(screen.getByRole('button', { name: 'فرستادن' }));
    await waitFor(() => expect(sent()).toEqual([{ text: 'سلام', fileIds: [], price: 2.5 }]));
  });

  test('is within the bounds of the site, or nothing is sent', async () => {
    const { sent } = open();
    await userEvent.type(await words(), 'Look');
    await userEvent.click(await ask());
    await userEvent.type(await price(), '301');
    expect(await price()).toHaveAccessibleDescription(/more than 0 and at most 300 tokens/);
    await userEvent.type(await words(), '{Enter}');
    expect(sent()).toEqual([]);
    await userEvent.click(await ask());
    await userEvent.type(await words(), '{Enter}');
    await waitFor(() => expect(sent()).toEqual([{ text: 'Look', fileIds: [] }]));
  });

  test('is asked by nobody else, and of nobody else', async () => {
    resetSession(testUser());
    const left = open();
    await words();
    expect(screen.queryByRole('button', { name: 'Ask a price' })).not.toBeInTheDocument();
    left.unmount();
    resetSession(performer);
    open(undefined, conversationOf());
    await words();
    expect(screen.queryByRole('button', { name: 'Ask a price' })).not.toBeInTheDocument();
  });

  test('is kept with the draft, also with a message that did not arrive', async () => {
    const refuse = () => {
      throw stubError(401, 'auth.unauthorized', 'Please login!');
    };
    const left = open(refuse);
    await userEvent.type(await words(), 'For five');
    await userEvent.click(await ask());
    await userEvent.click(await screen.findByRole('button', { name: '5', pressed: false }));
    await userEvent.type(await words(), '{Enter}');
    expect(await screen.findByText('Please login!')).toBeVisible();
    await userEvent.type(await words(), 'Free');
    left.unmount();
    resetSession();
    resetSession(performer);
    open();
    expect(await words()).toHaveValue('For five\n\nFree');
    expect(await price()).toHaveValue('5');
    expect(await price()).not.toHaveFocus();
  });
});
