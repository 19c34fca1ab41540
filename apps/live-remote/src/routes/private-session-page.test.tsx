import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrivateStream } from '@barg/api-client/models';
import { Link, Route, Routes } from '@barg/runtime/router';
import { readToken, signOut } from '@barg/session';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, testUser, type StubbedCall } from '@barg/session/testing';
import { FakePeerConnection, serveOffers } from '../shared/webrtc/testing/fake-peer-connection.ts';
import { openFakeCamera, type FakeTrack } from '../testing/fake-camera.ts';
import { line, tell } from '../testing/fake-socket.ts';
import { renderLive } from '../testing/render-live.tsx';
import { leila, mahsa, message } from '../testing/samples.ts';
import { PrivateWindow } from '../features/private/components/private-window.tsx';
import { privateCall } from '../features/private/session/private-call.ts';
import { PrivatePage } from './private-page.tsx';
import { PrivateSessionPage } from './private-session-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const ID = '01900000-0000-7000-8000-0000000000f1';
const CHAT = '01900000-0000-7000-8000-0000000000f2';

const session = (changes: Partial<PrivateStream> = {}): PrivateStream => ({
  ...{ _id: ID, performer: mahsa, fan: leila, conversationId: CHAT, status: 'running', endReason: null },
  ...{ price: 6, leastMinutes: 2, mostMinutes: 10, hasCamera: false, declineReason: '' },
  ...{ measuredSeconds: 75, reservedMinutes: 4, isEndingSoon: false, isPaused: false },
  ...{ requestedAt: '2026-11-26T20:00:00.000Z', answerBy: '2026-11-26T20:15:00.000Z', startedAt: null, endedAt: null },
  ...changes,
});

const serve = (first: PrivateStream, calls: Record<string, StubbedCall> = {}) =>
  stubHttp({
    'GET /private-streams/:id': () => first,
    'GET /private-streams': () => ({ data: [first], total: 1 }),
    'GET /conversations/stream/:id': () => ({ _id: CHAT }),
    'GET /messages/conversations/:id': () => ({ data: [message(1, { text: 'Hello' })], total: 1 }),
    ...calls,
  });

const open = (who: 'fan' | 'performer') =>
  renderLive(
    <>
      <Routes>
        <Route path="/live/private" element={<PrivatePage />} />
        <Route path="/live/private/:sessionId" element={<PrivateSessionPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/home">Home</Link>
      <Link to={`/live/private/${ID}`}>Private</Link>
      <PrivateWindow />
    </>,
    {
      user: who === 'fan' ? testUser({ _id: leila._id }) : testPerformer({ _id: mahsa._id }),
      route: `/live/private/${ID}`,
    },
  );

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  FakePeerConnection.opened.length = 0;
  openFakeCamera();
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, RTCRtpReceiver: {}, fetch: serveOffers(201) });
});

afterEach(() => {
  act(() => privateCall.leave());
  jest.restoreAllMocks();
});

/** Whether the browser would ask before this page is left. */
const asksToLeave = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

const openLines = () => FakePeerConnection.opened.filter(({ closeCount }) => closeCount === 0).length;

