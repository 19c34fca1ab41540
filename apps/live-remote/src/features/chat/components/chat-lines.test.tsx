import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import { readDraft } from '@barg/session/unsent-drafts';
import { line } from '../../../testing/fake-socket.ts';
import { renderLive } from '../../../testing/render-live.tsx';
import { leila, message, stream } from '../../../testing/samples.ts';
import { ChatPanel } from './chat-panel.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../testing/fake-socket.ts'));

const LIST = 'GET /messages/conversations/public/:id';
const SEND = 'POST /messages/stream/public/conversations/:id';
const fan = testUser({ _id: leila._id, username: 'leila' });
const going = `chat:${stream().conversationId}:going`;

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

/** A chat whose server answers one line at a time, when it is told to. */
const heldChat = async () => {
  let answer: (failure?: unknown) => void = () => undefined;
  let sequence = 1;
  const calls = stubHttp({
    [LIST]: () => ({ data: [message(1)], total: 1 }),
    [SEND]: async ({ body }) => {
      const failure = await new Promise<unknown>((resolve) => (answer = resolve));
      if (failure) throw failure;
      sequence += 1;
      return message(sequence, { text: (body as { text: string }).text });
    },
  });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 1');
  const tries = () => calls.filter(({ name }) => name === SEND).map(({ body }) => (body as { text: string }).text);
  return { field: screen.getByRole('textbox'), tries, answer: (failure?: unknown) => act(async () => answer(failure)) };
};

const lines = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);

test('lines that are sent while one is on its way wait behind it, each for itself, in their order', async () => {
  const { field, tries, answer } = await heldChat();
  await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four');
  expect(field).toHaveValue('four');
  expect(lines()).toEqual(['leila message 1', 'leila one', 'leila two', 'leila three']);
  expect(tries()).toEqual(['one']);
  await answer();
  await waitFor(() => expect(tries()).toEqual(['one', 'two']));
  expect(lines()).toEqual(['leila message 1', 'leila one', 'leila two', 'leila three']);
  await answer();
  await waitFor(() => expect(tries()).toEqual(['one', 'two', 'three']));
  await answer();
  await waitFor(() => expect(readDraft(going)).toBeUndefined());
  expect(lines()).toEqual(['leila message 1', 'leila one', 'leila two', 'leila three']);
  expect(field).toHaveValue('four');
});

test('what waits behind a line that is refused stands in the field with it, and nothing of it is sent', async () => {
  const { field, tries, answer } = await heldChat();
  await userEvent.type(field, 'one{Enter}two{Enter}and');
  await answer(stubError(503, 'server.away', 'Away for a moment'));
  await waitFor(() => expect(field).toHaveValue('one two and'));
  expect(await screen.findByText('Away for a moment')).toBeInTheDocument();
  expect(tries()).toEqual(['one']);
  expect(lines()).toEqual(['leila message 1']);
  await userEvent.clear(field);
  await userEvent.type(field, 'three{Enter}');
  await waitFor(() => expect(tries()).toEqual(['one', 'three']));
  await answer();
  await waitFor(() => expect(readDraft(going)).toBeUndefined());
});

test.each([
  [
    'the connection is back',
    () => {
      line.breaks();
      line.isBack();
    },
  ],
  // The connection has outlived the cut.
  ['the device is online again', () => void dispatchEvent(new Event('online'))],
])('that a line did not get through is said until %s', async (_what, comeBack) => {
  const { field, answer } = await heldChat();
  await userEvent.type(field, 'one{Enter}');
  await answer(stubError(0, 'network.offline', 'You are offline'));
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  act(comeBack);
  await waitFor(() => expect(screen.queryByText('You are offline')).not.toBeInTheDocument());
  expect(field).toHaveValue('one');
  expect(screen.getByText('Not sent yet. Send it again.')).toBeInTheDocument();
  await userEvent.type(field, '{Enter}');
  await answer();
  expect(screen.queryByText('Not sent yet. Send it again.')).not.toBeInTheDocument();
});
