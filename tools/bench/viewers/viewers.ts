import { cleanup } from 'node-datachannel';
import { createEmbeddedLiveEngine } from '../../../apps/api/src/platform/live/embedded-live-engine.ts';
import { type LivePeer, loopback } from '../../../apps/api/src/platform/live/testing/live-peer.ts';
import { decimals, inHundredths, inKilobytes, inMegabytes, inWhole, type Report } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { measureWatching, publishPictures, watchRoom, type Watched } from './audience.ts';

/** Viewers of one stream; what each costs is the difference, without what the stream costs for itself. */
const AUDIENCES = [20, 120] as const;
const TIME_MS = 15_000;
/** 2 Mbit/s, as the browser of a performer sends 720 lines. */
const PACKETS = { count: 7, payload: Buffer.alloc(1_180, 7) };

/** What a viewer of a live stream costs the engine: one process forwards a picture to more and more of them. */
export async function measureViewers(): Promise<Report> {
  // Its threads keep the process from ending.
  atEnd(cleanup);
  const log = { info: () => undefined, warn: console.warn };
  const engine = createEmbeddedLiveEngine({ udpPort: 0, bindAddress: loopback, log });
  atEnd(() => engine.close());
  await publishPictures(engine, PACKETS, loopback);
  const viewers: LivePeer[] = [];
  const measured: Watched[] = [];
  for (const audience of AUDIENCES) {
    console.error(`Watching with ${audience}`);
    while (viewers.length < audience) viewers.push(await watchRoom(engine, loopback));
    measured.push(await measureWatching(viewers, (await engine.pid()) ?? 0, TIME_MS));
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
