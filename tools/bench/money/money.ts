import { randomUUID } from 'node:crypto';
import {
  buildApi,
  createLog,
  migrate,
  openDatabase,
  readConfig,
  seedDemoData,
  type Api,
  type OpenDatabase,
} from '@barg/api';
import { createAccounts, type TestAccount } from '../../../apps/api/src/testing/accounts.ts';
import { inHundredths, inWhole, type Report, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { rawFeedPage, rawTip } from './money-raw.ts';
import { AT_ONCE, MEASURE_MS, rate } from './rate.ts';

const BALANCE = 1_000_000;

type Row = Table['rows'][number];

interface Bench {
  api: Api;
  pool: OpenDatabase['pool'];
  fans: readonly TestAccount[];
  performers: readonly TestAccount[];
}

/**
 * Tips and feed pages per second through the API's whole stack (no network), compared with a loop of raw `pg` that does
 * the minimum on the same embedded PostgreSQL. The ratio is the cost of our code.
 */
export async function measureMoney(): Promise<Report> {
  const bench = await prepare();
  const rows = [
    await measureTips('tip, each fan another performer', bench),
    await measureTips('tip, all fans one performer', { ...bench, performers: bench.performers.slice(0, 1) }),
    await measureFeed(bench),
  ];
  return {
    tables: [{ title: 'API against a raw pg loop, calls a second', columns, rows }],
    notes: [`${AT_ONCE} calls at once, ${MEASURE_MS / 1000} s each after a second of warming up.`],
  };
}

const columns: Table['columns'] = [
  { key: 'call', label: 'call' },
  { key: 'ours', label: 'API', format: inWhole },
  { key: 'raw', label: 'raw pg', format: inWhole },
  { key: 'ratio', label: 'ratio', format: inHundredths },
];

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
  return { api, pool: database.pool, fans, performers };
}

async function people(make: () => Promise<TestAccount>): Promise<TestAccount[]> {
  const made: TestAccount[] = [];
  while (made.length < AT_ONCE) made.push(await make());
  return made;
}

/** When each fan tips a different performer, they only compete for what all payments share. */
async function measureTips(call: string, { api, pool, fans, performers }: Bench): Promise<Row> {
  const ours = await rate((worker) => {
    const { id } = at(performers, worker);
    const payload = { amount: 10, source: { type: 'profile', _id: id } };
    return ask(api, at(fans, worker), { method: 'POST', url: `/api/wallet/charges/tip/${id}`, payload });
  });
  const raw = await rate((worker) =>
    rawTip(pool, { userId: at(fans, worker).id, performerId: at(performers, worker).id }),
  );
  return { call, ours, raw, ratio: ours / raw };
}

async function measureFeed({ api, pool, fans }: Bench): Promise<Row> {
  const url = '/api/user/feeds/landing?limit=20';
  const ours = await rate((worker) => ask(api, at(fans, worker), { method: 'GET', url }));
  const raw = await rate(() => rawFeedPage(pool));
  return { call: 'feed page of 20 posts', ours, raw, ratio: ours / raw };
}

async function ask(
  api: Api,
  account: TestAccount,
  request: { method: 'GET' | 'POST'; url: string; payload?: object },
): Promise<void> {
  const headers = { authorization: account.token, 'idempotency-key': randomUUID() };
  const { statusCode, payload } = await api.inject({ ...request, headers });
  if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${payload}`);
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}
