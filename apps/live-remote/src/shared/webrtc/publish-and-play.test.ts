import { play } from './play.ts';
import { publish } from './publish.ts';
import { FakePeerConnection, serveOffers } from './testing/fake-peer-connection.ts';

const opened = FakePeerConnection.opened;
const settle = () => jest.advanceTimersByTimeAsync(0);

class FakeStream {
  readonly tracks: MediaStreamTrack[];
  constructor(tracks: MediaStreamTrack[]) {
    this.tracks = tracks;
  }
  getTracks() {
    return this.tracks;
  }
}

const track = (kind: string, id = kind): MediaStreamTrack => Object.assign(Object.create(null), { kind, id });

beforeEach(() => {
  jest.useFakeTimers();
  opened.length = 0;
  Object.assign(globalThis, {
    RTCPeerConnection: FakePeerConnection,
    RTCRtpReceiver: {},
    MediaStream: FakeStream,
    fetch: serveOffers(201),
  });
});

afterEach(() => jest.useRealTimers());

const streamOf = (...tracks: MediaStreamTrack[]): MediaStream => new MediaStream(tracks);

test('publishes every track of the stream, one way, with a bound on the picture', async () => {
  const publication = publish('/whip', streamOf(track('audio'), track('video')), { maxVideoBitrate: 1_000 });
  await settle();
  expect(opened[0]?.transceivers.map(({ kind, init }) => [kind, init.direction, init.sendEncodings])).toEqual([
    ['audio', 'sendonly', undefined],
    ['video', 'sendonly', [{ maxBitrate: 1_000 }]],
  ]);
  await publication.stop();
});

test('asks the relays that the server names before it gathers its own addresses', async () => {
  Object.assign(globalThis, {
    fetch: serveOffers({ status: 201, link: '<turn:a.example>; rel="ice-server"; username="1:me"; credential="key"' }),
  });
  const publication = publish('/whip', streamOf(track('audio')));
  await settle();
  expect(opened[0]?.configuration).toEqual({
    bundlePolicy: 'max-bundle',
    iceServers: [{ urls: 'turn:a.example', username: '1:me', credential: 'key' }],
  });
  expect(opened[0]?.remoteSdp).toBe('answer 1');
  await publication.stop();
});

test('sends another camera without a new session', async () => {
  const publication = publish('/whip', streamOf(track('audio'), track('video')));
  await settle();
  opened[0]?.become('connected');
  await settle();
  const other = track('video', 'other');

  await publication.replaceTrack(other);

  expect(opened[0]?.getSenders().map((sender) => sender.track?.id)).toEqual(['audio', 'other']);
  expect(opened).toHaveLength(1);
  await publication.stop();
});

test('changes the bound on the picture while it sends, and for each later session', async () => {
  const publication = publish('/whip', streamOf(track('audio'), track('video')));
  await settle();
  opened[0]?.become('connected');
  await settle();
  await publication.setMaxVideoBitrate(700_000);
  expect(opened[0]?.getSenders()[1]?.parameters.encodings).toEqual([{ maxBitrate: 700_000 }]);
  opened[0]?.become('failed');
  await jest.advanceTimersByTimeAsync(600);
  expect(opened[1]?.transceivers[1]?.init.sendEncodings).toEqual([{ maxBitrate: 700_000 }]);
  await publication.stop();
});

test('sends several sizes where the server takes them, and bounds each', async () => {
  const options = { maxVideoBitrate: 2_500_000, takesLayers: true };
  const publication = publish('/whip', streamOf(track('audio'), track('video')), options);
  await settle();
  opened[0]?.become('connected');
  await settle();
  const sent = () => opened[0]?.getSenders()[1]?.parameters.encodings.map(({ rid, maxBitrate }) => [rid, maxBitrate]);
  expect(sent()).toEqual([
    ['h', 2_500_000],
    ['m', 750_000],
    ['l', 250_000],
  ]);
  await publication.setMaxVideoBitrate(4_500_000);
  expect(sent()).toEqual([
    ['h', 4_500_000],
    ['m', 1_350_000],
    ['l', 450_000],
  ]);
  await publication.stop();
});

test('asks for another size where the server says, with its token', async () => {
  const link = '</api/streaming/resources/r/layer>; rel="urn:ietf:params:whep:ext:core:layer"';
  Object.assign(globalThis, { fetch: serveOffers({ status: 201, link }) });
  const playback = play('/whep', { token: 'secret' });
  expect([playback.hasLayers, await playback.chooseLayer('l')]).toEqual([false, false]);
  await settle();
  opened[0]?.become('connected');
  await settle();
  expect([playback.hasLayers, await playback.chooseLayer('m')]).toEqual([true, true]);
  expect(jest.mocked(fetch).mock.calls.at(-1)).toEqual([
    `${location.origin}/api/streaming/resources/r/layer`,
    expect.objectContaining({
      method: 'POST',
      body: '{"encodingId":"m"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
    }),
  ]);
  Object.assign(globalThis, { fetch: jest.fn(async () => Promise.reject(new TypeError('Failed to fetch'))) });
  expect(await playback.chooseLayer('m')).toBe(false);
  await playback.stop();
});

test('what does not arrive any more is sent by a new session, long before the browser says so', async () => {
  const publication = publish('/whip', streamOf(track('audio'), track('video')));
  await settle();
  const [first] = opened;
  first?.become('connected');
  for (let packets = 1; packets <= 10; packets += 1) {
    Object.assign(first ?? {}, { packetsReceived: packets });
    await jest.advanceTimersByTimeAsync(500);
  }
  expect(opened).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(3_500);
  expect([opened.length, first?.closeCount]).toEqual([2, 1]);
  await publication.stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('plays sound and picture, and gives a new stream after each reconnect', async () => {
  const playback = play('/whep');
  const streams: unknown[] = [];
  playback.stream.subscribe((stream) => stream && streams.push(stream));
  await settle();
  expect(opened[0]?.transceivers.map(({ kind, init }) => [kind, init.direction])).toEqual([
    ['audio', 'recvonly'],
    ['video', 'recvonly'],
  ]);

  opened[0]?.become('connected');
  await settle();
  opened[0]?.become('failed');
  await jest.advanceTimersByTimeAsync(500);
  opened[1]?.become('connected');
  await settle();

  expect(streams).toHaveLength(2);
  expect(streams[0]).not.toBe(streams[1]);
  await playback.stop();
});

test('has no statistics while there is no connection', async () => {
  const playback = play('/whep');
  expect(await playback.readStats()).toBeNull();
  await playback.stop();
});
