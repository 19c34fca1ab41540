import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerRequest, readFrames, type TapTrack } from './rtsp.ts';

const TRACKS: TapTrack[] = [
  { kind: 'video', codec: 'h264', payloadType: 102 },
  { kind: 'audio', codec: 'opus', payloadType: 111 },
];
const URL = 'rtsp://127.0.0.1:4000/secret';
const request = (method: string, url = URL) => `${method} ${url} RTSP/1.0\r\nCSeq: 7\r\n\r\n`;
const ask = (method: string, url?: string, tracks: TapTrack[] | undefined = TRACKS): string => {
  const [read] = readFrames(Buffer.from(request(method, url))).requests;
  assert.ok(read);
  return answerRequest(read, tracks);
};

test('requests are read as they come, in pieces and between reports', () => {
  const report = Buffer.from([0x24, 1, 0, 3, 1, 2, 3]);
  const sent = Buffer.concat([
    report,
    Buffer.from(request('OPTIONS')),
    report,
    Buffer.from(request('PLAY', `${URL}/`)),
  ]);
  const whole = readFrames(sent);
  assert.deepEqual(
    whole.requests.map(({ method, name, sequence }) => [method, name, sequence]),
    [
      ['OPTIONS', 'secret', '7'],
      ['PLAY', 'secret', '7'],
    ],
  );
  assert.equal(whole.rest.length, 0);
  for (let cut = 1; cut < sent.length; cut += 1) {
    const first = readFrames(sent.subarray(0, cut));
    const second = readFrames(Buffer.concat([first.rest, sent.subarray(cut)]));
    assert.equal(first.requests.length + second.requests.length, 2, `cut at ${cut}`);
  }
  assert.equal(readFrames(Buffer.alloc(100_000, 'a')).rest.length, 0, 'what never ends is not kept');
});

test('a program is told what it gets by numbers of our own, and nothing under another name', () => {
  const described = ask('DESCRIBE');
  assert.match(described, /^RTSP\/1\.0 200 OK\r\nCSeq: 7\r\n/);
  assert.match(described, /m=video 0 RTP\/AVP 102\r\na=rtpmap:102 H264\/90000\r\n/);
  assert.match(described, /m=audio 0 RTP\/AVP 111\r\na=rtpmap:111 opus\/48000\/2\r\na=control:track=1\r\n/);
  const [, length = '', body = ''] = /Content-Length: (\d+)\r\n\r\n([^]*)$/.exec(described) ?? [];
  assert.equal(body.length, Number(length));
  assert.match(ask('SETUP', `${URL}/track=1`), /interleaved=2-3/);
  const [read] = readFrames(Buffer.from(request('DESCRIBE', 'rtsp://127.0.0.1:4000/guessed'))).requests;
  assert.ok(read);
  assert.match(answerRequest(read, undefined), /^RTSP\/1\.0 404 /);
  assert.match(ask('RECORD'), /^RTSP\/1\.0 405 /);
});
