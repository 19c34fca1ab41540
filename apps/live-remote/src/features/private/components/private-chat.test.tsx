import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { line, tell } from '../../../testing/fake-socket.ts';
import { renderLive } from '../../../testing/render-live.tsx';
import { leila, mahsa, message } from '../../../testing/samples.ts';
import { PrivateChat } from './private-chat.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../testing/fake-socket.ts'));

const ID = '01900000-0000-7000-8000-0000000000f1';
const SEND = 'POST /messages/stream/conversations/:id';
const MESSAGES = 'GET /messages/conversations/:id';
const hers = (sequence: number) => message(sequence, { senderId: mahsa._id, sender: mahsa });
const page = (...sequences: number[]) => ({ data: sequences.map(hers), total: sequences.length });

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

const open = (answer: () => unknown, more: Record<string, StubbedCall> = {}) => {
  const calls = stubHttp({
    'GET /conversations/stream/:id': () => ({ _id: hers(1).conversationId }),
    'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
    [MESSAGES]: answer,
    ...more,
  });
  renderLive(<PrivateChat streamId={ID} />, { user: testUser({ _id: leila._id }) });
  return calls;
};

test('what was written while the line was down is shown once it is back', async () => {
  let stored = page(1);
  open(() => stored);
  await screen.findByText('message 1');
  act(() => line.breaks());
  stored = page(2, 1);
  act(() => line.isBack());
  expect(await screen.findByText('message 2')).toBeInTheDocument();
});

test('what is written while the chat is read outlives an answer that is older', async () => {
  const reading = Promise.withResolvers<ReturnType<typeof page>>();
  const calls = open(() => reading.promise);
  await waitFor(() => expect(calls.some(({ name }) => name === MESSAGES)).toBe(true));
  act(() => tell('message.created', { message: hers(2) }));
  await act(async () => reading.resolve(page(1)));
  expect(await screen.findByText('message 2')).toBeInTheDocument();
  expect(screen.getByText('message 1')).toBeInTheDocument();
});

test('paid words say that they are, with the way to them, and stand there once they are bought', async () => {
  const locked = { ...hers(1), text: '', price: 5, isLocked: true };
  open(() => ({ data: [locked], total: 1 }));
  const link = await screen.findByRole('link', { name: 'Paid message: open it in your messages' });
  expect(link).toHaveAttribute('href', `/messages/${locked.conversationId}`);
  const { _id: messageId, conversationId } = locked;
  const message = { ...locked, text: 'What was paid for', isLocked: false, isBought: true };
  act(() => tell('message.unlocked', { conversationId, messageId, message }));
  expect(await screen.findByText('What was paid for')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('why words were refused is told until they are changed', async () => {
  const refuse = () => {
    throw stubError(422, 'words.refused', 'A word of this is not accepted here');
  };
  open(() => page(1), { [SEND]: refuse });
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'forbidden{Enter}');
  expect(await screen.findByText('A word of this is not accepted here')).toBeInTheDocument();
  await userEvent.type(field, ' no more');
  expect(screen.queryByText('A word of this is not accepted here')).not.toBeInTheDocument();
});
