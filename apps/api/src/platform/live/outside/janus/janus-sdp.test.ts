import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LiveEngineError } from '../../live-engine.ts';
import { mangledSdp } from '../../testing/mangled-sdp.ts';
import { bridge, type JanusTrack, offerForJanus, tracksOf, viewedOf } from './janus-sdp.ts';

const FINGERPRINT = 'sha-256 52:30:6D:AD';

const sdpOf = (...lines: string[]): string => [...lines, ''].join('\r\n');

const clientOffer = (setup = 'actpass'): string =>
  sdpOf(
    ...['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0 1'],
    ...['a=ice-ufrag:clnt', 'a=ice-pwd:passwordoftheclient0000', `a=fingerprint:${FINGERPRINT}`, `a=setup:${setup}`],
    ...['m=video 9 UDP/TLS/RTP/SAVPF 120 126', 'a=mid:0', 'a=recvonly', 'a=rtpmap:120 VP8/90000'],
    ...['a=rtpmap:126 H264/90000', 'a=fmtp:126 packetization-mode=1;profile-level-id=42e01f'],
    ...['a=candidate:1 1 udp 2122 169.254.169.254 80 typ host', 'a=end-of-candidates'],
    ...['m=audio 9 UDP/TLS/RTP/SAVPF 109', 'a=mid:1', 'a=recvonly', 'a=rtpmap:109 opus/48000/2'],
    ...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'a=mid:2', 'a=sctp-port:5000'],
  );

const janusOffer = sdpOf(
  ...['v=0', 'o=- 7 1 IN IP4 127.0.0.1', 's=Mountpoint', 't=0 0', 'a=group:BUNDLE audio video'],
  ...['a=fingerprint:sha-256 C9:49', 'm=audio 9 UDP/TLS/RTP/SAVPF 109', 'a=sendonly', 'a=mid:audio'],
  ...['a=ice-ufrag:jns1', 'a=ice-pwd:passwordofjanus00000000', 'a=setup:actpass', 'a=ssrc:11 cname:janus'],
  ...['a=candidate:1 1 udp 2015 192.0.2.2 43171 typ host', 'a=end-of-candidates'],
  ...['m=video 9 UDP/TLS/RTP/SAVPF 120', 'a=sendonly', 'a=mid:video', 'a=ice-ufrag:jns1', 'a=ssrc:22 cname:janus'],
  'a=candidate:1 1 udp 2015 192.0.2.2 43171 typ host',
);

const TRACKS = [
  { mid: '0', codec: 'opus', hasLayers: false },
  { mid: '1', codec: 'vp8', hasLayers: false },
];

const linesOf = (sdp: string): string[] => sdp.split('\r\n');

test('each side is answered with what the other has offered', () => {
  const viewed = viewedOf(clientOffer(), TRACKS);
  const { forJanus, forClient } = bridge(clientOffer(), janusOffer, viewed);
  const client = linesOf(forClient);
  assert.deepEqual(
    client.filter((line) => /^m=|^a=(mid|group|ssrc|candidate|setup)/.test(line)),
    [
      'a=group:BUNDLE 0 1',
      ...['m=video 9 UDP/TLS/RTP/SAVPF 120', 'a=mid:0', 'a=setup:active', 'a=ssrc:22 cname:live'],
      'a=candidate:1 1 udp 2015 192.0.2.2 43171 typ host',
      ...['m=audio 9 UDP/TLS/RTP/SAVPF 109', 'a=mid:1', 'a=setup:active', 'a=ssrc:11 cname:live'],
      ...['m=application 0 UDP/DTLS/SCTP webrtc-datachannel', 'a=mid:2'],
    ],
  );
  assert.equal(client.filter((line) => line === 'a=ice-ufrag:jns1').length, 2);
  assert.equal(client.filter((line) => line === 'a=fingerprint:sha-256 C9:49').length, 2);

  const janus = linesOf(forJanus);
  assert.deepEqual(
    janus.filter((line) => /^m=|^a=(mid|group|candidate|setup|recvonly)/.test(line)),
    [
      'a=group:BUNDLE audio video',
      ...['m=audio 9 UDP/TLS/RTP/SAVPF 109', 'a=recvonly', 'a=mid:audio', 'a=setup:passive'],
      ...['m=video 9 UDP/TLS/RTP/SAVPF 120', 'a=recvonly', 'a=mid:video', 'a=setup:passive'],
    ],
  );
  assert.equal(janus.filter((line) => line === `a=fingerprint:${FINGERPRINT}`).length, 2);
});

