import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from '@barg/runtime/router';
import { startRealtime } from '@barg/session/realtime';
import { readToken, signOut } from '@barg/session';
import { stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { FakePeerConnection, serveOffers } from '../shared/webrtc/testing/fake-peer-connection.ts';
import { line, tell } from '../testing/fake-socket.ts';
import { FakeTrack, openFakeCamera } from '../testing/fake-camera.ts';
import { renderLive } from '../testing/render-live.tsx';
import { mahsa, ownStream, stream } from '../testing/samples.ts';
import { BroadcastWindow } from '../features/broadcast/components/broadcast-window.tsx';
import { broadcast } from '../features/broadcast/session/broadcast.ts';
import { createPictureSettings } from '../features/broadcast/session/picture-settings.ts';
import { BroadcastPage } from './broadcast-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));
// jsdom plays no sound.
jest.mock('../features/broadcast/media/measure-level.ts', () => ({ measureLevel: () => () => undefined }));

const OWN = 'GET /streaming/live';
const START = 'POST /streaming/live';
const END = 'PUT /streaming/live/:id';
const SETTING = 'GET /streaming/recordings/setting';
const LATEST = 'GET /streaming/recordings/latest';
const REMOVALS = 'GET /removals';
const PERFORMER = 'GET /performers/me/profile';
const opened = FakePeerConnection.opened;
let tracks: FakeTrack[] = [];

const serve = (calls: Record<string, StubbedCall> = {}) =>
  stubHttp({
    [OWN]: () => null,
    [START]: ({ body }) => ownStream(Object(body)),
    [END]: () => ownStream({ status: 'ended' }),
    [PERFORMER]: () => ({ verification: { status: 'verified' } }),
    [SETTING]: () => ({ isOn: true, isPossible: true }),
    [LATEST]: () => null,
    [REMOVALS]: () => ({ data: [], total: 0 }),
    'GET /messages/conversations/public/:id': () => ({ data: [], total: 0 }),
    'GET /streaming/past': () => ({ data: [], total: 0 }),
    'GET /streaming/planned': () => ({ data: [], total: 0 }),
    ...calls,
  });

const open = () => renderLive(<BroadcastPage />, { user: testPerformer({ _id: mahsa._id }) });

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

beforeEach(() => {
  act(() => broadcast.stop());
  opened.length = 0;
  window.scrollTo = jest.fn();
  tracks = openFakeCamera();
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, RTCRtpReceiver: {}, fetch: serveOffers(201) });
});

const goLive = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title of the stream' }), 'Autumn covers');
  await userEvent.click(await screen.findByRole('button', { name: 'Go live' }));
  await screen.findByRole('heading', { name: 'Autumn covers' });
  await act(async () => opened.at(-1)?.become('connected'));
};

/** As the site answers of a stream that an operator has removed. */
const removalOf = (targetId: string) => ({
  ...{ _id: 'r1', type: 'stream', targetId, title: 'Autumn covers', reason: 'nudity', text: '', state: 'removed' },
  ...{ createdAt: new Date().toISOString(), until: new Date().toISOString(), objection: null },
});

test('says that the site has removed the stream, and where to object', async () => {
  let removals: object[] = [];
  serve({ [REMOVALS]: () => ({ data: removals, total: removals.length }) });
  open();
  await goLive();
  expect(screen.queryByText('The site has removed your live stream')).not.toBeInTheDocument();
  removals = [removalOf(ownStream()._id)];
  act(() => tell('stream.ended', { streamId: ownStream()._id, performerId: mahsa._id }));
  expect(await screen.findByText('The site has removed your live stream')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'See why and object' });
  expect(link).toHaveAttribute('href', '/user/account/removals');
});

test('on other pages a toast says that it was removed, not only that it is over', async () => {
  let removals: object[] = [];
  serve({ [REMOVALS]: () => ({ data: removals, total: removals.length }) });
  const elsewhere = (
    <>
      <BroadcastWindow />
      <Routes>
        <Route path="/live/broadcast" element={<BroadcastPage />} />
        <Route path="/" element={<p>Elsewhere</p>} />
      </Routes>
      <Link to="/">Away</Link>
    </>
  );
  renderLive(elsewhere, { user: testPerformer({ _id: mahsa._id }), route: '/live/broadcast' });
  await goLive();
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  removals = [removalOf(ownStream()._id)];
  act(() => tell('stream.ended', { streamId: ownStream()._id, performerId: mahsa._id }));
  expect(await screen.findByText('The site has removed your live stream')).toBeInTheDocument();
});

