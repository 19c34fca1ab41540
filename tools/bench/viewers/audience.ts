import { setTimeout as wait } from 'node:timers/promises';
import type { LiveEngine } from '../../../apps/api/src/platform/live/live-engine.ts';
import { LivePeer } from '../../../apps/api/src/platform/live/testing/live-peer.ts';
import { rtp } from '../../../apps/api/src/platform/live/testing/rtp.ts';
import { usageOf } from '../process-usage.ts';
import { atEnd } from '../resources.ts';

export const ROOM = 'bench';
const PICTURE_MS = 1000 / 30;
/** Of a clock of 90,000 ticks a second. */
const TICKS = 3_000;
const DRAIN_EVERY_MS = 200;
const ASK_AGAIN_AFTER_MS = 100;

/** What a picture is sent as, 30 times a second. */
export interface Packets {
  count: number;
  payload: Buffer;
}

/** Each a second: milliseconds of a core, bytes to one viewer. Memory in bytes. */
export interface Watched {
  viewers: number;
  time: number;
  received: number;
  memory: number;
}

/** Where clients are: loopback, or null for all addresses of this machine, as Janus asks for. */
type Address = string | null;

/** Publishes pictures until the end, as many as the time asks for: timers of a busy process come late. */
export async function publishPictures(engine: LiveEngine, { count, payload }: Packets, address: Address) {
  const publisher = LivePeer.publisher({ address });
  atEnd(() => publisher.close());
  await publisher.accept(await engine.publish(ROOM, await publisher.offer()));
  const beganAt = performance.now();
  let [sent, sequence] = [0, 0];
  const timer = setInterval(() => {
    for (const due = (performance.now() - beganAt) / PICTURE_MS; sent < due; sent += 1)
      for (let packet = 1; packet <= count; packet += 1) {
        sequence = (sequence + 1) % 65_536;
        publisher.send(rtp({ sequence, timestamp: sent * TICKS, marker: packet === count, payload }));
      }
  }, PICTURE_MS / 2);
  const stop = () => {
    clearInterval(timer);
    publisher.close();
  };
  atEnd(() => clearInterval(timer));
  return stop;
}

/** Plays the room, as soon as its engine knows of the publisher. */
export async function watchRoom(engine: LiveEngine, address: Address): Promise<LivePeer> {
  const viewer = LivePeer.viewer({ address });
  atEnd(() => viewer.close());
  const offer = await viewer.offer();
  let answer = await engine.play(ROOM, offer);
  for (; !answer; answer = await engine.play(ROOM, offer)) await wait(ASK_AGAIN_AFTER_MS);
  await viewer.accept(answer);
  return viewer;
}

/** Counts what viewers have received, and forgets it. */
const drain = (viewers: readonly LivePeer[]): number => {
  let bytes = 0;
  for (const { received } of viewers) for (const packet of received.splice(0)) bytes += packet.length;
  return bytes;
};

/** What the engine's process uses for these viewers, and what they get. */
export async function measureWatching(viewers: readonly LivePeer[], pid: number, timeMs: number): Promise<Watched> {
  drain(viewers);
  const [before, beganAt] = [await usageOf(pid), performance.now()];
  let bytes = 0;
  while (performance.now() < beganAt + timeMs) {
    await wait(DRAIN_EVERY_MS);
    bytes += drain(viewers);
  }
  const [after, seconds] = [await usageOf(pid), (performance.now() - beganAt) / 1000];
  return {
    viewers: viewers.length,
    time: (after.time - before.time) / seconds,
    received: bytes / viewers.length / seconds,
    memory: after.memory,
  };
}
