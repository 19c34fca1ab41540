import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { FakePeerConnection, serveOffers } from '../shared/webrtc/testing/fake-peer-connection.ts';
import { renderLive } from '../testing/render-live.tsx';
import { mahsa, ownStream } from '../testing/samples.ts';
import { ObsPage } from './obs-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const NOTHING = {
  serverUrl: 'https://barg.example/api/streaming/whip/m1/encoder',
  previewUrl: '/api/streaming/whep/m1/preview',
  status: 'none',
  keyName: null,
  beganAt: null,
  reason: null,
  measured: null,
};
const MEASURED = {
  video: {
    codec: 'h264',
    profile: 100,
    width: 1280,
    height: 720,
    bitrate: 2_500_000,
    frameRate: 30,
    keyFrameMs: 8300,
    hasReordered: false,
    packets: 900,
    lost: 0,
  },
  audio: null,
};
const PREVIEW = { ...NOTHING, status: 'preview', keyName: 'Studio', measured: MEASURED };
const KEY = {
  _id: 'k1',
  name: 'Studio',
  hint: 'x9Qz',
  startsStream: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};

const open = (calls: Record<string, StubbedCall> = {}) => {
  const made = stubHttp({
    'GET /streaming/encoder': () => NOTHING,
    'GET /streaming/keys': () => ({ data: [], total: 0 }),
    'GET /streaming/live': () => null,
    'GET /streaming/recordings/setting': () => ({ isOn: true, isPossible: true }),
    'GET /performers/me/profile': () => ({ verification: { status: 'verified' } }),
    ...calls,
  });
  renderLive(<ObsPage />, { user: testPerformer({ _id: mahsa._id }) });
  return made;
};

beforeEach(() => {
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, RTCRtpReceiver: {}, fetch: serveOffers(201) });
});

test('a key is made, shown this once, and revoked after a question', async () => {
  const calls = open({
    'POST /streaming/keys': ({ body }) => ({ ...KEY, ...Object(body), key: 'bsk_secret' }),
    'DELETE /streaming/keys/:id': () => ({ success: true }),
  });
  expect(await screen.findByText(NOTHING.serverUrl)).toBeInTheDocument();
  expect(await screen.findByText(/You have no stream key yet/)).toBeInTheDocument();
  expect(screen.getByText('Start streaming in OBS: only you see it until you go on air.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of a new key' }), 'Studio');
  await userEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText('bsk_secret')).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Your stream keys' });
  expect(within(list).getByText(/Ends with x9Qz/)).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Revoke the key Studio' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke this key?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/You have no stream key yet/)).toBeInTheDocument();
  expect(screen.queryByText('bsk_secret')).toBeNull();
  expect(calls.some(({ name }) => name === 'DELETE /streaming/keys/:id')).toBe(true);
});

test('what arrives is measured and advised on, and goes on air with a title', async () => {
  const calls = open({
    'GET /streaming/encoder': () => PREVIEW,
    'POST /streaming/encoder/on-air': ({ body }) => ownStream(Object(body)),
  });
  expect(await screen.findByText('Only you see this. Check picture and sound, then go on air.')).toBeInTheDocument();
  const advice = screen.getByRole('list', { name: 'Advice' });
  expect(
    within(advice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 20)),
  ).toEqual(['Some browsers show t', 'Key frames are too f', 'No sound arrives. Ch']);
  expect(screen.getByText('8.3 s')).toBeInTheDocument();
  expect(screen.getByText('2,500 kbit/s')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title of the stream' }), 'Autumn covers');
  await userEvent.click(screen.getByRole('button', { name: 'Go live' }));
  expect(await screen.findByRole('link', { name: 'To the chat of the stream' })).toBeInTheDocument();
  const sent = calls.find(({ name }) => name === 'POST /streaming/encoder/on-air');
  expect(sent?.body).toEqual({ title: 'Autumn covers', takesFiles: false, audience: 'public' });
});

test('says why it is over', async () => {
  open({ 'GET /streaming/encoder': () => ({ ...NOTHING, status: 'over', keyName: 'Studio', reason: 'key_revoked' }) });
  expect(await screen.findByText('It ended because you revoked its key.')).toBeInTheDocument();
});

test('a failure offers to try again', async () => {
  open({
    'GET /streaming/encoder': () => {
      throw stubError(500, 'server.unexpected', 'Something went wrong');
    },
  });
  expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
});

test('who is not verified reads what is missing', async () => {
  open({ 'GET /performers/me/profile': () => ({ verification: { status: 'none' } }) });
  expect(await screen.findByText('Show us that it is you')).toBeInTheDocument();
});