test('sends camera and microphone into the stream that it begins', async () => {
  const calls = serve();
  open();
  await screen.findByRole('button', { name: 'Go live' });
  expect(window.scrollTo).not.toHaveBeenCalled();
  await goLive();
  // What stands below the form's button would be all that is seen.
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(calls.find(({ name }) => name === START)?.body).toEqual({
    title: 'Autumn covers',
    takesFiles: false,
    audience: 'public',
  });
  expect(fetch).toHaveBeenCalledWith(
    expect.stringMatching(/^\/api\/streaming\/whip\/b1\?from=/),
    expect.objectContaining({ method: 'POST' }),
  );
  expect(opened.at(-1)?.transceivers.map(({ kind }) => kind)).toEqual(['audio', 'video']);
  expect(screen.getByText('Connected')).toBeInTheDocument();
});

test('begins a stream with tickets, which have a price and promise a time', async () => {
  const calls = serve();
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title of the stream' }), 'Autumn covers');
  await userEvent.click(screen.getByRole('radio', { name: /^With tickets/ }));
  expect(await screen.findByRole('button', { name: 'Go live' })).toBeDisabled();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Price of a ticket/ }), '4.5');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Planned duration/ }), '90 minutes');
  await userEvent.click(screen.getByRole('button', { name: 'Go live' }));
  await screen.findByRole('heading', { name: 'Autumn covers' });
  expect(calls.find(({ name }) => name === START)?.body).toEqual({
    ...{ title: 'Autumn covers', takesFiles: false },
    ...{ audience: 'ticketed', price: 4.5, plannedDuration: 5400 },
  });
});

test('after a reload whom it is for stands there with its title', async () => {
  const calls = serve();
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title of the stream' }), 'Autumn covers');
  await userEvent.click(screen.getByRole('radio', { name: /^For followers/ }));
  cleanup();
  open();
  expect(await screen.findByRole('textbox', { name: 'Title of the stream' })).toHaveValue('Autumn covers');
  expect(screen.getByRole('radio', { name: /^For followers/ })).toBeChecked();
  await userEvent.click(await screen.findByRole('button', { name: 'Go live' }));
  await screen.findByRole('heading', { name: 'Autumn covers' });
  expect(calls.find(({ name }) => name === START)?.body).toMatchObject({ audience: 'followers' });
});

