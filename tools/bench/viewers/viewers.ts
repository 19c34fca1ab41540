import { setTimeout as wait } from 'node:timers/promises';
import { cleanup } from 'node-datachannel';
import {
  createEmbeddedLiveEngine,
  type EmbeddedLiveEngine,
} from '../../../apps/api/src/platform/live/embedded-live-engine.ts';
import { LivePeer, loopback } from '../../../apps/api/src/platform/live/testing/live-peer.ts';
import { rtp } from '../../../apps/api/src/platform/live/testing/rtp.ts';
import { usageOf } from '../process-usage.ts';
import { decimals, inHundredths, inKilobytes, inMegabytes, inWhole, type Report } from '../report/report.ts';
import { atEnd } from '../resources.ts';

/** Viewers of one stream; what each costs is the difference, without what the stream costs for itself. */
const AUDIENCES = [20, 120] as const;
const TIME_MS = 15_000;
const ROOM = 'bench';
/** A picture of 30 a second in so many packets: 2 Mbit/s, as the browser of a performer sends 720 lines. */
const PICTURE_MS = 1000 / 30;
const PACKETS = 7;
const PAYLOAD = Buffer.alloc(1_180, 7);
/** Of a clock of 90,000 ticks a second. */
const TICKS = 3_000;
const DRAIN_EVERY_MS = 200;

/** Each a second: milliseconds of a core, bytes to one viewer. Memory in bytes. */
interface Watched {
  viewers: number;
  time: number;
  received: number;
  memory: number;
}

/** Sends pictures until the end, as many as the time asks for: timers of a busy process come late. */
function sendPictures(publisher: LivePeer): void {
  const beganAt = performance.now();
  let [sent, sequence] = [0, 0];
  const timer = setInterval(() => {
    for (const due = (performance.now() - beganAt) / PICTURE_MS; sent < due; sent += 1)
      for (let packet = 1; packet <= PACKETS; packet += 1) {
        sequence = (sequence + 1) % 65_536;
        const marker = packet === PACKETS;
        publisher.send(rtp({ sequence, timestamp: sent * TICKS, marker, payload: PAYLOAD }));
      }
  }, PICTURE_MS / 2);
  atEnd(() => clearInterval(timer));
}

/** Counts what viewers have received, and forgets it. */
const drain = (viewers: readonly LivePeer[]): number => {
  let bytes = 0;
  for (const { received } of viewers) for (const packet of received.splice(0)) bytes += packet.length;
  return bytes;
};

/** What a viewer of a live stream costs the engine: one process forwards a picture to more and more of them. */
export async function measureViewers(): Promise<Report> {
  // Its threads keep the process from ending.
  atEnd(cleanup);
  const log = { info: () => undefined, warn: console.warn };
  const engine = createEmbeddedLiveEngine({ udpPort: 0, bindAddress: loopback, log });
  atEnd(() => engine.close());
  const publisher = LivePeer.publisher();
  atEnd(() => publisher.close());
  await publisher.accept(await engine.publish(ROOM, await publisher.offer()));
  sendPictures(publisher);
  const viewers: LivePeer[] = [];
  const measured: Watched[] = [];
  for (const audience of AUDIENCES) {
    console.error(`Watching with ${audience}`);
    while (viewers.length < audience) viewers.push(await watch(engine));
    measured.push(await measure(viewers, (await engine.pid()) ?? 0));
  }
  return { tables: tablesOf(measured as [Watched, Watched]), notes };
}

const notes = [
  `${TIME_MS / 1000} s with each number of viewers. They are of another process on the same machine, and lose nothing. ` +
    'Sound is not sent: it adds about a fiftieth of the bytes and a fifth of the packets.',
];

function tablesOf(measured: readonly [few: Watched, many: Watched]): Report['tables'] {
  const [few, many] = measured;
  const added = many.viewers - few.viewers;
  return [
    {
      title: 'The live engine, with viewers of one stream',
      columns: [
        { key: 'viewers', label: 'viewers', format: inWhole },
        { key: 'cores', label: 'cores of the engine', format: decimals(3) },
        { key: 'mbits', label: 'each receives, Mbit/s', format: inHundredths },
        { key: 'memory', label: 'memory, MB', format: inMegabytes },
      ],
      rows: measured.map(({ viewers, time, memory, received }) => ({
        ...{ viewers, memory },
        ...{ cores: time / 1000, mbits: (received * 8) / 1e6 },
      })),
    },
    {
      title: 'A minute of live for one viewer',
      columns: [
        { key: 'time', label: 'ms of a core', format: decimals(1) },
        { key: 'bytes', label: 'MB', format: inMegabytes },
        { key: 'memory', label: 'memory, kB', format: inKilobytes },
      ],
      rows: [
        {
          time: ((many.time - few.time) * 60) / added,
          bytes: many.received * 60,
          memory: (many.memory - few.memory) / added,
        },
      ],
    },
  ];
}

async function watch(engine: EmbeddedLiveEngine): Promise<LivePeer> {
  const viewer = LivePeer.viewer();
  atEnd(() => viewer.close());
  const answer = await engine.play(ROOM, await viewer.offer());
  if (!answer) throw new Error('nobody publishes');
  await viewer.accept(answer);
  return viewer;
}

async function measure(viewers: readonly LivePeer[], pid: number): Promise<Watched> {
  drain(viewers);
  const [before, beganAt] = [await usageOf(pid), performance.now()];
  let bytes = 0;
  while (performance.now() < beganAt + TIME_MS) {
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
