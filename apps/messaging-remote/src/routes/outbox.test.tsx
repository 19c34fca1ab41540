import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { socketBus } from '@barg/session/realtime';
import { resetSession, stubError, stubHttp, type StubbedCall } from '@barg/session/testing';
import { keepTakenBack } from '../features/conversations/state/unsent-messages.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, ownMessageOf } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const SEND = 'POST /messages/conversations/:id';
const page = (items: object[]) => ({ data: items, total: items.length });

let isUp: boolean;
let sequence: number;

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => page([]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
  [SEND]: ({ body, headers }) => {
    if (!isUp) throw new Error('no line');
    sequence += 1;
    const { text } = body as { text: string };
    return ownMessageOf(sequence, { text, clientKey: String(headers['Idempotency-Key']) });
  },
};

const stub = () => {
  const made = stubHttp(calls);
  return () =>
    made
      .filter(({ name }) => name === SEND)
      .map(({ body, headers }) => ({ ...(body as { text: string }), key: headers['Idempotency-Key'] }));
};

const open = () =>
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
const composer = () => screen.findByRole('textbox', { name: 'Your message' });
const waiting = () => screen.queryAllByText('Waiting for the connection');
const lineBack = () =>
  act(async () => {
    isUp = true;
    window.dispatchEvent(new Event('online'));
  });

beforeEach(() => {
  resetSession(me);
  isUp = false;
  sequence = 10;
});

test('what is sent without a line says that it waits, and goes by itself, once and in its order', async () => {
  const sent = stub();
  open();
  await userEvent.type(await composer(), 'First{Enter}');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  await userEvent.type(await composer(), 'Second{Enter}');
  await waitFor(() => expect(waiting()).toHaveLength(2));
  const [first] = sent();
  expect(sent().map(({ text }) => text)).not.toContain('Second');
  await lineBack();
  await waitFor(() => expect(waiting()).toHaveLength(0));
  expect(sent().slice(-2)).toMatchObject([{ text: 'First', key: first?.key }, { text: 'Second' }]);
  const shown = within(screen.getByRole('log')).getAllByText(/First|Second/);
  expect(shown.map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('First');
});

test('a conversation that is opened without a line can be written in, and shows what waits', async () => {
  const stored: object[] = [];
  const withLine =
    (answer: StubbedCall): StubbedCall =>
    (request) => {
      if (!isUp) throw new Error('no line');
      return answer(request);
    };
  stubHttp({
    ...calls,
    'GET /conversations/:id': withLine(() => conversationOf()),
    'GET /messages/conversations/:id': withLine(() => page(stored)),
    [SEND]: withLine((request) => {
      const message = calls[SEND]?.(request) as object;
      stored.unshift(message);
      return message;
    }),
  });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await userEvent.type(await composer(), 'Already{Enter}');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  expect(screen.getByText('Already')).toBeVisible();
  await act(async () => socketBus.status$.next('disconnect'));
  await lineBack();
  await act(async () => socketBus.status$.next('connected'));
  expect(await within(await screen.findByRole('log')).findByText('Already')).toBeVisible();
  await waitFor(() => expect(waiting()).toHaveLength(0));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(stored).toHaveLength(1);
});

test('goes on after a reload with the same key, and stands in no field meanwhile', async () => {
  const before = stub();
  const left = open();
  await userEvent.type(await composer(), 'On my way{Enter}');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  left.unmount();
  // The page is gone with its attempts; only what the device keeps is left.
  resetSession();
  socketBus.status$.next('initialized');
  resetSession(me);
  expect(JSON.stringify({ ...localStorage })).toContain('On my way');
  const [first] = before();
  const sent = stub();
  open();
  expect(await composer()).toHaveValue('');
  await lineBack();
  await waitFor(() => expect(sent().map(({ key }) => key)).toContain(first?.key));
  await within(await screen.findByRole('log')).findByText('On my way');
  expect(new Set([...before(), ...sent()].map(({ key }) => key)).size).toBe(1);
});

test('what is taken away while it waits is not sent', async () => {
  const sent = stub();
  open();
  await userEvent.type(await composer(), 'Better not{Enter}');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const tries = sent().length;
  await lineBack();
  await userEvent.type(await composer(), 'Rather this{Enter}');
  await within(screen.getByRole('log')).findByText('Rather this');
  expect(
    sent()
      .map(({ text }) => text)
      .slice(tries),
  ).toEqual(['Rather this']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Better not');
});

test('what is taken away in another window is not sent by this one, where it waits too', async () => {
  const sent = stub();
  open();
  await userEvent.type(await composer(), 'Better not{Enter}');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  const [first] = sent();
  const tries = sent().length;
  // As the other window leaves it: what both share is the storage of the browser.
  keepTakenBack(CONVERSATION, String(first?.key));
  await lineBack();
  await waitFor(() => expect(waiting()).toHaveLength(0));
  expect(sent()).toHaveLength(tries);
  expect(screen.queryByText('Better not')).not.toBeInTheDocument();
  expect(await composer()).toHaveValue('');
});

test('what the server refuses holds up nothing that was written after it', async () => {
  stub();
  const refusing: StubbedCall = (request) => {
    if ((request.body as { text: string }).text === 'No') throw stubError(422, 'request.invalid_values', 'Not so');
    return calls[SEND]?.(request);
  };
  isUp = true;
  stubHttp({ ...calls, [SEND]: refusing });
  open();
  await userEvent.type(await composer(), 'No{Enter}');
  await userEvent.type(await composer(), 'Yes{Enter}');
  expect(await screen.findByText('Not so')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
  expect(within(screen.getByRole('log')).getByText('Yes')).toBeVisible();
});

test('where one can write no more it says so, offers no other try, and reads the conversation again', async () => {
  const made = stubHttp({
    ...calls,
    [SEND]: () => {
      throw stubError(404, 'request.not_found', 'What you asked for was not found');
    },
  });
  const readings = () => made.filter(({ name }) => name === 'GET /conversations/:id').length;
  open();
  const field = await composer();
  await waitFor(() => expect(readings()).toBeGreaterThan(0));
  const before = readings();
  await userEvent.type(field, 'Hello{Enter}');
  expect(await screen.findByText('You cannot write here at the moment')).toBeVisible();
  expect(screen.queryByText('What you asked for was not found')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  await waitFor(() => expect(readings()).toBeGreaterThan(before));
});
