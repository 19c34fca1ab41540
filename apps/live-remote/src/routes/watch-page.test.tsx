import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { FakePeerConnection, serveOffers } from '../shared/webrtc/testing/fake-peer-connection.ts';
import { FakeHls } from '../testing/fake-hls.ts';
import { tell } from '../testing/fake-socket.ts';
import { renderLive } from '../testing/render-live.tsx';
import { chatState, mahsa, stream } from '../testing/samples.ts';
import { WatchPage } from './watch-page.tsx';

jest.mock('hls.js/light', () => jest.requireActual('../testing/fake-hls.ts'));
jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const STREAM = 'GET /streaming/:id';
const JOIN = 'GET /streaming/join/:id';
const RECORDED = 'GET /streaming/recordings/of/:id';
const route = `/live/${stream()._id}`;
const opened = FakePeerConnection.opened;

const serve = (calls: Record<string, StubbedCall> = {}) =>
  stubHttp({
    [JOIN]: () => ({ ...stream(), whepUrl: '/api/streaming/whep/b1', hlsUrl: '/api/streaming/hls/b1/index.m3u8' }),
    [STREAM]: () => stream(),
    [RECORDED]: () => null,
    'GET /performers/:id': () => ({ ...mahsa, craft: 'Painting', avatar: null, isVerified: true, monthlyPrice: 5 }),
    'GET /messages/conversations/public/:id': () => ({ data: [], total: 0 }),
    ...calls,
  });

const open = (user = testUser()) =>
  renderLive(
    <Routes>
      <Route path="/live/:streamId" element={<WatchPage />} />
    </Routes>,
    { user, route },
  );

class FakeStream {
  getAudioTracks() {
    return [];
  }
}

/** Lets a picture come through the connection that the page opened. */
const connect = async () => {
  await screen.findByText('Connecting…');
  await act(async () => opened.at(-1)?.become('connected'));
};

/** What the server's clock says, by an answer of its. */
const answerAt = (ms: number) =>
  Object.assign(new XMLHttpRequest(), { getResponseHeader: () => new Date(ms).toUTCString() });

const refusing = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