test('a fan without a camera plays her side, sees the time and is warned', async () => {
  serve(session());
  open('fan');
  expect(await screen.findByRole('timer', { name: 'Measured time' })).toHaveTextContent('1:15');
  await act(async () => undefined);
  expect(fetch).toHaveBeenCalledWith(`/api/private-streams/${ID}/whep`, expect.anything());
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('/whip'), expect.anything());
  expect(screen.queryByRole('button', { name: 'Mute the microphone' })).not.toBeInTheDocument();
  act(() => tell('private-stream.changed', { session: session({ measuredSeconds: 130, isEndingSoon: true }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It ends in 2 minutes');
});

test('before anything is sent none of it is asked for, and it is once the first picture comes', async () => {
  serve(session({ status: 'accepted', measuredSeconds: 0 }));
  open('fan');
  expect(await screen.findByText('Waiting for the picture of Mahsa Karimi…')).toBeInTheDocument();
  await act(async () => undefined);
  expect(fetch).not.toHaveBeenCalled();
  act(() => tell('private-stream.changed', { session: session({ status: 'connecting', measuredSeconds: 0 }) }));
  await waitFor(() => expect(fetch).toHaveBeenCalledWith(`/api/private-streams/${ID}/whep`, expect.anything()));
});

test('a performer sends her camera, and asks before she ends it for both', async () => {
  const calls = serve(session(), {
    'PUT /private-streams/:id/end': () => session({ status: 'ended', endReason: 'left' }),
    'PUT /private-streams/:id/off': () => session(),
  });
  open('performer');
  expect(await screen.findByLabelText('Your camera')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledWith(`/api/private-streams/${ID}/whip?from=${ownName()}`, expect.anything());
  await userEvent.click(screen.getByRole('button', { name: 'Mute the microphone' }));
  expect(screen.getByRole('button', { name: 'Unmute the microphone' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(calls.some(({ name }) => name === 'PUT /private-streams/:id/end')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));
  expect(calls.some(({ name }) => name === 'PUT /private-streams/:id/end')).toBe(true);
});

const ON = { audio: false, video: false };
const OFF = 'PUT /private-streams/:id/off';

const turnedOff = (off: Partial<Record<'performer' | 'fan', Partial<typeof ON>>>, isCounting = false) =>
  session({
    ...{ hasCamera: true, isPaused: !isCounting },
    off: { performer: { ...ON, ...off.performer }, fan: { ...ON, ...off.fan }, isCounting },
  });

test('what she turns off is said to the server, again until it has heard, and what she turns on as well', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let answers = 0;
  const calls = serve(session(), {
    [OFF]: () => {
      answers += 1;
      if (answers === 1) throw stubError(503, 'request.unavailable', 'Back in a moment.');
      return turnedOff({ performer: { video: true } });
    },
  });
  open('performer');
  await screen.findByLabelText('Your camera');
  const said = () => calls.filter(({ name }) => name === OFF).map(({ body }) => body);
  expect(said()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Turn the camera off' }));
  await waitFor(() => expect(said()).toEqual([{ audio: false, video: true }]));
  await act(async () => jest.advanceTimersByTimeAsync(2_100));
  await waitFor(() => expect(said()).toEqual(Array(2).fill({ audio: false, video: true })));
  await userEvent.click(screen.getByRole('button', { name: 'Turn the camera on' }));
  await waitFor(() => expect(said()).toHaveLength(3));
  expect(said()[2]).toEqual(ON);
  jest.useRealTimers();
});

test('what the page before had turned off is on again with a new one, and the server is told', async () => {
  const calls = serve(turnedOff({ performer: { audio: true } }), { [OFF]: () => turnedOff({}, true) });
  open('performer');
  await waitFor(() => expect(calls.filter(({ name }) => name === OFF).map(({ body }) => body)).toEqual([ON]));
});

test.each([
  ['fan', { performer: { video: true } }, 'Mahsa Karimi has turned the camera off. Nothing is counted meanwhile.'],
  ['fan', { performer: { audio: true } }, 'Mahsa Karimi has turned the microphone off. Nothing is counted meanwhile.'],
  ['fan', { fan: { video: true } }, 'Your camera is off. Nothing is counted meanwhile.'],
  ['performer', { performer: { audio: true, video: true } }, 'Your camera and microphone are off. Nothing is counted'],
  ['performer', { fan: { video: true } }, 'Leila has turned the camera off. Nothing is counted meanwhile.'],
] as const)('the %s is told of %j', async (who, off, words) => {
  serve(turnedOff(off), { [OFF]: () => turnedOff(off) });
  open(who);
  expect(await screen.findByText(new RegExp(words))).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/Nothing flows at present/)).not.toBeInTheDocument();
});

test('where time counts all the same, nothing else is said', async () => {
  serve(turnedOff({ fan: { audio: true } }, true), { [OFF]: () => turnedOff({}, true) });
  open('performer');
  expect(await screen.findByText('Leila has turned the microphone off.')).toBeInTheDocument();
});

test('a black picture says why, where it is black', async () => {
  Object.assign(globalThis, { MediaStream: EventTarget });
  serve(turnedOff({ performer: { video: true } }), { [OFF]: () => turnedOff({}) });
  open('fan');
  await screen.findByRole('timer', { name: 'Measured time' });
  await waitFor(() => expect(FakePeerConnection.opened.length).toBeGreaterThan(0));
  await act(async () => FakePeerConnection.opened.forEach((line) => line.become('connected')));
  expect(await screen.findByText('Mahsa Karimi has turned the camera off.')).toBeInTheDocument();
});

const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

/** Pulls out a device, after which these are there. */
const pullOut = (track: FakeTrack | undefined, left: Parameters<typeof openFakeCamera>[0]): FakeTrack[] => {
  const tracks = openFakeCamera(left);
  act(() => void track?.dispatchEvent(new Event('ended')));
  return tracks;
};

const NONE = { refusal: 'NotFoundError' };

test.each(['audio', 'video'] as const)('when her %s goes away another one replaces it', async (kind) => {
  const tracks = openFakeCamera();
  serve(session());
  open('performer');
  await screen.findByLabelText('Your camera');
  await userEvent.click(screen.getByRole('button', { name: 'Mute the microphone' }));
  const [audio] = pullOut(
    tracks.find((track) => track.kind === kind),
    {},
  );
  await waitFor(() => expect(openLines()).toBe(1));
  expect(await screen.findByLabelText('Your camera')).toBeInTheDocument();
  expect(screen.queryByText('No camera or microphone was found')).not.toBeInTheDocument();
  expect([FakePeerConnection.opened.length, audio?.enabled]).toEqual([2, false]);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
});

test('where there is no other one she is told, and plugging one in is enough', async () => {
  const [, video] = openFakeCamera();
  serve(session());
  open('performer');
  await screen.findByLabelText('Your camera');
  await userEvent.click(screen.getByRole('button', { name: 'Mute the microphone' }));
  pullOut(video, NONE);
  expect(await screen.findByText('No camera or microphone was found')).toBeInTheDocument();
  expect(screen.queryByLabelText('Your camera')).not.toBeInTheDocument();
  await waitFor(() => expect(openLines()).toBe(0));
  const watched = navigator.mediaDevices;
  const [audio] = openFakeCamera();
  act(() => void watched.dispatchEvent(new Event('devicechange')));
  expect(await screen.findByLabelText('Your camera')).toBeInTheDocument();
  expect(screen.queryByText('No camera or microphone was found')).not.toBeInTheDocument();
  expect([openLines(), audio?.enabled]).toEqual([1, false]);
  expect(screen.getByRole('button', { name: 'Unmute the microphone' })).toBeInTheDocument();
});

test.each([
  ['a fan', 'fan', true],
  ['a performer', 'performer', false],
] as const)('%s whose camera was refused tries again', async (_who, who, hasCamera) => {
  openFakeCamera({ refusal: 'NotAllowedError' });
  serve(session({ hasCamera }));
  open(who);
  expect(await screen.findByText('Camera and microphone are not allowed')).toBeInTheDocument();
  await tryAgain();
  expect(await screen.findByText('Camera and microphone are not allowed')).toBeInTheDocument();
  openFakeCamera();
  await tryAgain();
  expect(await screen.findByLabelText('Your camera')).toBeInTheDocument();
});

test('the small window says as well that the camera has gone', async () => {
  const [, video] = openFakeCamera();
  serve(session({ hasCamera: true }));
  open('fan');
  await screen.findByLabelText('Your camera');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  const small = await screen.findByRole('region', { name: /^Private stream with/ });
  pullOut(video, NONE);
  expect(await within(small).findByRole('alert')).toHaveTextContent('No camera or microphone was found');
});

test('the sound that the browser has refused is turned on in the small window as well', async () => {
  Object.assign(globalThis, { MediaStream: EventTarget });
  serve(session());
  const { unmount } = open('fan');
  await screen.findByRole('timer', { name: 'Measured time' });
  await waitFor(() => expect(FakePeerConnection.opened).toHaveLength(1));
  await act(async () => FakePeerConnection.opened[0]?.become('connected'));
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementationOnce(async () => {
    throw Object.assign(new Error('Refused'), { name: 'NotAllowedError' });
  });
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  const small = await screen.findByRole('region', { name: /^Private stream with/ });
  const button = await within(small).findByRole('button', { name: 'Turn the sound on' });
  // A link has no buttons in it.
  expect(button.closest('a')).toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(within(small).getByLabelText('Mahsa Karimi', { exact: false, selector: 'video' })).toHaveProperty(
    'muted',
    false,
  );
  unmount();
});

test('it goes on in a small window on other pages, with the way back, and says there how it ended', async () => {
  serve(session({ hasCamera: true }), {
    'PUT /private-streams/:id/end': () => session({ status: 'ended', endReason: 'left' }),
  });
  open('fan');
  await screen.findByRole('timer', { name: 'Measured time' });
  await screen.findByLabelText('Your camera');
  expect(screen.queryByRole('region', { name: /^Private stream with/ })).not.toBeInTheDocument();
  expect([openLines(), asksToLeave()]).toEqual([2, true]);
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  const small = await screen.findByRole('region', { name: /^Private stream with/ });
  expect([openLines(), FakePeerConnection.opened.length]).toEqual([2, 2]);
  expect(asksToLeave()).toBe(true);
  for (const link of within(small).getAllByRole('link', { name: 'Back to the private stream' })) {
    expect(link).toHaveAttribute('href', `/live/private/${ID}`);
  }
  await userEvent.click(within(small).getByRole('button', { name: 'Mute the microphone' }));
  expect(within(small).getByRole('button', { name: 'Unmute the microphone' })).toBeInTheDocument();
  act(() => tell('private-stream.changed', { session: session({ hasCamera: true, measuredSeconds: 130 }) }));
  await waitFor(() => expect(within(small).getByRole('timer')).toHaveTextContent('2:10'));
  // It lies on a picture, dark in both themes: a colour of the theme's own would not be read there.
  const time = within(small).getByText('2:10');
  expect(getComputedStyle(time).color).toBe(getComputedStyle(within(small).getByRole('timer')).color);
  expect(getComputedStyle(time).color).toContain('on-media');
  act(() => tell('private-stream.changed', { session: session({ status: 'ended', endReason: 'left' }) }));
  expect(await screen.findByText(/^Private stream with .*: Ended$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Private stream with/ })).not.toBeInTheDocument();
  await waitFor(() => expect([openLines(), asksToLeave()]).toEqual([0, false]));
});

test('what ended while the line was down is over once it is back, and the camera is let go', async () => {
  let stored = session({ hasCamera: true });
  serve(stored, { 'GET /private-streams/:id': () => stored });
  open('fan');
  await screen.findByLabelText('Your camera');
  act(() => line.breaks());
  stored = session({ hasCamera: true, status: 'ended', endReason: 'connection-lost', reservedMinutes: 0 });
  act(() => line.isBack());
  await waitFor(() => expect([privateCall.getValue(), openLines(), asksToLeave()]).toEqual([null, 0, false]));
  expect(screen.queryByRole('timer', { name: 'Measured time' })).not.toBeInTheDocument();
});

test('whoever waits for an answer has it once the line is back', async () => {
  let stored = session({ status: 'requested', reservedMinutes: 0 });
  serve(stored, { 'GET /private-streams/:id': () => stored });
  open('fan');
  expect(await screen.findByText('Waits for an answer')).toBeInTheDocument();
  act(() => line.breaks());
  stored = session({ status: 'ended', endReason: 'declined', declineReason: 'Tomorrow', reservedMinutes: 0 });
  act(() => line.isBack());
  expect(await screen.findByText('Tomorrow')).toBeInTheDocument();
});

test('an engine that knows of it no more has it asked for, in the small window as well', async () => {
  let stored = session();
  serve(stored, { 'GET /private-streams/:id': () => stored });
  open('performer');
  await screen.findByLabelText('Your camera');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('region', { name: /^Private stream with/ });
  stored = session({ status: 'ended', endReason: 'connection-lost' });
  Object.assign(globalThis, { fetch: serveOffers(404) });
  await act(async () => FakePeerConnection.opened[0]?.become('failed'));
  expect(await screen.findByText(/^Private stream with .*: /, {}, { timeout: 3000 })).toBeInTheDocument();
  await waitFor(() => expect(privateCall.getValue()).toBeNull());
});

test.each([
  ['fan', { endReason: 'minutes-used', endDetail: 'wallet-empty' }, 'Your wallet did not cover another minute'],
  ['performer', { endReason: 'minutes-used', endDetail: 'wallet-empty' }, 'No further minute could be reserved'],
  ['performer', { endReason: 'left', endDetail: 'you-blocked' }, 'Ended because you blocked'],
  ['fan', { endReason: 'left', endDetail: null }, 'Ended'],
  // Of a server that is newer than this page.
  ['fan', { endReason: 'minutes-used', endDetail: 'of-tomorrow' }, 'All minutes are used'],
  ['fan', { endReason: 'of-tomorrow' }, 'Ended'],
] as const)('the %s reads how it ended: %j', async (who, ending, words) => {
  serve({ ...session({ status: 'ended', reservedMinutes: 0 }), ...ending } as PrivateStream);
  open(who);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

/** Under which name this tab sends, as it has said last. */
const ownName = (): string | null => {
  const urls = jest.mocked(fetch).mock.calls.map(([url]) => String(url));
  return new URL(urls.findLast((url) => url.includes('/whip')) ?? '', 'http://site').searchParams.get('from');
};

test('what is sent from another tab now is let go here, and goes on here on a press alone', async () => {
  serve(session({ hasCamera: true }));
  open('fan');
  await screen.findByLabelText('Your camera');
  await waitFor(() => expect(openLines()).toBe(2));
  act(() => tell('private-stream.published', { sessionId: ID, from: ownName() }));
  act(() => tell('private-stream.published', { sessionId: CHAT, from: 'another tab' }));
  expect(openLines()).toBe(2);
  act(() => tell('private-stream.published', { sessionId: ID, from: 'another tab' }));
  expect(await screen.findByText('It goes on in another tab or on another device')).toBeInTheDocument();
  await waitFor(() => expect([openLines(), asksToLeave()]).toEqual([0, false]));
  // Neither by what is told of it, nor by coming back to its page.
  act(() => tell('private-stream.changed', { session: session({ hasCamera: true, measuredSeconds: 130 }) }));
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await userEvent.click(screen.getByRole('link', { name: 'Private' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go on from here' }));
  expect(await screen.findByLabelText('Your camera')).toBeInTheDocument();
  await waitFor(() => expect(openLines()).toBe(2));
  expect(screen.queryByText('It goes on in another tab or on another device')).not.toBeInTheDocument();
});

test('whoever only watches takes it from nobody', async () => {
  serve(session());
  open('fan');
  await screen.findByRole('timer', { name: 'Measured time' });
  await waitFor(() => expect(openLines()).toBe(1));
  act(() => tell('private-stream.published', { sessionId: ID, from: null }));
  expect(openLines()).toBe(1);
});

test('the way back shows the same picture, without a new connection', async () => {
  serve(session());
  open('performer');
  await screen.findByLabelText('Your camera');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  const small = await screen.findByRole('region', { name: /^Private stream with/ });
  await userEvent.click(within(small).getAllByRole('link', { name: 'Back to the private stream' })[0] as HTMLElement);
  expect(await screen.findByRole('timer', { name: 'Measured time' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Private stream with/ })).not.toBeInTheDocument();
  expect(FakePeerConnection.opened).toHaveLength(1);
});

test('who logs out is asked first, and it is ended for both', async () => {
  const calls = serve(session(), {
    'PUT /private-streams/:id/end': () => session({ status: 'ended', endReason: 'left' }),
    'POST /auth/logout': () => null,
  });
  open('fan');
  await screen.findByRole('timer', { name: 'Measured time' });
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('region', { name: /^Private stream with/ });
  let leaving = Promise.resolve();
  await act(async () => void (leaving = signOut()));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await leaving;
  expect(readToken()).toBe('secret');
  await act(async () => void (leaving = signOut()));
  await userEvent.click(await screen.findByRole('button', { name: 'End it and log out' }));
  await leaving;
  expect(calls.some(({ name }) => name === 'PUT /private-streams/:id/end')).toBe(true);
  expect(readToken()).toBeNull();
  await waitFor(() => expect(openLines()).toBe(0));
  document.cookie = 'token=secret';
});

test('a picture that stands still says so within three seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  serve(session());
  const { unmount } = open('fan');
  await screen.findByRole('timer', { name: 'Measured time' });
  await waitFor(() => expect(FakePeerConnection.opened).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const line = FakePeerConnection.opened[0] as FakePeerConnection;
  line.framesDecoded = 30;
  await act(async () => line.become('connected'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('The picture stands still. Reconnecting…')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(screen.getByText('The picture stands still. Reconnecting…')).toBeInTheDocument();
  unmount();
  act(() => privateCall.leave());
  jest.useRealTimers();
});

test('the two write in their conversation', async () => {
  const calls = serve(session(), {
    'POST /messages/stream/conversations/:id': () => message(2, { text: 'How are you?' }),
  });
  open('fan');
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Write a message' }), 'How are you?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('How are you?')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'POST /messages/stream/conversations/:id')?.url).toContain(CHAT);
});

test('a message whose answer was lost is sent again as the same one', async () => {
  let isDown = true;
  const calls = serve(session(), {
    'POST /messages/stream/conversations/:id': () => {
      if (isDown) throw stubError(503, 'server.away', 'The site is away for a moment');
      return message(2, { text: 'How are you?' });
    },
  });
  open('fan');
  await screen.findByText('Hello');
  await userEvent.type(screen.getByRole('textbox', { name: 'Write a message' }), 'How are you?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The site is away for a moment')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('How are you?')).toBeInTheDocument();
  const keys = calls.filter(({ name }) => name.startsWith('POST')).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('that a message did not get through is said until the device is online again', async () => {
  serve(session(), {
    'POST /messages/stream/conversations/:id': () => {
      throw stubError(0, 'network.offline', 'You are offline');
    },
  });
  open('fan');
  await screen.findByText('Hello');
  const field = screen.getByRole('textbox', { name: 'Write a message' });
  await userEvent.type(field, 'How are you?{Enter}');
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('You are offline')).not.toBeInTheDocument());
  expect(field).toHaveValue('How are you?');
  expect(screen.getByText('Not sent yet. Send it again.')).toBeInTheDocument();
  await userEvent.type(field, ' Well?');
  expect(screen.queryByText('Not sent yet. Send it again.')).not.toBeInTheDocument();
});

test('name and words stand at the same side, and own lines at the other one', async () => {
  const other = message(2, { text: 'سلام', senderId: mahsa._id, sender: mahsa });
  serve(session(), {
    'GET /messages/conversations/:id': () => ({ data: [other, message(1, { text: 'Hello' })], total: 2 }),
  });
  open('fan');
  await screen.findByText('Hello');
  const [own, hers] = within(screen.getByRole('log')).getAllByRole('listitem');
  for (const [line, words, side] of [
    [own, 'Hello', 'flex-end'],
    [hers, 'سلام', 'flex-start'],
  ] as const) {
    expect(line && getComputedStyle(line).alignItems).toBe(side);
    // The bubble is as wide as its words, which keep their own direction in it.
    expect(within(line as HTMLElement).getByText(words).parentElement?.parentElement).toBe(line);
  }
  expect(screen.getByText('سلام')).toHaveAttribute('dir', 'rtl');
});

test('what is taken back or changed is so beside the picture as well', async () => {
  serve(session());
  open('fan');
  await screen.findByText('Hello');
  const told = (changes: object) => ({
    conversationId: CHAT,
    messageId: message(1)._id,
    message: { ...message(1, { text: 'Hello' }), conversationId: CHAT, ...changes },
  });
  act(() => tell('message.updated', told({ text: 'Hello there' })));
  expect(await screen.findByText('Hello there')).toBeInTheDocument();
  act(() => tell('message.deleted', told({ text: '', isDeleted: true })));
  expect(await screen.findByText('Message deleted')).toBeInTheDocument();
});

test('she accepts a request, or declines it with a reason', async () => {
  const calls = serve(session({ status: 'requested', reservedMinutes: 0 }), {
    'POST /private-streams/:id/decline': () => session({ status: 'ended', endReason: 'declined' }),
  });
  open('performer');
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Why/ }), 'Tomorrow');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(calls.find(({ name }) => name.endsWith('/decline'))?.body).toEqual({ reason: 'Tomorrow' });
});

test('the reason stands below what it is the reason for', async () => {
  serve(session({ status: 'ended', endReason: 'declined', declineReason: 'Tomorrow', reservedMinutes: 0 }));
  open('fan');
  const reason = await screen.findByText('Tomorrow');
  const status = screen.getByText('Declined');
  expect(reason.parentElement).toBe(status.parentElement);
  expect(reason.parentElement && getComputedStyle(reason.parentElement).flexDirection).toBe('column');
});

test('a request whose answer was lost is accepted once', async () => {
  const calls = serve(session({ status: 'requested', reservedMinutes: 0 }), {
    'POST /private-streams/:id/accept': () => {
      throw new Error('no answer');
    },
  });
  open('performer');
  for (const _attempt of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled());
  }
  const keys = calls.filter(({ name }) => name.endsWith('/accept')).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('afterwards both have a receipt, minute by minute', async () => {
  const over = session({ status: 'ended', endReason: 'left' });
  serve(over, {
    'GET /private-streams/:id/receipt': () => ({
      session: over,
      minutes: [
        { minute: 1, seconds: 60, amount: 6, transactionId: ID },
        { minute: 2, seconds: 15, amount: 1.5, transactionId: CHAT },
      ],
      total: 7.5,
    }),
  });
  open('fan');
  expect(await screen.findByText('Receipt')).toBeInTheDocument();
  // With the distance that every page has below its title.
  expect(screen.getByRole('heading', { level: 1 }).closest('header')).not.toBeNull();
  // Two numbers, which would run together.
  expect(screen.getByText(/^Minute 2/).parentElement?.parentElement).toHaveTextContent('Minute 2 · 0:15');
  expect(screen.getByText('Paid')).toBeInTheDocument();
});

test('what is not hers is not there', async () => {
  serve(session(), {
    'GET /private-streams/:id': () => {
      throw stubError(404, 'request.not_found', 'Not found');
    },
  });
  open('fan');
  expect(await screen.findByText('There is no such private stream.')).toBeInTheDocument();
  expect(document.title).toMatch(/^There is no such private stream\. · /);
});
