import { readPlaybackStats } from './playback-stats.ts';

const peerWith = (...reports: object[]): RTCPeerConnection =>
  Object.assign(Object.create(null), { getStats: async () => new Map(reports.map((report, id) => [id, report])) });

test('sums up what the browser reports', async () => {
  const stats = await readPlaybackStats(
    peerWith(
      { type: 'codec', id: 'c1', mimeType: 'video/H264' },
      { type: 'candidate-pair', id: 'p1', nominated: true, currentRoundTripTime: 0.02 },
      { type: 'inbound-rtp', id: 'a', kind: 'audio', packetsReceived: 10, packetsLost: 1, bytesReceived: 100 },
      {
        type: 'inbound-rtp',
        id: 'v',
        kind: 'video',
        codecId: 'c1',
        framesDecoded: 30,
        framesDropped: 2,
        framesPerSecond: 29,
        frameWidth: 640,
        frameHeight: 480,
        packetsReceived: 20,
        packetsLost: 0,
        bytesReceived: 2_000,
        jitterBufferDelay: 1.5,
        jitterBufferEmittedCount: 30,
      },
    ),
  );
  expect(stats).toEqual({
    framesDecoded: 30,
    framesDropped: 2,
    framesPerSecond: 29,
    width: 640,
    height: 480,
    packetsReceived: 30,
    packetsLost: 1,
    bytesReceived: 2_100,
    jitterBufferDelay: 50,
    roundTripTime: 20,
    latency: 60,
    videoCodec: 'video/H264',
  });
});

test('knows no latency before the first frame', async () => {
  const stats = await readPlaybackStats(peerWith({ type: 'inbound-rtp', id: 'v', kind: 'video' }));
  expect(stats).toMatchObject({ framesDecoded: 0, latency: null, jitterBufferDelay: null, videoCodec: null });
});