beforeEach(() => {
  opened.length = 0;
  FakeHls.made.length = 0;
  Object.assign(globalThis, {
    RTCPeerConnection: FakePeerConnection,
    RTCRtpReceiver: {},
    MediaStream: FakeStream,
    fetch: serveOffers(201),
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => jest.restoreAllMocks());

test('plays the stream and releases the connection when it is left', async () => {
  serve();
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Drawing together' })).toBeInTheDocument();
  await connect();
  expect(screen.queryByText('Connecting…')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Drawing together')).toHaveProperty('srcObject', expect.any(FakeStream));

  unmount();
  await act(async () => undefined);

  expect(opened.every(({ closeCount }) => closeCount > 0)).toBe(true);
});

test('shows the picture by segments, and says how far behind, where very many watch; and comes back when none come', async () => {
  Object.assign(globalThis, { fetch: serveOffers({ status: 503, code: 'stream.crowded' }, 409) });
  serve();
  open();
  await waitFor(() => expect(FakeHls.made).toHaveLength(1));
  const [hls] = FakeHls.made;
  const video = screen.getByLabelText('Drawing together', { selector: 'video' });
  expect([hls?.source, hls?.video]).toEqual(['/api/streaming/hls/b1/index.m3u8', video]);
  expect(hls?.authorizationFor('/api/streaming/hls/b1/index.m3u8')).toBe('Bearer secret');
  expect(hls?.authorizationFor('/api/streaming/hls/b1/x-1.m4s?s=signed')).toBeUndefined();
  expect(screen.getByText('Connecting…')).toBeInTheDocument();

  act(() => hls?.serve('levelLoaded', { networkDetails: answerAt(Date.now()) }));
  if (hls) hls.playingDate = new Date(Date.now() - 6000);
  fireEvent(video, new Event('playing'));
  expect(screen.queryByText('Connecting…')).not.toBeInTheDocument();
  const begun = Date.now();
  const behind = parseInt((await screen.findByText(/^\d+ sec behind$/)).textContent, 10);
  // And as long as this has taken: the film stands where it is.
  expect(behind).toBeGreaterThanOrEqual(6);
  expect(behind).toBeLessThanOrEqual(8 + (Date.now() - begun) / 1000);
  fireEvent(video, new Event('waiting'));
  expect(screen.getByText('The picture stands still. Reconnecting…')).toBeInTheDocument();

  act(() => hls?.serve('error', { fatal: true, type: 'networkError', response: { code: 409 } }));
  expect(await screen.findByText('Waiting for the picture…')).toBeInTheDocument();
  expect(hls?.isDestroyed).toBe(true);
});

test('who is refused the segments may ask the engine again', async () => {
  Object.assign(globalThis, { fetch: serveOffers({ status: 503, code: 'stream.crowded' }, 201) });
  serve();
  open();
  await waitFor(() => expect(FakeHls.made).toHaveLength(1));
  act(() => FakeHls.made[0]?.serve('error', { fatal: false, type: 'networkError', response: { code: 403 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await connect();
  expect(screen.getByLabelText('Drawing together')).toHaveProperty('srcObject', expect.any(FakeStream));
});

test('waits while the picture has not come yet', async () => {
  Object.assign(globalThis, { fetch: serveOffers(409) });
  serve();
  open();
  expect(await screen.findByText('Waiting for the picture…')).toBeInTheDocument();
});

test('begins anew on demand when the stream cannot be played', async () => {
  Object.assign(globalThis, { fetch: serveOffers(403) });
  serve();
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(globalThis, { fetch: serveOffers(201) });
  await userEvent.click(retry);
  await connect();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('plays silently where the browser allows no sound, and offers the sound', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementationOnce(refusing('NotAllowedError'));
  serve();
  open();
  await connect();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn the sound on' }));
  expect(screen.getByLabelText('Drawing together')).toHaveProperty('muted', false);
  expect(screen.queryByRole('button', { name: 'Turn the sound on' })).not.toBeInTheDocument();
});

test('follows how many watch, and thanks those who are there at the end', async () => {
  serve();
  open();
  await connect();
  act(() => tell('stream.viewers.changed', { streamId: stream()._id, viewers: 12 }));
  expect(await screen.findByRole('img', { name: '12 people are watching' })).toBeInTheDocument();

  act(() => tell('stream.ended', { streamId: stream()._id, performerId: mahsa._id }));

  expect(await screen.findByRole('link', { name: 'Visit the profile' })).toHaveAttribute('href', '/mahsa.art');
  expect(screen.queryByLabelText('Drawing together')).not.toBeInTheDocument();
  expect(opened.every(({ closeCount }) => closeCount > 0)).toBe(true);
});

test('says that there is no such stream', async () => {
  const missing = () => {
    throw stubError(404, 'not_found', 'Not found');
  };
  serve({ [STREAM]: missing, [JOIN]: missing });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such live stream.' })).toBeInTheDocument();
  expect(document.title).toMatch(/^There is no such live stream\. · /);
});

test('shows guests what it is about without asking for the picture', async () => {
  const calls = serve();
  renderLive(
    <Routes>
      <Route path="/live/:streamId" element={<WatchPage />} />
    </Routes>,
    { route },
  );
  expect(await screen.findByRole('link', { name: 'Log in and watch' })).toHaveAttribute(
    'href',
    `/auth/login?returnUrl=${encodeURIComponent(route)}`,
  );
  expect(calls.map(({ name }) => name)).not.toContain(JOIN);
  expect(opened).toHaveLength(0);
});

test('shows the picture to a member whose account is delayed, and asks nobody to sign in who is in', async () => {
  serve();
  renderLive(
    <Routes>
      <Route path="/live/:streamId" element={<WatchPage />} />
    </Routes>,
    { isDelayed: true, route },
  );
  expect(await screen.findByText('Connecting…')).toBeInTheDocument();
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Sign in/ })).not.toBeInTheDocument();
});

test('shows the whole picture of whatever shape ', async () => {
  serve();
  open();
  const video = await screen.findByLabelText('Drawing together', { selector: 'video' });
  expect(getComputedStyle(video).objectFit).toBe('contain');
});

test('of several sizes of the picture the viewer chooses one, which the next stream keeps', async () => {
  const link = '</api/streaming/resources/r/layer>; rel="urn:ietf:params:whep:ext:core:layer"';
  const answers = serveOffers({ status: 201, link });
  Object.assign(globalThis, { fetch: answers });
  const asked = () => answers.mock.calls.flatMap(([url, { body }]) => (String(url).endsWith('/layer') ? [body] : []));
  serve();
  const { unmount } = open();
  await connect();
  const quality = await screen.findByRole('combobox', { name: 'Picture quality' });
  expect(quality).toHaveDisplayValue('Automatic (High)');
  await userEvent.selectOptions(quality, 'Low');
  expect(quality).toHaveDisplayValue('Low');
  await waitFor(() => expect(asked()).toEqual(['{"encodingId":"l"}']));
  unmount();

  open();
  await connect();
  expect(await screen.findByRole('combobox', { name: 'Picture quality' })).toHaveDisplayValue('Low');
  await waitFor(() => expect(asked()).toHaveLength(2));
  localStorage.clear();
});

test('where there is one size there is nothing to choose', async () => {
  serve();
  open();
  await connect();
  await waitFor(() => expect(screen.queryByText('Connecting…')).not.toBeInTheDocument());
  expect(screen.queryByRole('combobox', { name: 'Picture quality' })).not.toBeInTheDocument();
});

test('whom a ban for a time kept out sees stream and chat again when it has run out', async () => {
  const until = new Date(Date.now() + 1500).toISOString();
  const isBanned = () => Date.now() < Date.parse(until);
  const restriction = { kind: 'ban', reason: '', until } as const;
  const calls = serve({
    [JOIN]: () => {
      if (isBanned()) throw stubError(403, 'stream.banned', 'You were removed from the streams of this creator.');
      return { ...stream(), whepUrl: '/api/streaming/whep/b1', hlsUrl: '/api/streaming/hls/b1/index.m3u8' };
    },
    'GET /streaming/:id/chat': () => chatState({}, { restriction: isBanned() ? restriction : null }),
  });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/removed/);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), { timeout: 5000 });
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
  await waitFor(() => expect(calls.filter(({ name }) => name === JOIN).length).toBeGreaterThan(1));
}, 20_000);

test('whom a mute for a time kept from writing may write again when it has run out, and the picture goes on', async () => {
  const until = new Date(Date.now() + 1500).toISOString();
  const restriction = { kind: 'mute', reason: '', until } as const;
  const calls = serve({
    'GET /streaming/:id/chat': () =>
      chatState({}, { restriction: Date.now() < Date.parse(until) ? restriction : null }),
  });
  open();
  expect(await screen.findByText(/You can write again at|You cannot write/)).toBeInTheDocument();
  expect(await screen.findByRole('textbox', undefined, { timeout: 5000 })).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === JOIN)).toHaveLength(1);
}, 20_000);
