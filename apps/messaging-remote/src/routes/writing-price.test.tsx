import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, mahsa, ownMessageOf } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const SEND = 'POST /messages/conversations/:id';
const page = (items: object[]) => ({ data: items, total: items.length });

interface Given {
  send?: StubbedCall;
  /** What the fan says to the question. */
  answer?: 'done' | null;
  isPayable?: boolean;
}

const open = ({
  send = () => ownMessageOf(3, { text: 'Hello', amount: 3 }),
  answer = 'done',
  isPayable = true,
}: Given) => {
  const host = { price: 3 };
  const conversation = () => conversationOf({ messagePrice: host.price });
  const made = stubHttp({
    'GET /conversations': () => page([conversation()]),
    'GET /conversations/:id': conversation,
    'GET /messages/conversations/:id': () => page([]),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
    [SEND]: send,
  });
  const askIntent = jest.fn<Promise<never>, [string, unknown]>(() => Promise.resolve(answer as never));
  renderMessaging(<MessagesPage />, {
    route: `/messages/${CONVERSATION}`,
    path: '/messages/:conversationId?',
    platform: { askIntent, isIntentAvailable: () => isPayable },
  });
  const sent = () => made.filter(({ name }) => name === SEND).map(({ body }) => body);
  return { host, askIntent, sent };
};

const words = () => screen.findByRole('textbox', { name: 'Your message' });
const question = ['commerce.agree', { performer: { _id: mahsa._id, name: mahsa.name }, purpose: 'message', price: 3 }];

beforeEach(() => resetSession(testUser({ balance: 20 })));

describe('where a message costs its writer something', () => {
  test('it is said before, asked at sending, and sent for what was agreed to', async () => {
    const { askIntent, sent } = open({});
    expect(await screen.findByText(/Each message costs 3 tokens while you do not subscribe/)).toBeVisible();
    await userEvent.type(await words(), 'Hello{Enter}');
    expect(await screen.findByText('Paid 3 tokens to write')).toBeVisible();
    expect(askIntent.mock.calls).toEqual([question]);
    expect(sent()).toEqual([{ text: 'Hello', fileIds: [], expectedPrice: 3 }]);
  });

  test('who does not want it sends nothing, and keeps the words', async () => {
    const { askIntent, sent } = open({ answer: null });
    await userEvent.type(await words(), 'Hello{Enter}');
    await waitFor(() => expect(askIntent).toHaveBeenCalledTimes(1));
    expect(await words()).toHaveValue('Hello');
    expect(sent()).toEqual([]);
  });

  test('another price is shown, and asked for before it is tried again', async () => {
    const given = open({
      send: ({ body }) => {
        if ((body as { expectedPrice?: number }).expectedPrice === 4)
          return ownMessageOf(3, { text: 'Hello', amount: 4 });
        throw stubError(409, 'price.changed', 'The price has changed: it is 4 now.');
      },
    });
    await words();
    given.host.price = 4;
    await userEvent.type(await words(), 'Hello{Enter}');
    expect(await screen.findByText('The price has changed: it is 4 now.')).toBeVisible();
    expect(await screen.findByText(/Each message costs 4 tokens/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Paid 4 tokens to write')).toBeVisible();
    expect(given.sent().at(-1)).toEqual({ text: 'Hello', fileIds: [], expectedPrice: 4 });
  });

  test('nothing is sent unasked where payments are missing', async () => {
    const { sent } = open({ isPayable: false });
    expect(await screen.findByText(/Payments are not available just now/)).toBeVisible();
    await userEvent.type(await words(), 'Hello{Enter}');
    expect(await words()).toHaveValue('Hello');
    expect(sent()).toEqual([]);
  });

  test('subscribing is offered beside it, after which nothing is asked', async () => {
    const given = open({});
    await screen.findByText(/Each message costs 3 tokens/);
    given.host.price = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe and write freely' }));
    await waitFor(() => expect(screen.queryByText(/Each message costs/)).not.toBeInTheDocument());
    await userEvent.type(await words(), 'Hello{Enter}');
    await waitFor(() => expect(given.sent()).toEqual([{ text: 'Hello', fileIds: [] }]));
    expect(given.askIntent.mock.calls.map(([name]) => name)).toEqual(['commerce.subscribe']);
  });
});
