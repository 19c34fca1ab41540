import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { type TestContext, test } from 'node:test';
import { rtp } from '../testing/rtp.ts';
import type { IngestTrack } from './ingest-track.ts';
import { PublisherTap, type ReadTap } from './publisher-tap.ts';
import { parseRtpPacket } from './rtp-packet.ts';
import type { MediaKind } from './sdp-offer.ts';
import type { TapEvents } from './tap-server.ts';

const full = new Error('ENOSPC');
const again = 2_000;

/** A tap of a publisher who sends one picture. */
const follow = ({ mock }: TestContext, { read, refusals = 0 }: { read: ReadTap; refusals?: number }) => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const failures: unknown[] = [];
  const opened: TapEvents[] = [];
  let closed = 0;
  const sendRtp = mock.fn();
  const open = async (_tracks: unknown, events: TapEvents) => {
    if (refusals-- > 0) throw full;
    opened.push(events);
    return { url: `rtsp://${opened.length}`, sendRtp, sendRtcp: () => undefined, close: () => (closed += 1) };
  };
  const track = { kind: 'video', codec: { name: 'h264', payloadType: 96 } } as IngestTrack;
  const publisher = { track: (kind: MediaKind) => (kind === 'video' ? track : undefined) };
  const onFailed = (error: unknown) => void failures.push(error);
  const tap = new PublisherTap({ open }, { read, requestKeyFrame: () => undefined, onFailed });
  tap.follow(publisher);
  const pass = async (milliseconds: number) => {
    await turn();
    mock.timers.tick(milliseconds);
    await turn();
  };
  return { tap, track, failures, opened, sendRtp, closed: () => closed, pass };
};

/** Ends what reads when the test wants it. */
const readers = () => {
  const ends: Array<() => void> = [];
  const read = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { read, ends };
};

test('a program that cannot be started is tried again, and harms nothing', async (t) => {
  let tries = 0;
  const read = async () => {
    tries++;
    throw full;
  };
  const { tap, failures, closed, pass } = follow(t, { read });
  await pass(again - 1);
  assert.deepEqual([tries, failures, closed()], [1, [full], 1]);
  await pass(1);
  await pass(again);
  assert.deepEqual([tries, closed()], [3, 3]);
  tap.stop();
  await pass(10 * again);
  assert.deepEqual([tries, closed()], [3, 3]);
});

test('where no program could read it is tried again as well', async (t) => {
  const { read, ends } = readers();
  const { failures, opened, pass } = follow(t, { read, refusals: 1 });
  await pass(again);
  assert.deepEqual([failures, opened.length, ends.length], [[full], 1, 1]);
});

test('a packet that cannot be handed on ends the program, which begins anew', async (t) => {
  const { read, ends } = readers();
  const { tap, track, failures, opened, sendRtp, closed, pass } = follow(t, { read });
  await pass(0);
  opened[0]?.onPlay();
  const packet = parseRtpPacket(rtp({ sequence: 1 }));
  assert.ok(packet);
  sendRtp.mock.mockImplementationOnce(() => {
    throw full;
  });
  tap.forward(track, packet);
  tap.forward(track, packet);
  assert.deepEqual([failures, sendRtp.mock.callCount(), closed()], [[full], 1, 1]);
  ends[0]?.();
  await pass(again);
  opened[1]?.onPlay();
  tap.forward(track, packet);
  assert.equal(sendRtp.mock.callCount(), 2);
});