test('goes on with the stream that this tab sent before a reload, and the browser asks before it is closed', async () => {
  sessionStorage.setItem('barg.live.onAir', ownStream()._id);
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

test('shows a stream that begins on another device as soon as it is told', async () => {
  let running: object | null = null;
  serve({ [OWN]: () => running });
  open();
  await screen.findByRole('textbox', { name: 'Title of the stream' });
  running = ownStream({ title: 'From the tablet' });
  act(() => tell('stream.started', { stream: stream() }));
  expect(await screen.findByRole('heading', { name: 'From the tablet' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Title of the stream' })).not.toBeInTheDocument();
});

test('takes a stream of its own for no other tab’s, though it is told of before it is answered', async () => {
  let running: object | null = null;
  const calls = serve({
    [OWN]: () => running,
    [START]: ({ body }) => {
      running = ownStream(Object(body));
      tell('stream.started', { stream: stream() });
      return running;
    },
  });
  open();
  await goLive();
  await waitFor(() => expect(calls.filter(({ name }) => name === OWN).length).toBeGreaterThan(1));
  expect(broadcast.getValue().status).toBe('on-air');
  expect(opened).toHaveLength(1);
});

test('lets another tab or device have its stream until it is told to go on from here', async () => {
  serve({ [OWN]: () => ownStream({ title: 'From elsewhere' }) });
  open();
  expect(await screen.findByText('You are on air from another tab or device')).toBeInTheDocument();
  expect(opened).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Go on from here' }));
  expect(await screen.findByLabelText('Your camera')).toBeInTheDocument();
  expect(opened).toHaveLength(1);

  act(() => tell('stream.published', { streamId: ownStream()._id, from: 'the other one' }));

  expect(await screen.findByRole('button', { name: 'Go on from here' })).toBeInTheDocument();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  expect(opened.every(({ closeCount }) => closeCount > 0)).toBe(true);
});

test('goes on in a small window on every other page, with a way back, sound and end', async () => {
  let isOn = false;
  serve({
    [OWN]: () => (isOn ? ownStream() : null),
    [START]: () => ((isOn = true), ownStream({ title: 'Autumn covers' })),
    [END]: () => ((isOn = false), ownStream({ status: 'ended' })),
  });
  renderLive(
    <>
      <Routes>
        <Route path="/live/broadcast" element={<BroadcastPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/home">Home</Link>
      <BroadcastWindow />
    </>,
    { user: testPerformer({ _id: mahsa._id }), route: '/live/broadcast' },
  );
  await goLive();
  expect(screen.queryByRole('region', { name: 'Your broadcast' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  const small = await screen.findByRole('region', { name: 'Your broadcast' });
  expect(opened.filter(({ closeCount }) => closeCount === 0)).toHaveLength(1);
  expect(within(small).getByText(/live/i)).toBeInTheDocument();
  for (const link of within(small).getAllByRole('link', { name: 'Back to the stream' })) {
    expect(link).toHaveAttribute('href', '/live/broadcast');
  }
  await userEvent.click(within(small).getByRole('button', { name: 'Mute the microphone' }));
  expect(tracks[0]?.enabled).toBe(false);
  await userEvent.click(within(small).getByRole('button', { name: 'End the stream' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End the stream' }));
  expect(await screen.findByText('The live stream is over.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your broadcast' })).not.toBeInTheDocument();
  expect(opened.every(({ closeCount }) => closeCount > 0)).toBe(true);
});

test('asks who logs out while she is on air, and ends the stream first', async () => {
  sessionStorage.setItem('barg.live.onAir', ownStream()._id);
  const calls = serve({ [OWN]: () => ownStream() });
  renderLive(<BroadcastWindow />, { user: testPerformer({ _id: mahsa._id }), route: '/home' });
  await screen.findByRole('region', { name: 'Your broadcast' });
  let leaving = Promise.resolve();
  await act(async () => void (leaving = signOut()));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await leaving;
  expect(readToken()).toBe('secret');
  await act(async () => void (leaving = signOut()));
  await userEvent.click(await screen.findByRole('button', { name: 'End it and log out' }));
  await leaving;
  expect(readToken()).toBeNull();
  expect(calls.find(({ name }) => name === END)?.body).toEqual({ status: 'ended' });
  document.cookie = 'token=secret';
});

test('closes the camera when the page is left before she is on air', async () => {
  serve();
  const { unmount } = open();
  await screen.findByLabelText('Your camera');
  unmount();
  await act(async () => undefined);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
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
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
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

test('says in words that her own line is lost, and no longer once it is back', async () => {
  serve();
  open();
  await goLive();
  expect(screen.queryByText(/connection to the site is lost/)).not.toBeInTheDocument();
  act(() => line.breaks());
  expect(screen.getByText(/connection to the site is lost/)).toBeVisible();
  await act(async () => line.isBack());
  expect(screen.queryByText(/connection to the site is lost/)).not.toBeInTheDocument();
});

test('devices without a name are counted in the digits of the page', async () => {
  const enumerateDevices = async () => [
    { kind: 'audioinput', deviceId: 'audio', label: '' },
    { kind: 'videoinput', deviceId: 'video', label: '' },
    { kind: 'videoinput', deviceId: 'back', label: '' },
  ];
  Object.assign(navigator.mediaDevices, { enumerateDevices });
  serve();
  renderLive(<BroadcastPage />, { user: testPerformer({ _id: mahsa._id }), locale: 'fa-IR' });
  const names = async (label: string) =>
    within(await screen.findByRole('combobox', { name: label }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(await names('دوربین')).toEqual(['دوربین ۱', 'دوربین ۲']);
  expect(await names('میکروفون')).toEqual(['میکروفون ۱']);
});

test('shows the whole picture that is sent, however the frame is cut', async () => {
  serve();
  open();
  const preview = await screen.findByLabelText('Your camera');
  expect(getComputedStyle(preview).objectFit).toBe('contain');
});

test('sends another quality at once, and opens the next broadcast with it', async () => {
  serve();
  open();
  await goLive();
  await userEvent.click(screen.getByRole('button', { name: 'Camera and microphone' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), 'Saving data (360p)');
  expect(opened.at(-1)?.getSenders()[1]?.parameters.encodings).toEqual([{ maxBitrate: 700_000 }]);
  expect(tracks[1]?.constraints).toMatchObject({ width: { ideal: 640 }, height: { ideal: 360 } });
  expect(createPictureSettings().getValue()).toEqual({ quality: 'low', isMirrored: true });
  await act(() => broadcast.setQuality('standard'));
});

test('shows her as in a mirror until she would rather not be, and never letters of a screen', async () => {
  const shared = new FakeTrack('video');
  tracks = openFakeCamera({ screen: shared });
  serve();
  open();
  const preview = await screen.findByLabelText('Your camera');
  expect(getComputedStyle(preview).transform).toBe('scaleX(-1)');
  const mirror = screen.getByRole('checkbox', { name: 'Show me as in a mirror' });
  await userEvent.click(mirror);
  expect(getComputedStyle(preview).transform).toBe('none');
  await userEvent.click(mirror);
  await userEvent.click(screen.getByRole('button', { name: 'Share the screen alone' }));
  expect(getComputedStyle(await screen.findByLabelText('What you send')).transform).toBe('none');
});

test('sends a screen in the same session, and the camera again when sharing is stopped by the browser', async () => {
  const shared = new FakeTrack('video');
  tracks = openFakeCamera({ screen: shared });
  serve();
  open();
  await goLive();
  await userEvent.click(screen.getByRole('button', { name: 'Camera and microphone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Share the screen alone' }));
  const sent = () => opened.at(-1)?.getSenders()[1]?.track;
  expect(sent()).toBe(shared);
  expect(screen.getByText(/Your viewers see your screen alone/)).toBeInTheDocument();
  await act(async () => void shared.dispatchEvent(new Event('ended')));
  expect(sent()).toBe(tracks[1]);
  expect(opened).toHaveLength(1);
  expect(tracks[1]?.readyState).toBe('live');
  expect(screen.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument();
});

test('goes on with the camera when no screen was chosen', async () => {
  serve();
  open();
  await screen.findByLabelText('Your camera');
  await userEvent.click(screen.getByRole('button', { name: 'Share the screen alone' }));
  expect(screen.getByLabelText('Your camera')).toBeInTheDocument();
  expect(screen.queryByText('The screen could not be shared.')).not.toBeInTheDocument();
});

test('says that the stream is recorded, and records none once she has switched it off', async () => {
  let stored = { isOn: true, isPossible: true };
  const calls = serve({
    [SETTING]: () => stored,
    'PUT /streaming/recordings/setting': ({ body }) => (stored = { ...stored, ...Object(body) }),
  });
  open();
  const box = await screen.findByRole('checkbox', { name: 'Record this stream' });
  expect(box).toBeChecked();
  expect(screen.getByText(/When it is over you choose/)).toBeInTheDocument();
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(calls.find(({ name }) => name === 'PUT /streaming/recordings/setting')?.body).toEqual({ isOn: false });
});

test('says so where the engine of the site cannot record', async () => {
  serve({ [SETTING]: () => ({ isOn: true, isPossible: false }) });
  open();
  expect(await screen.findByText('Streams of this site are not recorded.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Record this stream' })).not.toBeInTheDocument();
});

const recording = (facts = {}) => ({
  _id: 'r1',
  streamId: 's1',
  title: 'Last week',
  status: 'kept',
  choice: null,
  audience: 'free',
  durationSeconds: 90,
  bytes: 1000,
  videoId: null,
  isShown: false,
  film: null,
  filmStatus: 'ready',
  errorCode: null,
  ...facts,
});
const CHOOSE = 'PUT /streaming/recordings/:id';

test('asks what shall become of the last recording, and publishes it to whom the stream was for', async () => {
  const calls = serve({
    [LATEST]: () => recording(),
    [CHOOSE]: () => recording({ choice: 'published', videoId: 'v1' }),
  });
  open();
  expect(await screen.findByText(/Only you have it, in your vault/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Publish for everybody' }));
  expect(await screen.findByRole('link', { name: 'Watch the video' })).toHaveAttribute('href', '/videos/v1');
  expect(calls.find(({ name }) => name === CHOOSE)?.body).toEqual({ choice: 'published' });
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test.each([
  ['followers', 'Publish for followers'],
  ['ticketed', 'Publish for those with a ticket'],
] as const)('publishes the film of a stream for %s at its address, and takes it back', async (audience, label) => {
  const calls = serve({
    [LATEST]: () => recording({ audience }),
    [CHOOSE]: ({ body }) => recording({ audience, ...(body as object), isShown: Object(body).choice === 'published' }),
  });
  open();
  expect(await screen.findByText(/From the vault you can also publish it as a video/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(await screen.findByRole('link', { name: 'See it at its address' })).toHaveAttribute('href', '/live/s1');
  expect(screen.getByText(/Those for whom the stream was watch it/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('It is in your vault. Only you see it.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: label })).toBeInTheDocument();
  const bodies = calls.filter(({ name }) => name === CHOOSE).map(({ body }) => body);
  expect(bodies).toEqual([{ choice: 'published' }, { choice: 'private' }]);
});

test('deletes a recording only after a question', async () => {
  const calls = serve({ [LATEST]: () => recording(), [CHOOSE]: () => null });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(calls.map(({ name }) => name)).not.toContain(CHOOSE);
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The recording is deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Last week')).not.toBeInTheDocument());
});

test('does not ask again about what she has chosen before', async () => {
  serve({ [LATEST]: () => recording({ choice: 'private' }) });
  open();
  await screen.findByLabelText('Your camera');
  expect(screen.queryByText('Last week')).not.toBeInTheDocument();
});
