import type { LivePeer } from '../../../apps/api/src/platform/live/testing/live-peer.ts';
import { measureWatching, publishPictures, ROOM, watchRoom } from '../viewers/audience.ts';
import type { MeasuredEngine } from './engines.ts';

const VIEWERS = 40;
const TIME_MS = 10_000;
/** 2.5 Mbit/s: the beginning of a frame of VP8, in packets as browsers make them. */
const PACKETS = {
  count: 9,
  payload: Buffer.concat([Buffer.from([0x10, 0x00, 0x9d, 0x01, 0x2a]), Buffer.alloc(1_140, 7)]),
};

export interface Share {
  /** Of a core, of the engine's process. */
  percent: number;
  /** Mbit/s, to each viewer. */
  mbits: number;
}

/** What forty viewers of one stream cost the process of an engine. */
export async function measureForty({ name, engine, pid }: MeasuredEngine): Promise<Share> {
  console.error(`${VIEWERS} viewers by the engine ${name}`);
  const stop = await publishPictures(engine, PACKETS, null);
  const viewers: LivePeer[] = [];
  while (viewers.length < VIEWERS) viewers.push(await watchRoom(engine, null));
  const { time, received } = await measureWatching(viewers, await pid(), TIME_MS);
  for (const viewer of viewers) viewer.close();
  stop();
  await engine.closeRoom(ROOM);
  return { percent: time / 10, mbits: (received * 8) / 1e6 };
}
