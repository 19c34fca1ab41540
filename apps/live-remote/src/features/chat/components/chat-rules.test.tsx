import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { streamScope } from '@barg/contract';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { tell } from '../../../testing/fake-socket.ts';
import { renderLive } from '../../../testing/render-live.tsx';
import { chatState, leila, mahsa, message, stream } from '../../../testing/samples.ts';
import { ChatPanel } from './chat-panel.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../testing/fake-socket.ts'));

const LIST = 'GET /messages/conversations/public/:id';
const STATE = 'GET /streaming/:id/chat';
const SEND = 'POST /messages/stream/public/conversations/:id';
const fan = testUser({ _id: leila._id });
const list = () => ({ data: [message(1)], total: 1 });
const streamId = stream()._id;
const changeRules = (sequence: number, rules: Parameters<typeof chatState>[0]) =>
  act(() =>
    tell(
      'stream.chat.changed',
      { streamId, rules: chatState(rules).rules },
      { scope: streamScope(streamId), sequence },
    ),
  );

beforeAll(async () => {
  document.cookie = 'token=secret';
  startRealtime();
  // A part that comes later: its first load takes longer than a test waits.
  await import('./rules/rules-button.tsx');
});
afterEach(() => jest.useRealTimers());

test('in slow mode a second message stays in the field, is counted down, and goes by itself', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let sequence = 1;
  const calls = stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({ slowSeconds: 10 }),
    [SEND]: ({ body }: { body: unknown }) => message((sequence += 1), body as object),
  });
  const sent = () => calls.filter(({ name }) => name === SEND).map(({ body }) => (body as { text: string }).text);
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  expect(await screen.findByText('Slow mode: 10 seconds')).toBeInTheDocument();
  const field = await screen.findByRole('textbox');
  await user.type(field, 'one{Enter}');
  await waitFor(() => expect(sent()).toEqual(['one']));
  await waitFor(() => expect(field).toHaveValue(''));
  await user.type(field, 'two{Enter}');

  expect(await screen.findByText(/goes by itself in \d+ seconds?\./)).toBeInTheDocument();
  expect(field).toHaveValue('two');
  await user.type(field, ' three');
  expect(sent()).toEqual(['one']);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(sent()).toEqual(['one', 'two three']);
  expect(screen.queryByText(/goes by itself/)).not.toBeInTheDocument();
});

test('a device whose clock is an hour behind holds a message no longer than the chat is slow', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const nextAt = new Date(Date.now() + 3_600_000).toISOString();
  const calls = stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({ slowSeconds: 10 }, { nextAt }),
    [SEND]: ({ body }: { body: unknown }) => message(2, body as object),
  });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('Slow mode: 10 seconds');
  await user.type(await screen.findByRole('textbox'), 'one{Enter}');
  expect(await screen.findByText(/goes by itself in (9|10) seconds\./)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(calls.filter(({ name }) => name === SEND)).toHaveLength(1);
});

test('a message that waits goes when a chat that has become quicker asks for no more', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const calls = stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({ slowSeconds: 120 }),
    [SEND]: ({ body }: { body: unknown }) => message(2, body as object),
  });
  const sent = () => calls.filter(({ name }) => name === SEND).map(({ body }) => (body as { text: string }).text);
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('Slow mode: 120 seconds');
  const field = await screen.findByRole('textbox');
  await user.type(field, 'one{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  await user.type(field, 'two{Enter}');
  expect(await screen.findByText(/goes by itself in 1\d\d seconds\./)).toBeInTheDocument();
  changeRules(2, { slowSeconds: 10 });
  expect(await screen.findByText(/goes by itself in \d\d? seconds?\./)).toBeInTheDocument();
  expect(sent()).toEqual(['one']);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(sent()).toEqual(['one', 'two']);
  expect(screen.queryByText(/goes by itself/)).not.toBeInTheDocument();
});

test('a message that the server holds back waits as long as it says, and is dropped on request', async () => {
  const tooEarly = () => {
    throw stubError(429, 'stream.slow_mode', 'The chat is in slow mode.');
  };
  stubHttp({ [LIST]: list, [STATE]: () => chatState({ slowSeconds: 60 }), [SEND]: tooEarly });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('Slow mode: 60 seconds');
  await userEvent.type(await screen.findByRole('textbox'), 'one{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Do not send it' }));
  expect(screen.queryByText(/goes by itself/)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('one');
});

test('new rules hold at once: the field gives way to the reason, and comes back', async () => {
  stubHttp({ [LIST]: list, [STATE]: () => chatState() });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 1');
  await screen.findByRole('textbox');
  changeRules(2, { audience: 'followers' });
  expect(await screen.findByText('Only followers write here. Follow to take part.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  changeRules(3, { takesLinks: false });
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
  expect(screen.getByText('No links')).toBeInTheDocument();
});

test('the performer sets the rules, and is held to none', async () => {
  const changed = { slowSeconds: 30, audience: 'subscribers' } as const;
  const calls = stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({ audience: 'followers' }, { role: 'performer' }),
    'GET /performer/stream-chat/rules': () => chatState({ audience: 'followers' }).rules,
    'PUT /performer/stream-chat/rules': () => ({ ...changed, takesLinks: true }),
  });
  renderLive(<ChatPanel stream={stream()} />, { user: testPerformer({ _id: mahsa._id }) });
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Rules of the chat' }));
  await userEvent.selectOptions(await screen.findByLabelText('Slow mode'), '30 seconds');
  await userEvent.click(screen.getByRole('radio', { name: 'Subscribers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PUT /performer/stream-chat/rules')?.body).toEqual(changed),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
