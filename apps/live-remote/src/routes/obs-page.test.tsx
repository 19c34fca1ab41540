import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { FakePeerConnection, serveOffers } from '../shared/webrtc/testing/fake-peer-connection.ts';
import { tell } from '../testing/fake-socket.ts';
import { renderLive } from '../testing/render-live.tsx';
import { mahsa, ownStream, stream } from '../testing/samples.ts';
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

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

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

const ON_AIR = { ...PREVIEW, status: 'on-air' };

test('what goes on air elsewhere can be ended here as soon as it is told', async () => {
  let running: object | null = null;
  let isArriving = false;
  const calls = open({
    'GET /streaming/encoder': () => (isArriving ? ON_AIR : NOTHING),
    'GET /streaming/live': () => running,
  });
  expect(await screen.findByText('Not connected')).toBeInTheDocument();
  running = ownStream();
  act(() => tell('stream.started', { stream: stream({ performer: { ...mahsa, _id: 'somebody-else' } }) }));
  await act(async () => undefined);
  expect(calls.filter(({ name }) => name === 'GET /streaming/live')).toHaveLength(1);
  isArriving = true;
  act(() => tell('stream.started', { stream: stream() }));
  expect(await screen.findByRole('button', { name: 'End the stream' })).toBeInTheDocument();
  expect(await screen.findByText('On air', undefined, { timeout: 4000 })).toBeInTheDocument();
});

test('what arrives on air is never without the stream that it belongs to, also where its beginning was not told', async () => {
  let running: object | null = null;
  let input: object = NOTHING;
  const calls = open({ 'GET /streaming/encoder': () => input, 'GET /streaming/live': () => running });
  expect(await screen.findByText('Not connected')).toBeInTheDocument();
  running = ownStream();
  input = ON_AIR;
  expect(await screen.findByText('On air', undefined, { timeout: 4000 })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'End the stream' })).toBeInTheDocument();
  // And the other way round: what is no more on air asks whether the stream is over.
  running = null;
  input = { ...NOTHING, status: 'over', keyName: 'Studio', reason: 'stream_ended' };
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End the stream' })).not.toBeInTheDocument(), {
    timeout: 4000,
  });
  expect(calls.filter(({ name }) => name === 'GET /streaming/live').length).toBeLessThan(6);
}, 15_000);

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
