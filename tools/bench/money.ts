/**
 * Tips and feed pages a second through the API's whole stack (no network), and beside each a loop of raw `pg` that does
 * the least the database could be asked for the same, on the same embedded PostgreSQL. The ratio is what our code costs.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi, createLog, migrate, openDatabase, readConfig, seedDemoData, type Api } from '@barg/api';
import { createAccounts, type TestAccount } from '../../apps/api/src/testing/accounts.ts';
import { rawFeedPage, rawTip } from './money-raw.ts';

const AT_ONCE = 16;
const WARM_UP_MS = 1_000;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 5_000);
const BALANCE = 1_000_000;

/** How often `work` ends in a second when it is done `AT_ONCE` times at once; `worker` counts from zero. */
async function rate(work: (worker: number) => Promise<unknown>): Promise<number> {
  const run = async (milliseconds: number): Promise<number> => {
    const end = performance.now() + milliseconds;
    let done = 0;
    const loop = async (worker: number) => {
      for (; performance.now() < end; done += 1) await work(worker);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => loop(worker)));
    return done / (milliseconds / 1000);
  };
  await run(WARM_UP_MS);
  return run(MEASURE_MS);
}

async function call(
  api: Api,
  account: TestAccount,
  request: { method: 'GET' | 'POST'; url: string; payload?: object },
) {
  const headers = { authorization: account.token, 'idempotency-key': randomUUID() };
  const { statusCode, payload } = await api.inject({ ...request, headers });
  if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${payload}`);
}

function print(what: string, ours: number, raw: number): void {
  const [a, b] = [ours, raw].map((value) => Math.round(value).toLocaleString('en-US'));
  console.log(`${what}: ${a}/s, raw pg ${b}/s, ratio ${(ours / raw).toFixed(2)}`);
}

/** Each fan tips a performer of her own, so that only what all payments share can slow them down; or all tip one. */
async function measureTips(api: Api, fans: readonly TestAccount[], performers: readonly TestAccount[]) {
  const performerOf = (worker: number) => performers[worker % performers.length]?.id ?? '';
  const ours = await rate((worker) => {
    const performerId = performerOf(worker);
    const payload = { amount: 10, source: { type: 'profile', _id: performerId } };
    return call(api, at(fans, worker), { method: 'POST', url: `/api/wallet/charges/tip/${performerId}`, payload });
  });
  const raw = await rate((worker) =>
    rawTip(database.pool, { userId: at(fans, worker).id, performerId: performerOf(worker) }),
  );
  print(`tips, ${performers.length} performers`, ours, raw);
}

const at = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
};

async function measureFeed(api: Api, fans: readonly TestAccount[]) {
  const ours = await rate((worker) =>
    call(api, at(fans, worker), { method: 'GET', url: '/api/user/feeds/landing?limit=20' }),
  );
  const raw = await rate(() => rawFeedPage(database.pool));
  print('feed pages of 20', ours, raw);
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'barg-bench-'));
const database = await openDatabase({ dataDir });
try {
  await migrate({ pool: database.pool });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000000' });
  const api = await buildApi({ config, database, log: createLog(config.logLevel) });
  await seedDemoData(api.context);
  const accounts = createAccounts(api.context);
  const people = async <T>(make: () => Promise<T>): Promise<T[]> => {
    const made: T[] = [];
    while (made.length < AT_ONCE) made.push(await make());
    return made;
  };
  const fans = await people(() => accounts.createUser({ balance: BALANCE }));
  const performers = await people(() => accounts.createPerformer());
  console.log(`${AT_ONCE} requests at once, ${MEASURE_MS / 1000} s each`);
  await measureTips(api, fans, performers);
  await measureTips(api, fans, performers.slice(0, 1));
  await measureFeed(api, fans);
  await api.close();
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
