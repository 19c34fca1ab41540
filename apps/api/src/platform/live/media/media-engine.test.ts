import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { cleanup } from 'node-datachannel';
import type { EngineFailure } from '../engine-protocol.ts';
import { defaultLiveOptions } from '../live-options.ts';
import { LivePeer, loopback } from '../testing/live-peer.ts';
import { rtp } from '../testing/rtp.ts';
import { MediaEngine } from './media-engine.ts';
import { PlaybackTrack } from './playback-track.ts';

const timeout = 15_000;
const closers: (() => void)[] = [];

const closeAll = () => closers.splice(0).forEach((close) => close());

afterEach(closeAll);

after(() => cleanup());

/** An engine in this process, with a room `ink` that somebody publishes to. */
const startEngine = async () => {
  const failures: EngineFailure[] = [];
  let onRoomChanged = (): void => undefined;
  const engine = new MediaEngine(
    { ...defaultLiveOptions, udpPort: 41_012, bindAddress: loopback },
    {
      onRoomChanged: () => onRoomChanged(),
      onSegment: () => undefined,
      onPartialSegment: () => undefined,
      onFailed: (failure) => failures.push(failure),
    },
  );
  const roomBecomes = (isExpected: (viewers: number, isPublishing: boolean) => boolean): Promise<void> =>
    new Promise((resolve) => {
      onRoomChanged = () => {
        const [room] = engine.stats().rooms;
        if (isExpected(room?.viewers ?? 0, room?.isPublishing ?? false)) resolve();
      };
    });
  closers.push(() => engine.close());
  const publisher = LivePeer.publisher();
  closers.push(() => publisher.close());
  const isLive = roomBecomes((_, isPublishing) => isPublishing);
  await publisher.accept(await engine.publish('ink', await publisher.offer()));
  await isLive;
  const watch = async (expected: number): Promise<LivePeer> => {
    const viewer = LivePeer.viewer();
    closers.push(() => viewer.close());
    const isJoined = roomBecomes((viewers) => viewers === expected);
    const answer = await engine.play('ink', await viewer.offer());
    assert.ok(answer);
    await viewer.accept(answer);
    await isJoined;
    return viewer;
  };
  return { engine, publisher, watch, roomBecomes, failures };
};

test('a viewer who cannot be sent to leaves; the others go on, and so does the engine', { timeout }, async (t) => {
  const { engine, publisher, watch, roomBecomes, failures } = await startEngine();
  const [hit, spared] = [await watch(1), await watch(2)];
  const { forward } = PlaybackTrack.prototype;
  const struck = new Set<PlaybackTrack>();
  t.mock.method(PlaybackTrack.prototype, 'forward', function (this: PlaybackTrack, ...given: [number, never]) {
    if (struck.size === 0) struck.add(this);
    if (struck.has(this)) throw new RangeError('out of range');
    forward.apply(this, given);
  });
  const hasLeft = roomBecomes((viewers) => viewers === 1);
  publisher.send(rtp({ sequence: 1 }));
  await spared.until(() => spared.received.length === 1);
  await hasLeft;
  const [room] = engine.stats().rooms;
  assert.deepEqual([room?.isPublishing, room?.viewers, hit.received], [true, 1, []]);
  assert.deepEqual(
    failures.map(({ what, room: name, reason }) => [what, name, /RangeError/.test(reason)]),
    [['viewer', 'ink', true]],
  );
});

test('whoever opens more sessions than one person has loses the first ones', { timeout }, async () => {
  const { engine } = await startEngine();
  const open = async (): Promise<string | undefined> => {
    const viewer = LivePeer.viewer();
    closers.push(() => viewer.close());
    return (await engine.play('ink', await viewer.offer(), 2))?.resourceId;
  };
  const opened = [await open(), await open(), await open()];
  assert.deepEqual(
    opened.map((id) => engine.iceUserOf(id ?? '') !== null),
    [false, true, true],
  );
});
