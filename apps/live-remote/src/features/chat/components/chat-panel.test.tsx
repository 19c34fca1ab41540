import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { streamScope } from '@barg/contract';
import { api, carryThroughLogin, storeHere } from '@barg/session';
import { startRealtime } from '@barg/session/realtime';
import { resetSession, stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { sent, tell } from '../../../testing/fake-socket.ts';
import { renderLive } from '../../../testing/render-live.tsx';
import { leila, mahsa, message, stream } from '../../../testing/samples.ts';
import { ChatPanel } from './chat-panel.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../testing/fake-socket.ts'));

const LIST = 'GET /messages/conversations/public/:id';
const SEND = 'POST /messages/stream/public/conversations/:id';
const DELETE = 'DELETE /messages/:id';
const fan = testUser({ _id: leila._id });
const inScope = (sequence: number) => ({ scope: streamScope(stream()._id), sequence });
const page = (...sequences: number[]) => ({
  data: sequences.map((sequence) => message(sequence)),
  total: sequences.length,
});
const lines = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});
beforeEach(() => sent.splice(0));

test('shows the oldest message first, and each that comes, once', async () => {
  stubHttp({ [LIST]: () => page(2, 1) });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 2');

  const streamId = stream()._id;
  act(() => tell('stream.message.created', { streamId, message: message(3) }, inScope(3)));
  act(() => tell('stream.message.created', { streamId, message: message(3) }, inScope(3)));

  await screen.findByText('message 3');
  expect(lines()).toEqual(['leila message 1', 'leila message 2', 'leila message 3']);
});

test('is in the room of the stream only while it is shown', async () => {
  stubHttp({ [LIST]: () => page(1) });
  const { unmount } = renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 1');
  const joins = () => sent.filter(({ name }) => name === 'stream.join');
  await waitFor(() => expect(joins()).toHaveLength(1));

  unmount();

  await waitFor(() => expect(sent.at(-1)?.name).toBe('stream.leave'));
  expect(joins()).toHaveLength(1);
});

test('shows a tip as money and a deleted message in its place', async () => {
  stubHttp({ [LIST]: () => page(1) });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 1');

  const streamId = stream()._id;
  const tip = message(2, { type: 'tip', text: '', amount: 50 });
  const gone = message(1, { text: '', isDeleted: true });
  act(() => tell('stream.tip.received', { streamId, message: tip, amount: 50 }, inScope(2)));
  act(() => tell('stream.message.deleted', { streamId, messageId: gone._id, message: gone }, inScope(3)));

  expect(await screen.findByText(/leila.* tipped 50 tokens/)).toBeInTheDocument();
  expect(screen.getByText('Message deleted')).toBeInTheDocument();
  expect(screen.queryByText('message 1')).not.toBeInTheDocument();
  const back = message(1);
  act(() => tell('stream.message.restored', { streamId, messageId: back._id, message: back }, inScope(4)));
  expect(await screen.findByText('message 1')).toBeInTheDocument();
  const older = message(0, { _id: 'of-an-older-page', text: 'older' });
  act(() => tell('stream.message.restored', { streamId, messageId: older._id, message: older }, inScope(5)));
  expect(screen.queryByText('older')).not.toBeInTheDocument();
});

test('lets fans delete their own messages, and the performer any', async () => {
  const list = () => ({ data: [message(2, { senderId: mahsa._id, sender: mahsa }), message(1)], total: 2 });
  stubHttp({ [LIST]: list, [DELETE]: () => ({ ok: true }) });
  const { unmount } = renderLive(<ChatPanel stream={stream()} />, { user: fan });
  expect(await screen.findAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  unmount();

  renderLive(<ChatPanel stream={stream()} />, { user: testPerformer({ _id: mahsa._id }) });
  const buttons = await screen.findAllByRole('button', { name: /^Delete/ });
  expect(buttons).toHaveLength(2);
  await userEvent.click(buttons[0]!);

  await screen.findByText('Message deleted');
  expect(lines()).toEqual(['leila Message deleted', 'mahsa.art message 2']);
});

test('puts a message back that the server did not delete', async () => {
  const refuse = () => {
    throw stubError(503, 'unavailable', 'Later');
  };
  stubHttp({ [LIST]: () => page(1), [DELETE]: refuse });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('message 1')).toBeInTheDocument();
});

/** An answer that comes when it is told to. */
const held = <Answer,>() => {
  const coming = Promise.withResolvers<Answer>();
  return {
    wait: () => coming.promise,
    answer: (given: Answer) => act(async () => coming.resolve(given)),
    refuse: (failure: Error) => act(async () => coming.reject(failure)),
  };
};
const tellCreated = (sequence: number) =>
  act(() => tell('stream.message.created', { streamId: stream()._id, message: message(sequence) }, inScope(sequence)));

