import { setTimeout as wait } from 'node:timers/promises';
import { decimals, inWhole, type Report } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { startChild, type Child } from '../sockets/child.ts';
import { prepareGround, type Ground } from '../sockets/ground.ts';
import type { Measured } from '../sockets/told.ts';
import { PART_MS, PARTS_OF_A_SEGMENT, partOfNow } from './parts.ts';
import type { PlayedFigures, Players } from './players.ts';

/** Of one stream; what each costs is the difference, without what the stream costs for itself. */
const AUDIENCES = [50, 250] as const;
const TIME_MS = 15_000;
const SETTLE_MS = 4_000;

interface Server {
  title: string;
  child: Child<Pick<Measured, 'processorTime'>>;
  playlist: string;
  fetchesParts: boolean;
}

interface Watched extends PlayedFigures {
  viewers: number;
  /** Milliseconds of a core in a second. */
  time: number;
}

/** Stores parts as the program that packages does, until the end. */
async function storeParts({ pool, streams: [stream] }: Ground): Promise<void> {
  const id = stream?.id;
  await pool.query(`insert into hls_runs (stream_id, run, start) values ($1, 'bench', $2)`, [id, Buffer.alloc(800)]);
  let stored = 0;
  const store = async (): Promise<void> => {
    const [segment, number] = [Math.floor(stored / PARTS_OF_A_SEGMENT), stored % PARTS_OF_A_SEGMENT];
    stored += 1;
    await pool.query(
      `insert into hls_parts
         (stream_id, run, segment, number, sequence, breaks, is_independent, duration_ms, sent_at, bytes)
       values ($1, 'bench', $2, $3, $2, 0, $4, $5, now(), $6)`,
      [id, segment, number, number === 0, PART_MS, partOfNow()],
    );
  };
  await store();
  const timer = setInterval(() => void store(), PART_MS);
  atEnd(() => clearInterval(timer));
}

async function measureAudience({ child, playlist, fetchesParts }: Server, tokens: readonly string[]): Promise<Watched> {
  const players = startChild<Players>('../crowd/players.ts');
  await players.ask('open', { url: playlist, tokens, fetchesParts });
  await wait(SETTLE_MS);
  await players.ask('begin', null);
  const before = await child.ask('processorTime', null);
  await wait(TIME_MS);
  const time = ((await child.ask('processorTime', null)) - before) / (TIME_MS / 1000);
  const figures = await players.ask('figures', null);
  await players.end('SIGKILL');
  return { ...figures, viewers: tokens.length, time };
}

async function measureServer(server: Server, { fans }: Ground): Promise<[few: Watched, many: Watched]> {
  const tokens = fans.map(({ token }) => token);
  const measured: Watched[] = [];
  for (const audience of AUDIENCES) {
    console.error(`${server.title}: ${audience} viewers`);
    measured.push(await measureAudience(server, tokens.slice(0, audience)));
  }
  return measured as [Watched, Watched];
}

/** What a viewer costs who watches by HLS: one process serves one stream to more and more of them. */
export async function measureCrowd(): Promise<Report> {
  const ground = await prepareGround({ fans: Math.max(...AUDIENCES), streams: 1 });
  await storeParts(ground);
  const product = startChild<Measured>('product-server.ts', ground.env);
  const url = await product.ask('listen', {});
  const playlist = `${url}/api/streaming/hls/${ground.streams[0]?.id}/index.m3u8`;
  const raw = startChild<Measured>('../crowd/raw-hls.ts');
  const servers: Server[] = [
    { title: 'playlist and parts', child: product, playlist, fetchesParts: true },
    { title: 'playlist, the parts by a cache', child: product, playlist, fetchesParts: false },
    {
      title: 'a bare web server, from memory',
      child: raw,
      playlist: `${await raw.ask('listen', {})}/list`,
      fetchesParts: true,
    },
  ];
  const measured = [];
  for (const server of servers) measured.push({ server, watched: await measureServer(server, ground) });
  return { tables: [tableOf(measured)], notes };
}

const tableOf = (
  measured: ReadonlyArray<{ server: Server; watched: readonly [few: Watched, many: Watched] }>,
): Report['tables'][number] => ({
  title: 'One stream by HLS from one process, 2.5 Mbit/s in parts of half a second',
  columns: [
    { key: 'what', label: 'the process serves' },
    { key: 'viewers', label: 'viewers', format: inWhole },
    { key: 'cores', label: 'cores', format: decimals(3) },
    { key: 'each', label: 'one more viewer, ms of a core a second', format: decimals(2) },
    { key: 'share', label: 'parts that came, %', format: decimals(1) },
    { key: 'median', label: 'until a part is here, ms', format: decimals(1) },
    { key: 'most', label: '99 of 100, ms', format: decimals(1) },
  ],
  rows: measured.flatMap(({ server, watched: [few, many] }) =>
    [few, many].map((watched) => ({
      what: server.title,
      viewers: watched.viewers,
      cores: watched.time / 1000,
      each: watched === many ? (many.time - few.time) / (many.viewers - few.viewers) : null,
      share: (watched.parts / ((watched.viewers * TIME_MS) / PART_MS)) * 100,
      median: server.fetchesParts ? watched.median : null,
      most: server.fetchesParts ? watched.most : null,
    })),
  ),
});

const notes = [
  `${TIME_MS / 1000} s with each number of viewers, who are of another process on the same machine: each asks for the ` +
    'playlist with the part that comes next, as its own account, and fetches that part when it is told of it.',
  'A part is timed from when it is stored until its bytes are with a viewer.',
];
