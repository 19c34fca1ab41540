import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rewriteCandidates } from './sdp-answer.ts';
import { assertOneOfEach, findIceUser, parseOffer, restrictOffer } from './sdp-offer.ts';

const offer = [
  'v=0',
  'o=- 1 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0 1 2',
  'm=audio 9 UDP/TLS/RTP/SAVPF 63 111',
  'a=candidate:1 1 udp 2122 x.local 5000 typ host',
  'a=end-of-candidates',
  'a=mid:0',
  'a=sendonly',
  'a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
  'a=rtpmap:63 red/48000/2',
  'a=rtpmap:111 opus/48000/2',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97 102 104 106',
  'a=mid:1',
  'a=sendonly',
  'a=rtpmap:96 VP9/90000',
  'a=rtpmap:97 H264/90000',
  'a=fmtp:97 level-asymmetry-allowed=1;packetization-mode=0;profile-level-id=42e01f',
  'a=rtpmap:102 H264/90000',
  'a=fmtp:102 level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=640c1f',
  'a=rtpmap:104 H264/90000',
  'a=fmtp:104 level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f',
  'a=rtpmap:106 VP8/90000',
  'm=video 9 UDP/TLS/RTP/SAVPF 106',
  'a=mid:2',
  'a=sendonly',
  'a=rtpmap:106 VP8/90000',
  '',
].join('\r\n');

test('finds the codecs it forwards, in the order of the offer', () => {
  const [audio, video, ...others] = parseOffer(offer);
  assert.deepEqual(others, []);
  assert.equal(audio?.transportSequenceId, 3);
  assert.deepEqual(audio?.codecs, [
    { name: 'opus', payloadType: 111, clockRate: 48_000, parameters: 'minptime=10;useinbandfec=1' },
  ]);
  assert.equal(video?.transportSequenceId, undefined);
  assert.deepEqual(
    video?.codecs.map(({ name, payloadType }) => [name, payloadType]),
    [
      ['h264', 104],
      ['vp8', 106],
    ],
  );
});

test('refuses what is not an offer of media', () => {
  const dataOnly = 'v=0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\na=mid:0\r\n';
  for (const text of ['', 'hello', dataOnly]) {
    assert.throws(() => parseOffer(text), { code: 'invalid-offer' });
  }
});

test('knows no codec by a number that no packet could bear, or that RTCP would be taken for', () => {
  const numbersOf = (type: string) =>
    parseOffer(offer.replaceAll('106', type)).flatMap(({ codecs }) => codecs.map(({ payloadType }) => payloadType));
  for (const type of ['300', '128', '-1', '+5', '1e2', '64', '72', '95', ''])
    assert.deepEqual(numbersOf(type), [111, 104], type);
  for (const type of ['0', '35', '63', '100', '127']) assert.deepEqual(numbersOf(type), [111, 104, Number(type)], type);
});

test('takes the number of a header extension where a packet has room for it', () => {
  const idOf = (id: string) => parseOffer(offer.replace('extmap:3', `extmap:${id}`))[0]?.transportSequenceId;
  assert.deepEqual(['1', '14', '9/sendrecv'].map(idOf), [1, 14, 9]);
  for (const id of ['0', '15', '140', '9'.repeat(21)]) assert.equal(idOf(id), undefined, id);
});

test('a publisher sends one picture and one sound, and knows its ICE name', () => {
  const one = offer.slice(0, offer.lastIndexOf('m=video'));
  assert.throws(() => assertOneOfEach(offer), { code: 'unsupported-codec' });
  assertOneOfEach(one);
  assertOneOfEach(offer.replace(/a=mid:2\r\na=sendonly/, 'a=mid:2\r\na=inactive'));
  assertOneOfEach(`${one}m=video 0 UDP/TLS/RTP/SAVPF 106\r\na=mid:2\r\n`);
  assert.throws(() => assertOneOfEach(`${one}m=video 0 UDP/TLS/RTP/SAVPF 106\r\na=bundle-only\r\n`));
  assert.equal(findIceUser(`${one}a=ice-ufrag:Xy+/\r\na=ice-pwd:long\r\n`), 'Xy+/');
  assert.equal(findIceUser(one), undefined);
});

test("takes out the client's candidates and switches off what is not served", () => {
  const restricted = restrictOffer(offer, new Set(['0']));
  assert.doesNotMatch(restricted, /candidate/);
  const [, audio, ...videos] = restricted.split(/\r\n(?=m=)/);
  assert.match(audio ?? '', /a=sendonly/);
  assert.equal(videos.length, 2);
  for (const video of videos) {
    assert.match(video, /a=inactive/);
    assert.doesNotMatch(video, /a=sendonly/);
  }
});

test('no channel of data is opened, also not under the name of what is served', () => {
  for (const head of ['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'm=application\t9  UDP/DTLS/SCTP x']) {
    const data = [head, 'a=mid:0', 'a=sctp-port:5000', ''].join('\r\n');
    const sections = restrictOffer(offer + data, new Set(['0'])).split(/\r\n(?=m=)/);
    assert.match(sections.at(-1) ?? '', /^m=application 0 UDP\/DTLS\/SCTP \S+\r\n/);
  }
});

test('puts the public address in place of local ones, once in each section', () => {
  const candidates = [
    'a=candidate:1 1 UDP 2114 192.0.2.2 41000 typ host',
    'a=candidate:2 1 UDP 2113 10.0.0.1 41000 typ host',
  ];
  const answer = ['v=0', 'm=audio 41000 X 111', ...candidates, 'm=video 41000 X 96', ...candidates, ''].join('\r\n');
  const expected = 'a=candidate:1 1 UDP 2114 203.0.113.7 41000 typ host';
  assert.equal(
    rewriteCandidates(answer, '203.0.113.7'),
    ['v=0', 'm=audio 41000 X 111', expected, 'm=video 41000 X 96', expected, ''].join('\r\n'),
  );
});
