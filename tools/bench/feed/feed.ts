import { buildApi, createLog, migrate, openDatabase, readConfig, type Api, type OpenDatabase } from '@barg/api';
import { createAccounts, type TestAccount } from '../../../apps/api/src/testing/accounts.ts';
import { AT_ONCE, MEASURE_MS, rate } from '../money/rate.ts';
import { inHundredths, inWhole, type Report } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { median } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { httpRate, listen } from './http-load.ts';
import { recordStatements, replay, type Recorder, type Statement } from './replay.ts';
import { follow, makePerformers, makePosts } from './rows.ts';

const FOLLOWED = 200;
const FEW_POSTS = 100_000;
/** `BENCH_POSTS` sets fewer: ten million take minutes and gigabytes. */
const MANY_POSTS = Number(process.env.BENCH_POSTS ?? 10_000_000);
const TIMES = 200;
const PAGE = '/api/user/feeds?tab=following&limit=20';

interface Bench {
  api: Api;
  site: string;
  pool: OpenDatabase['pool'];
  fan: TestAccount;
  recorder: Recorder;
}

/**
 * The home of a fan who follows two hundred, with few posts on the site and with very many: its cost must not depend on
 * their number. And the same page by HTTP, compared with a loop that sends PostgreSQL the page's statements and nothing
 * else.
 */
export async function measureFeed(): Promise<Report> {
  const bench = await prepare();
  const rows = [];
  let made = 0;
  for (const posts of [FEW_POSTS, MANY_POSTS]) {
    await makePosts(bench.pool, made, posts);
    made = posts;
    rows.push(await measureSite(bench, posts));
  }
  const [few, many] = rows;
  const growth = few && many ? many.milliseconds / few.milliseconds : null;
  return {
    tables: [
      {
        title: 'The home of a fan who follows 200 performers, a page of 20 posts',
        columns: [
          { key: 'posts', label: 'posts on the site', format: inWhole },
          { key: 'statements', label: 'statements', format: inWhole },
          { key: 'milliseconds', label: 'statements, ms', format: inHundredths },
          { key: 'http', label: 'HTTP, pages a second', format: inWhole },
          { key: 'raw', label: 'bare pg loop', format: inWhole },
          { key: 'ratio', label: 'ratio', format: inHundredths },
        ],
        rows,
      },
      {
        title: 'Cost with very many posts against few',
        columns: [{ key: 'growth', label: 'times', format: inHundredths }],
        rows: [{ growth }],
      },
    ],
    notes: [
      `Statements one page after another, median of ${TIMES}; rates with ${AT_ONCE} at once for ${MEASURE_MS / 1000} s.`,
      'Targets: 1.2 times the cost, 0.7 of the bare loop.',
    ],
  };
}

async function prepare(): Promise<Bench> {
  const recorder = recordStatements();
  const dataDir = await temporaryFolder('feed');
  const database = await openDatabase({ dataDir });
  atEnd(() => database.close());
  await migrate({ pool: database.pool });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000000' });
  const api = await buildApi({ config, database, log: createLog(config.logLevel) });
  atEnd(() => api.close());
  const fan = await createAccounts(api.context).createUser();
  await makePerformers(database.pool);
  await follow(database.pool, fan.id, FOLLOWED);
  return { api, site: await listen(api), pool: database.pool, fan, recorder };
}

async function measureSite({ api, site, pool, fan, recorder }: Bench, posts: number) {
  const page = () => ask(api, PAGE, fan);
  // The first pages plan the statements and load the blocks into memory.
  for (let time = 0; time < AT_ONCE; time += 1) await page();
  const statements = await recorder.statementsOf(page);
  const milliseconds = await timed(() => inTurn(pool, statements));
  const raw = await rate(() => replay(pool, statements));
  const http = await httpRate(site + PAGE, { authorization: fan.token });
  return { posts, statements: statements.length, milliseconds, http, raw, ratio: http / raw };
}

async function inTurn(pool: OpenDatabase['pool'], statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}

async function ask(api: Api, url: string, { token }: TestAccount): Promise<void> {
  const { statusCode, payload } = await api.inject({ method: 'GET', url, headers: { authorization: token } });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${payload}`);
}

/** The median in milliseconds of many runs one after the other. */
async function timed(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  while (times.length < TIMES) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}
