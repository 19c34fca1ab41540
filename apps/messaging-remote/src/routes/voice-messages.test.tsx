import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { holdTicks, letSoundsPlay, openFakeMicrophone } from '../testing/fake-microphone.ts';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, mediaOf, messageOf, ownMessageOf, sentFile } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const VOICE = '01900000-0000-7000-8000-0000000000f1';
const UPLOAD = 'POST /messages/private/file/audio';
const SEND = 'POST /messages/conversations/:id';
const page = (items: object[]) => ({ data: items, total: items.length });
const sent = sentFile(VOICE, { type: 'audio', width: null, height: null, durationMs: 12_000 });
const media = mediaOf(VOICE, {
  type: 'message-audio',
  thumbnails: null,
  durationMs: 12_000,
  url: '/api/media/v.m4a',
  peaks: [1, 50, 100],
});

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => page([]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
  'POST /files/sign-urls': () => page([media]),
};

const open = () =>
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Sends what is recorded, as soon as the microphone is given. */
const record = async () => {
  await screen.findByRole('button', { name: 'Pause recording' });
  await press('Send voice message');
};

beforeEach(() => {
  resetSession(me);
  openFakeMicrophone();
  letSoundsPlay();
  holdTicks();
});

afterEach(() => void jest.useRealTimers());

test('a recording is sent as a message of its own, and the focus is where it was', async () => {
  const made = stubHttp({
    ...calls,
    [UPLOAD]: () => ({ ...media, status: 'processing' }),
    [SEND]: () => ownMessageOf(1, { type: 'audio', text: '', files: [sent] }),
  });
  open();
  await press('Record a voice message');
  await record();
  await waitFor(() => expect(made.find(({ name }) => name === SEND)?.body).toMatchObject({ fileIds: [VOICE] }));
  expect(await screen.findByRole('group', { name: 'Voice message, 0:12' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Record a voice message' })).toHaveFocus();
});

test('the button stands where nothing is written, and a thrown away recording sends nothing', async () => {
  const made = stubHttp(calls);
  open();
  await press('Record a voice message');
  await press('Throw away');
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  await userEvent.type(field, 'words');
  expect(screen.queryByRole('button', { name: 'Record a voice message' })).not.toBeInTheDocument();
  expect(made.filter(({ name }) => name === UPLOAD)).toEqual([]);
});

test('a performer sells a recording for the price that is asked', async () => {
  const performer = testPerformer();
  resetSession(performer);
  const fan = { ...conversationOf().recipient, _id: 'a-fan', isPerformer: false };
  const made = stubHttp({
    ...calls,
    'GET /conversations': () => page([conversationOf({ recipient: fan })]),
    'GET /conversations/:id': () => conversationOf({ recipient: fan }),
    [UPLOAD]: () => media,
    [SEND]: () => messageOf(1, { senderId: performer._id, type: 'audio', text: '', files: [sent], price: 5 }),
  });
  open();
  await press('Ask a price');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Price of the message' }), '5');
  await press('Record a voice message');
  await record();
  await waitFor(() =>
    expect(made.find(({ name }) => name === SEND)?.body).toMatchObject({ price: 5, fileIds: [VOICE] }),
  );
});

test('one that is prepared says so, and a locked one how long it is', async () => {
  stubHttp({
    ...calls,
    'GET /messages/conversations/:id': () =>
      page([
        messageOf(2, { type: 'audio', text: '', files: [sent], price: 5, isLocked: true }),
        messageOf(1, { type: 'audio', text: '', files: [{ ...sent, _id: CONVERSATION, status: 'processing' }] }),
      ]),
    'POST /files/sign-urls': () =>
      page([{ ...media, _id: CONVERSATION, status: 'processing', url: null, peaks: null }]),
  });
  open();
  await act(async () => undefined);
  const history = await screen.findByRole('region', { name: 'Message history' });
  expect(await within(history).findByText('The voice message is being prepared…')).toBeInTheDocument();
  expect(await within(history).findByText('Voice message, 0:12')).toBeInTheDocument();
});