test('a message that is put back after others have come is itself, and so are they', async () => {
  const deletion = held<unknown>();
  stubHttp({ [LIST]: () => page(2, 1), [DELETE]: deletion.wait });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  const buttons = await screen.findAllByRole('button', { name: /^Delete/ });
  await userEvent.click(buttons[1]!);
  await screen.findByText('Message deleted');
  tellCreated(3);
  await deletion.refuse(stubError(503, 'unavailable', 'Later'));
  await waitFor(() => expect(lines()).toEqual(['leila message 1', 'leila message 2', 'leila message 3']));
});

test('a message that somebody else deleted meanwhile stays deleted', async () => {
  const deletion = held<unknown>();
  stubHttp({ [LIST]: () => page(2, 1), [DELETE]: deletion.wait });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  const buttons = await screen.findAllByRole('button', { name: /^Delete/ });
  await userEvent.click(buttons[1]!);
  const gone = message(2, { text: '', isDeleted: true });
  act(() => tell('stream.message.deleted', { streamId: stream()._id, messageId: gone._id, message: gone }, inScope(3)));
  await deletion.refuse(stubError(404, 'message.not_found', 'Gone'));
  tellCreated(4);
  await waitFor(() => expect(lines()).toEqual(['leila message 1', 'leila Message deleted', 'leila message 4']));
});

test('what comes while the chat is read anew outlives an answer that is older', async () => {
  const reading = held<ReturnType<typeof page>>();
  const answers = [() => page(2, 1), reading.wait];
  const calls = stubHttp({ [LIST]: () => answers.shift()?.() });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 2');
  const ofChat = { type: 'Message', id: stream().conversationId } as const;
  act(() => void storeHere().dispatch(api.util.invalidateTags([ofChat])));
  await waitFor(() => expect(calls.filter(({ name }) => name === LIST)).toHaveLength(2));
  tellCreated(3);
  await screen.findByText('message 3');
  await reading.answer({ data: [message(2, { text: 'read anew' }), message(1)], total: 2 });
  await screen.findByText('read anew');
  expect(lines()).toEqual(['leila message 1', 'leila read anew', 'leila message 3']);
});

test('sends what was written, shows it once, and empties the field', async () => {
  const calls = stubHttp({ [LIST]: () => page(1), [SEND]: () => message(2, { text: 'hello' }) });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  const field = await screen.findByRole('textbox', { name: 'Say something…' });
  // Toasts stand above it, and above the signs over it.
  const signs = await screen.findByRole('group', { name: 'React to the stream' });
  expect(signs.closest('[data-foot]')).toContainElement(field);
  await userEvent.type(field, 'hello{Enter}');

  await screen.findByText('hello');
  act(() =>
    tell('stream.message.created', { streamId: stream()._id, message: message(2, { text: 'hello' }) }, inScope(2)),
  );

  expect(lines()).toHaveLength(2);
  expect(field).toHaveValue('');
  expect(calls.find(({ name }) => name === SEND)?.body).toEqual({ text: 'hello' });
});

test('shows words that are on their way at once, and once, until the server has them', async () => {
  let arrive: () => void = () => undefined;
  stubHttp({
    [LIST]: () => page(),
    [SEND]: async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return message(2, { text: 'hello' });
    },
  });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('Nobody has written yet. Say hello!');
  await userEvent.type(screen.getByRole('textbox'), 'hello{Enter}');

  const onItsWay = await screen.findByText('hello');
  expect(onItsWay.closest('li')).toHaveAttribute('aria-hidden', 'true');
  act(() =>
    tell('stream.message.created', { streamId: stream()._id, message: message(2, { text: 'hello' }) }, inScope(2)),
  );
  await waitFor(() => expect(screen.getByText('hello').closest('li')).not.toHaveAttribute('aria-hidden'));
  arrive();
  await waitFor(() => expect(lines()).toEqual(['leila hello']));
});

test('keeps what could not be sent, and says why', async () => {
  const tooFast = () => {
    throw stubError(429, 'rate_limited', 'Not so fast, please wait 20 seconds.');
  };
  stubHttp({ [LIST]: () => page(1), [SEND]: tooFast });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'hello{Enter}');

  expect(await screen.findByText('Not so fast, please wait 20 seconds.')).toBeInTheDocument();
  expect(field).toHaveValue('hello');
});

