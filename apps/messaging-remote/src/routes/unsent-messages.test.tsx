import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { CONVERSATION, conversationOf, me, mediaOf, ownMessageOf } from '../testing/samples.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { unsentIn } from '../features/conversations/state/unsent-messages.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => page([]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
};

const open = () =>
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
const composer = () => screen.findByRole('textbox', { name: 'Your message' });

/** Shows the conversation once more as it stands after the session ended, for who logs in there. */
const comeBack = (left: ReturnType<typeof open>, user = me) => {
  left.unmount();
  resetSession();
  resetSession(user);
  return open();
};

const somebodyElse = testUser({ _id: 'somebody-else' });

beforeEach(() => {
  stubHttp(calls);
  // Whoever signs in empties what the one before had left.
  resetSession(somebodyElse);
  unsentIn(CONVERSATION);
  resetSession(me);
});

test('what was typed stands in the field again for who logs in again, until it is taken out', async () => {
  let left = open();
  await userEvent.type(await composer(), 'Half a sent');
  left = comeBack(left);
  expect(await composer()).toHaveValue('Half a sent');
  await userEvent.type(await composer(), 'ence');
  left = comeBack(left);
  expect(await composer()).toHaveValue('Half a sentence');
  await userEvent.clear(await composer());
  comeBack(left);
  expect(await composer()).toHaveValue('');
});

test('nobody else finds it, and nor does its writer once somebody else was there', async () => {
  const mine = open();
  await userEvent.type(await composer(), 'Mine');
  const others = comeBack(mine, somebodyElse);
  expect(await composer()).toHaveValue('');
  comeBack(others);
  expect(await composer()).toHaveValue('');
});

test('what was sent and did not arrive stands there too, before what was begun after it', async () => {
  stubHttp({
    ...calls,
    'POST /messages/conversations/:id': () => {
      throw stubError(401, 'auth.unauthorized', 'Please login!');
    },
  });
  const left = open();
  await userEvent.type(await composer(), 'Hello{Enter}');
  expect(await composer()).toHaveValue('');
  await userEvent.type(await composer(), 'And');
  comeBack(left);
  expect(await composer()).toHaveValue('Hello\n\nAnd');
});

test('what was refused is put back into the field to be written another way', async () => {
  let refusal: Error | null = stubError(422, 'message.words', 'A word is not accepted here.');
  const made = stubHttp({
    ...calls,
    'POST /messages/conversations/:id': ({ body }) => {
      if (refusal) throw refusal;
      return ownMessageOf(3, { text: (body as { text: string }).text });
    },
  });
  open();
  await userEvent.type(await composer(), 'Bad word{Enter}');
  await screen.findByText('A word is not accepted here.');
  await userEvent.type(await composer(), 'And');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await composer()).toHaveValue('Bad word\n\nAnd');
  expect(await composer()).toHaveFocus();
  expect(screen.queryByText('A word is not accepted here.')).not.toBeInTheDocument();
  refusal = null;
  await userEvent.clear(await composer());
  await userEvent.type(await composer(), 'Good word{Enter}');
  await waitFor(() => expect(made.at(-1)?.body).toMatchObject({ text: 'Good word' }));
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('word'));
});

const leaf = (name: string) => new File(['leaf'], name, { type: 'image/jpeg' });
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Add files', { selector: 'input' }), files);
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('files that have arrived are there again, and go with the message; before that the browser asks, and it is said which were cut', async () => {
  URL.createObjectURL = () => 'blob:leaf';
  URL.revokeObjectURL = () => undefined;
  const arriving: Array<() => void> = [];
  const made = stubHttp({
    ...calls,
    'POST /messages/private/file/photo': () =>
      new Promise((resolve) => arriving.push(() => resolve(mediaOf(`photo-${arriving.length}`)))),
    'POST /files/sign-urls': () => page([mediaOf('photo-1')]),
    'POST /messages/conversations/:id': () => ownMessageOf(3, { type: 'photo', text: '', files: [] }),
  });
  const left = open();
  await choose(leaf('one.jpg'));
  await waitFor(() => expect(arriving).toHaveLength(1));
  expect(isAsked()).toBe(true);
  arriving[0]?.();
  await waitFor(() => expect(isAsked()).toBe(false));
  await choose(leaf('two.jpg'));
  await waitFor(() => expect(arriving).toHaveLength(2));
  comeBack(left);
  expect(await screen.findByRole('button', { name: /Remove .*one\.jpg/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Remove .*two\.jpg/ })).not.toBeInTheDocument();
  expect(await screen.findByText(/two\.jpg.* was not sent before the page closed/)).toBeInTheDocument();
  arriving[1]?.();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'POST /messages/conversations/:id')?.body).toEqual({
      text: '',
      fileIds: ['photo-1'],
    }),
  );
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('photo-'));
});

test('a file that was taken away does not come back, and nobody else finds one', async () => {
  URL.createObjectURL = () => 'blob:leaf';
  URL.revokeObjectURL = () => undefined;
  let count = 0;
  stubHttp({ ...calls, 'POST /messages/private/file/photo': () => mediaOf(`photo-${(count += 1)}`) });
  const mine = open();
  await choose(leaf('one.jpg'), leaf('two.jpg'));
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('photo-2'));
  await userEvent.click(screen.getByRole('button', { name: /Remove .*one\.jpg/ }));
  expect(JSON.stringify({ ...localStorage })).not.toContain('photo-1');
  comeBack(mine, somebodyElse);
  await composer();
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  expect(JSON.stringify({ ...localStorage })).not.toContain('photo-2');
});

test('a file that waited for the line is not sent once its sender has signed out', async () => {
  URL.createObjectURL = () => 'blob:leaf';
  URL.revokeObjectURL = () => undefined;
  const made = stubHttp({ ...calls, 'POST /messages/private/file/photo': () => new Promise(() => {}) });
  const sent = () => made.filter(({ name }) => name === 'POST /messages/private/file/photo');
  const mine = open();
  await choose(leaf('one.jpg'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  window.dispatchEvent(new Event('offline'));
  comeBack(mine, somebodyElse);
  await composer();
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent()).toHaveLength(1);
});

test('what arrived does not come back', async () => {
  const made = stubHttp({ ...calls, 'POST /messages/conversations/:id': () => ownMessageOf(3, { text: 'Hello' }) });
  const left = open();
  await userEvent.type(await composer(), 'Hello{Enter}');
  await waitFor(() => expect(made.map(({ name }) => name)).toContain('POST /messages/conversations/:id'));
  await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
  comeBack(left);
  expect(await composer()).toHaveValue('');
});
