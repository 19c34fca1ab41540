import os from 'node:os';
import { httpRate } from '../feed/http-load.ts';
import { follow, makePerformers, makePosts } from '../feed/rows.ts';
import { AT_ONCE } from '../money/rate.ts';
import { inHundredths, inWhole, type Table } from '../report/report.ts';
import { startChild } from './child.ts';
import type { Ground } from './ground.ts';
import type { Measured } from './told.ts';

const POSTS = 20_000;
const FOLLOWED = 200;
const PAGE = '/api/user/feeds?tab=following&limit=20';
/** Each asks for {@link AT_ONCE} pages at once. */
const ASKING = 2;

interface Carried {
  processes: number;
  pages: number;
  /** Milliseconds of a core that the processes of the API use for a page. */
  time: number;
  /** Cores in use: by the API, and by everything on the machine. */
  api: number;
  all: number;
}

/** Milliseconds that the machine's cores were at work so far. */
const busyTime = (): number =>
  os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** How many pages two processes carry against one, and what bounds them. */
export async function measurePages(ground: Ground): Promise<Table> {
  const [fan] = ground.fans;
  if (!fan) throw new Error('nobody asks');
  await makePerformers(ground.pool);
  await makePosts(ground.pool, 0, POSTS);
  await follow(ground.pool, fan.id, FOLLOWED);
  const one = await carry(ground, fan.token, 1);
  const two = await carry(ground, fan.token, 2);
  const columns = [
    { key: 'processes', label: 'processes', format: inWhole },
    { key: 'pages', label: 'pages a second', format: inWhole },
    { key: 'ratio', label: 'times one', format: inHundredths },
    { key: 'time', label: 'API, ms of a core a page', format: inHundredths },
    { key: 'api', label: 'cores in use by the API', format: inHundredths },
    { key: 'all', label: `by all, of ${os.availableParallelism()}`, format: inHundredths },
    { key: 'apart', label: 'times one, with a core for each', format: inHundredths },
  ];
  return {
    title: 'Pages of the home, by HTTP',
    columns,
    rows: [
      { ...one, ratio: 1, apart: 1 },
      { ...two, ratio: two.pages / one.pages, apart: (2 * one.time) / two.time },
    ],
  };
}

async function carry({ env, redis }: Ground, token: string, processes: number): Promise<Carried> {
  const variables = { ...env, ...(processes > 1 && redis) };
  const servers = Array.from({ length: processes }, () => startChild<Measured>('product-server.ts', variables));
  const urls = await Promise.all(servers.map((server) => server.ask('listen', {})));
  const apiTime = async (): Promise<number> =>
    (await Promise.all(servers.map((server) => server.ask('processorTime', null)))).reduce((a, b) => a + b);
  const [startedAt, apiBefore, allBefore] = [performance.now(), await apiTime(), busyTime()];
  const asking = Array.from({ length: ASKING }, (_, at) =>
    httpRate(`${urls[at % processes]}${PAGE}`, { authorization: token }),
  );
  const pages = (await Promise.all(asking)).reduce((a, b) => a + b);
  const elapsed = performance.now() - startedAt;
  const api = ((await apiTime()) - apiBefore) / elapsed;
  const all = (busyTime() - allBefore) / elapsed;
  for (const server of servers) await server.end('SIGKILL');
  return { processes, pages, time: (api / pages) * 1000, api, all };
}

export const pageNotes: readonly string[] = [
  `Pages of the home of a fan who follows ${FOLLOWED} performers: ${ASKING * AT_ONCE} at once. The last column is what ` +
    'two processes would carry where each has a core and the database is no bound: twice the pages, at their own cost.',
];
