import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { FakePeerConnection, serveOffers } from '../shared/webrtc/testing/fake-peer-connection.ts';
import { tell } from '../testing/fake-socket.ts';
import { openFakeCamera, type FakeTrack } from '../testing/fake-camera.ts';
import { renderLive } from '../testing/render-live.tsx';
import { mahsa, ownStream } from '../testing/samples.ts';
import { BroadcastPage } from './broadcast-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));
// jsdom plays no sound.
jest.mock('../features/broadcast/media/measure-level.ts', () => ({ measureLevel: () => () => undefined }));

const OWN = 'GET /streaming/live';
const START = 'POST /streaming/live';
const END = 'PUT /streaming/live/:id';
const PERFORMER = 'GET /performers/me/profile';
const opened = FakePeerConnection.opened;
let tracks: FakeTrack[] = [];

const serve = (calls: Record<string, StubbedCall> = {}) =>
  stubHttp({
    [OWN]: () => null,
    [START]: ({ body }) => ownStream(Object(body)),
    [END]: () => ownStream({ status: 'ended' }),
    [PERFORMER]: () => ({ verification: { status: 'verified' } }),
    'GET /messages/conversations/public/:id': () => ({ data: [], total: 0 }),
    ...calls,
  });

const open = () => renderLive(<BroadcastPage />, { user: testPerformer({ _id: mahsa._id }) });

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

beforeEach(() => {
  opened.length = 0;
  tracks = openFakeCamera();
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, RTCRtpReceiver: {}, fetch: serveOffers(201) });
});

const goLive = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title of the stream' }), 'Autumn covers');
  await userEvent.click(await screen.findByRole('button', { name: 'Go live' }));
  await screen.findByRole('heading', { name: 'Autumn covers' });
  await act(async () => opened.at(-1)?.become('connected'));
};

test('sends camera and microphone into the stream that it begins', async () => {
  const calls = serve();
  open();
  await goLive();
  expect(calls.find(({ name }) => name === START)?.body).toEqual({ title: 'Autumn covers' });
  expect(fetch).toHaveBeenCalledWith('/api/streaming/whip/b1', expect.objectContaining({ method: 'POST' }));
  expect(opened.at(-1)?.transceivers.map(({ kind }) => kind)).toEqual(['audio', 'video']);
  expect(screen.getByText('Connected')).toBeInTheDocument();
});

test('goes on with the stream that runs already', async () => {
  serve({ [OWN]: () => ownStream({ title: 'From before' }) });
  open();
  expect(await screen.findByRole('heading', { name: 'From before' })).toBeInTheDocument();
  await act(async () => undefined);
  expect(opened).toHaveLength(1);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('turns sound and picture off and on while the devices stay open', async () => {
  serve();
  open();
  await goLive();
  await userEvent.click(screen.getByRole('button', { name: 'Mute the microphone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn the camera off' }));
  expect(tracks.map(({ enabled, readyState }) => [enabled, readyState])).toEqual([
    [false, 'live'],
    [false, 'live'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Unmute the microphone' }));
  expect(tracks.map(({ enabled }) => enabled)).toEqual([true, false]);
});

test('asks before it ends the stream, and stops sending then', async () => {
  const calls = serve();
  open();
  await goLive();
  await userEvent.click(screen.getByRole('button', { name: 'End the stream' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(calls.map(({ name }) => name)).not.toContain(END);
  await userEvent.click(within(dialog).getByRole('button', { name: 'End the stream' }));

  expect(await screen.findByText('The live stream is over.')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === END)?.body).toEqual({ status: 'ended' });
  expect(opened.every(({ closeCount }) => closeCount > 0)).toBe(true);
});

test('stops sending when the stream is ended elsewhere', async () => {
  serve();
  open();
  await goLive();
  act(() => tell('stream.ended', { streamId: ownStream()._id, performerId: mahsa._id }));
  expect(await screen.findByRole('button', { name: 'Go live' })).toBeInTheDocument();
  expect(opened.every(({ closeCount }) => closeCount > 0)).toBe(true);
});

test('closes camera and connection when the page is left', async () => {
  serve();
  const { unmount } = open();
  await goLive();
  unmount();
  await act(async () => undefined);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  expect(opened.every(({ closeCount }) => closeCount > 0)).toBe(true);
});

test.each([
  ['NotAllowedError', 'Camera and microphone are not allowed'],
  ['NotFoundError', 'No camera or microphone was found'],
  ['NotReadableError', 'Another program is using the camera'],
])('says what to do about %s and opens the camera once it works', async (name, title) => {
  openFakeCamera({ refusal: name });
  serve();
  open();
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go live' })).toBeDisabled();
  openFakeCamera();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Your camera')).toBeInTheDocument();
});

test('says that cameras need a secure address', async () => {
  openFakeCamera();
  Object.assign(globalThis, { isSecureContext: false });
  serve();
  open();
  expect(await screen.findByText('The camera needs a secure address')).toBeInTheDocument();
});

test.each([
  ['none', 'Add documents'],
  ['pending', 'See how it stands'],
  ['refused', 'See the reason'],
])('tells a performer whose verification is %s what is missing instead of the form', async (status, action) => {
  serve({ [PERFORMER]: () => ({ verification: { status } }) });
  open();
  expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', '/creator/account/verification');
  expect(screen.queryByRole('button', { name: 'Go live' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Broadcast' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Broadcast · /);
});

test('shows why the stream could not begin', async () => {
  const refuse = () => {
    throw stubError(503, 'live.unavailable', 'Live video is not available now.');
  };
  serve({ [START]: refuse });
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title of the stream' }), 'Autumn covers');
  await userEvent.click(screen.getByRole('button', { name: 'Go live' }));
  expect(await screen.findByText('Live video is not available now.')).toBeInTheDocument();
});
