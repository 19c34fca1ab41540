import path from 'node:path';
import { buildApi, createLog, migrate, openDatabase, readConfig, seedDemoData } from '@barg/api';
import { findPostmaster } from '../../../apps/api/src/platform/database/embedded/postmaster.ts';
import { createAccounts, type TestAccount } from '../../../apps/api/src/testing/accounts.ts';
import type { Report } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { rawFeedPage } from './money-raw.ts';
import { processorClock } from './processor-time.ts';
import { AT_ONCE } from './rate.ts';
import { reportOf, type Compared } from './money-report.ts';
import { measureTipParts } from './tip-parts.ts';
import { ask, at, rawTipOf, tipOf, type Bench } from './tips.ts';
import { takeTurns } from './turns.ts';

const BALANCE = 1_000_000;

/**
 * Tips and feed pages per second through the API's whole stack (no network), compared with a loop of raw `pg` that does
 * the minimum on the same embedded PostgreSQL. The ratio is the cost of our code.
 */
export async function measureMoney(): Promise<Report> {
  const bench = await prepare();
  const compared = [
    await measureTips('tip, each fan another performer', bench),
    await measureTips('tip, all fans one performer', { ...bench, performers: bench.performers.slice(0, 1) }),
    await measureFeed(bench),
  ];
  return reportOf(compared, await measureTipParts(bench, settle(bench.pool)));
}

async function prepare(): Promise<Bench> {
  const dataDir = await temporaryFolder('money');
  const database = await openDatabase({ dataDir });
  atEnd(() => database.close());
  await migrate({ pool: database.pool });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000000' });
  const api = await buildApi({ config, database, log: createLog(config.logLevel) });
  atEnd(() => api.close());
  await seedDemoData(api.context);
  const accounts = createAccounts(api.context);
  const fans = await people(() => accounts.createUser({ balance: BALANCE }));
  const performers = await people(() => accounts.createPerformer());
  const postmaster = findPostmaster(path.join(dataDir, 'postgres'));
  if (!postmaster) throw new Error('the embedded PostgreSQL does not run');
  return { api, pool: database.pool, fans, performers, clock: processorClock(postmaster.pid) };
}

async function people(make: () => Promise<TestAccount>): Promise<TestAccount[]> {
  const made: TestAccount[] = [];
  while (made.length < AT_ONCE) made.push(await make());
  return made;
}

/** When each fan tips a different performer, they only compete for what all payments share. */
async function measureTips(call: string, bench: Bench): Promise<Compared> {
  const { pool, clock } = bench;
  return { call, ...(await takeTurns({ ours: tipOf(bench), raw: rawTipOf(bench), clock, settle: settle(pool) })) };
}

async function measureFeed({ api, pool, fans, clock }: Bench): Promise<Compared> {
  const url = '/api/user/feeds/landing?limit=20';
  const ours = (worker: number) => ask(api, at(fans, worker), { method: 'GET', url });
  return {
    call: 'feed page of 20 posts',
    ...(await takeTurns({ ours, raw: () => rawFeedPage(pool), clock, settle: settle(pool) })),
  };
}

/** What PostgreSQL does by itself within a minute on tables that grow: not in the middle of a turn. */
const settle = (pool: Bench['pool']) => async () => void (await pool.query('vacuum (analyze)'));