test('what could not be sent is tried as the same message, and the next one is another', async () => {
  let isDown = true;
  const calls = stubHttp({
    [LIST]: () => page(1),
    [SEND]: () => {
      if (isDown) throw stubError(503, 'server.away', 'Away for a moment');
      return message(2, { text: 'Salaam' });
    },
  });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 1');
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Salaam{Enter}');
  await screen.findByText('Away for a moment');
  isDown = false;
  await userEvent.type(field, '{Enter}');
  await screen.findByText('Salaam');
  await userEvent.type(field, 'Salaam{Enter}');
  const keys = () => calls.filter(({ name }) => name === SEND).map(({ headers }) => headers['Idempotency-Key']);
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

/** A chat whose server answers only when it is told to. */
const heldChat = () => {
  let answer: (failure?: unknown) => void = () => undefined;
  const calls = stubHttp({
    [LIST]: () => page(1),
    [SEND]: async () => {
      const failure = await new Promise<unknown>((resolve) => (answer = resolve));
      if (failure) throw failure;
      return message(2, { text: 'hello' });
    },
  });
  const tries = () => calls.filter(({ name }) => name === SEND);
  return { tries, answer: (failure?: unknown) => act(async () => answer(failure)) };
};

test('words on their way are kept until they are acknowledged, and are sent once by a page', async () => {
  const { tries, answer } = heldChat();
  const place = `chat:${stream().conversationId}:going`;
  const { rerender } = renderLive(<ChatPanel key="before" stream={stream()} />, { user: fan });
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'hello{Enter}');
  await waitFor(() => expect(tries()).toHaveLength(1));
  // Shown again in the same page it is not sent twice.
  rerender(<ChatPanel key="after" stream={stream()} />);
  expect(await screen.findByRole('textbox')).toHaveValue('');
  expect(tries()).toHaveLength(1);
  const kept = readDraft(place);
  expect(kept).toMatchObject([{ words: 'hello', key: tries()[0]?.headers['Idempotency-Key'] }]);
  await answer();
  await waitFor(() => expect(readDraft(place)).toBeUndefined());
});

test('what a page that was closed was sending is sent by the next one, with its key', async () => {
  const { tries, answer } = heldChat();
  const place = `chat:${stream().conversationId}`;
  resetSession(fan);
  keepDraft(`${place}:going`, [{ words: 'hello', fileIds: [], key: 'key-of-before', isBack: false }]);
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await waitFor(() => expect(tries()).toHaveLength(1));
  expect(tries()[0]).toMatchObject({ body: { text: 'hello' }, headers: { 'Idempotency-Key': 'key-of-before' } });
  expect(screen.getByRole('textbox')).toHaveValue('');
  await answer();
  await waitFor(() => expect(readDraft(`${place}:going`)).toBeUndefined());
});

test('what is refused stands before what was typed meanwhile, and is the same message when it is tried again', async () => {
  const { tries, answer } = heldChat();
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'hello{Enter}');
  await waitFor(() => expect(tries()).toHaveLength(1));
  await userEvent.type(field, 'and more');
  await answer(stubError(503, 'server.away', 'Away for a moment'));
  await waitFor(() => expect(field).toHaveValue('hello and more'));
  await userEvent.clear(field);
  await userEvent.type(field, 'hello{Enter}');
  await waitFor(() => expect(tries()).toHaveLength(2));
  expect(tries()[1]?.headers['Idempotency-Key']).toBe(tries()[0]?.headers['Idempotency-Key']);
  await answer();
});

test('why words were refused is told until they are changed', async () => {
  const refuse = () => {
    throw stubError(422, 'words.refused', 'A word of this is not accepted here');
  };
  stubHttp({ [LIST]: () => page(1), [SEND]: refuse });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'forbidden{Enter}');
  expect(await screen.findByText('A word of this is not accepted here')).toBeInTheDocument();
  expect(field).toHaveValue('forbidden');
  await userEvent.clear(field);
  expect(screen.queryByText('A word of this is not accepted here')).not.toBeInTheDocument();
});

test('lets guests read, and leads them to sign in', async () => {
  stubHttp({ [LIST]: () => page(1) });
  renderLive(<ChatPanel stream={stream()} />, { route: '/live/b1' });
  expect(await screen.findByText('message 1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in to chat' })).toHaveAttribute(
    'href',
    '/auth/login?returnUrl=%2Flive%2Fb1',
  );
});

test('who logged in to chat finds the field open', async () => {
  stubHttp({ [LIST]: () => page(1) });
  carryThroughLogin({ kind: 'open', what: 'chat', id: stream()._id });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

test('takes no words once the stream is over', async () => {
  stubHttp({ [LIST]: () => page(1) });
  renderLive(<ChatPanel stream={stream({ status: 'ended' })} />, { user: fan });
  expect(await screen.findByText('The chat is closed.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('what was typed stands in the field again after a reload, until it is sent', async () => {
  stubHttp({ [LIST]: () => page(1), [SEND]: () => message(2) });
  const field = () => screen.findByRole('textbox');
  const shown = renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await userEvent.type(await field(), 'Half a sent');
  shown.unmount();
  const again = renderLive(<ChatPanel stream={stream()} />, { user: fan });
  expect(await field()).toHaveValue('Half a sent');
  await userEvent.type(await field(), 'ence{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  again.unmount();
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  expect(await field()).toHaveValue('');
});