test('a client that wants to begin DTLS does, and a server of ICE lite says so', () => {
  const offer = clientOffer('active');
  const lite = janusOffer.replace('t=0 0', 't=0 0\r\na=ice-lite');
  const { forJanus, forClient } = bridge(offer, lite, viewedOf(offer, TRACKS));
  assert.ok(forClient.includes('a=setup:passive') && !forClient.includes('a=setup:active'));
  assert.ok(forJanus.includes('a=setup:active') && !forJanus.includes('a=setup:passive'));
  assert.ok(linesOf(forClient).includes('a=ice-lite'));
});

test('a viewer gets what its offer can show, and is told when that is not the picture', () => {
  const codecsOf = (track: Pick<JanusTrack, 'mid' | 'codec'>) =>
    viewedOf(clientOffer(), [{ ...track, hasLayers: false }]).map(({ mid, codec }) => [
      mid,
      codec.name,
      codec.payloadType,
    ]);
  assert.deepEqual(codecsOf({ mid: '0', codec: 'h264' }), [['0', 'h264', 126]]);
  assert.deepEqual(codecsOf({ mid: '0', codec: 'opus' }), [['1', 'opus', 109]]);
  const withoutVp8 = clientOffer().replace('a=rtpmap:120 VP8/90000', 'a=rtpmap:120 AV1/90000');
  const isUnsupported = (error: unknown) => error instanceof LiveEngineError && error.code === 'unsupported-codec';
  assert.throws(() => viewedOf(withoutVp8, TRACKS), isUnsupported);
  // A number that could be taken for RTCP.
  assert.throws(() => viewedOf(clientOffer().replaceAll('120', '72'), TRACKS), isUnsupported);
});

test('what is heard of a publisher is what Janus has answered', () => {
  const answer = sdpOf(
    ...['v=0', 'o=- 7 1 IN IP4 127.0.0.1', 's=-', 't=0 0'],
    ...['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=recvonly', 'a=mid:a', 'a=rtpmap:111 opus/48000/2'],
    ...[
      'm=video 9 UDP/TLS/RTP/SAVPF 102 103',
      'a=recvonly',
      'a=mid:v',
      'a=rtpmap:102 H264/90000',
      'a=rtpmap:103 rtx/90000',
    ],
    ...['m=video 0 UDP/TLS/RTP/SAVPF 96', 'a=inactive', 'a=mid:w', 'a=rtpmap:96 VP8/90000'],
  );
  assert.deepEqual(tracksOf(answer), [
    { mid: 'a', codec: 'opus', hasLayers: false },
    { mid: 'v', codec: 'h264', hasLayers: false },
  ]);
  const inSizes = answer.replace('a=mid:v', 'a=mid:v\r\na=rid:h recv\r\na=rid:l recv\r\na=simulcast:recv h;l');
  assert.deepEqual(
    tracksOf(inSizes).map(({ hasLayers }) => hasLayers),
    [false, true],
  );
});

test('a viewer of a picture that comes in several sizes may choose, one of a sound may not', () => {
  const tracks = TRACKS.map((track) => ({ ...track, hasLayers: track.codec === 'vp8' }));
  assert.deepEqual(
    viewedOf(clientOffer(), tracks).map(({ kind, hasLayers }) => [kind, hasLayers]),
    [
      ['video', true],
      ['audio', false],
    ],
  );
});

test('Janus is told no address that a client names, and no line that a client makes of one', () => {
  assert.ok(!offerForJanus(clientOffer()).includes('candidate'));
  assert.throws(
    () => bridge(clientOffer().replace('a=ice-ufrag:clnt', 'a=ice-ufrag:a b'), janusOffer, []),
    (error: unknown) => error instanceof LiveEngineError && error.code === 'invalid-offer',
  );
  fc.assert(
    fc.property(mangledSdp(clientOffer()), (mangled) => {
      try {
        assert.ok(!/^a=candidate:/m.test(offerForJanus(mangled)));
        const { forJanus } = bridge(mangled, janusOffer, viewedOf(mangled, TRACKS));
        assert.ok(!/^a=candidate:/m.test(forJanus) && forJanus.length < 4096 + mangled.length);
      } catch (error) {
        if (!(error instanceof LiveEngineError)) throw error;
      }
    }),
  );
});
