import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { buildApi, type Api } from './build-api.ts';
import { readConfig } from './platform/config.ts';
import { connect, migrate, openDatabase } from './platform/database/index.ts';
import { hot } from './platform/database/named-statements.ts';
import { createLog } from './platform/log.ts';
import { afterTest } from './testing/after-test.ts';
import { createTestDatabase } from './testing/database.ts';
import { needsPgbouncer, startPgbouncer } from './testing/pgbouncer.ts';
import { requester } from './testing/requester.ts';

/** An empty database on the tests' server, behind a pooler that gives three connections to everybody. */
const openBehindPooler = async (t: TestContext) => {
  const neighbour = await createTestDatabase();
  const name = `barg_test_${process.pid}_${randomUUID().slice(0, 8)}`;
  await neighbour.pool.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  const direct = new URL(neighbour.connectionString);
  direct.pathname = `/${name}`;
  const pooled = await startPgbouncer(t, direct.href, 3);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'barg-pooled-'));
  const variables = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct.href, DATABASE_PREPARE: 'off' };
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', CAPTCHA_EFFORT: '50', LIVE_UDP_PORT: '0' };
  const config = readConfig({ DATA_DIR: dataDir, ...limits, ...variables });
  const database = await openDatabase({ ...config.database, ...config });
  const close = async () => {
    await database.close();
    await neighbour.pool.query(`drop database ${name} with (force)`);
    await neighbour.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { config, database, close };
};

const performerFacts = { country: 'ir', languages: ['fa'], birthDate: '1994-03-21', craft: 'painting' };
const card = { number: '4242424242424242', expMonth: 12, expYear: 2032, cvc: '123' };

const register = async (api: Api, kind: 'users' | 'performers', username: string, more = {}) => {
  const person = { name: username, username, email: `${username}@barg.example`, password: 'leaf-and-root', ...more };
  const { body } = await requester(api).post(`/auth/${kind}/register`, person);
  return requester(api, body.data.token);
};

test('a journey goes through a pooler in transaction mode that loses named statements', needsPgbouncer, async (t) => {
  const { config, database, close } = await openBehindPooler(t);
  assert.ok((await migrate({ pool: database.direct })).length > 50);
  const api = await buildApi({ config, database, log: createLog('fatal') });
  afterTest(t, () => api.close().then(close));
  await api.startJobs();

  const fan = await register(api, 'users', 'nilou');
  const performer = await register(api, 'performers', 'mahsa', performerFacts);
  const verified = { verified_at: new Date(), verification_status: 'verified' } as const;
  await database.db.updateTable('performers').set(verified).execute();
  const { _id: performerId } = (await performer.get('/users/me')).body.data;
  assert.equal((await fan.pay('/payment/wallet/top-up', { amount: 200, card })).status, 200);

  const tip = { amount: 10, source: { type: 'profile', _id: performerId } };
  const tips = await Promise.all(Array.from({ length: 10 }, () => fan.pay(`/wallet/charges/tip/${performerId}`, tip)));
  assert.deepEqual(
    tips.map(({ status }) => status),
    tips.map(() => 200),
  );
  assert.equal((await fan.get('/users/me')).body.data.balance, 100);
  const sent = () => database.db.selectFrom('mails').select('id').where('status', '=', 'sent').execute();
  while ((await sent()).length === 0);
});

test(
  'named statements are what such a pooler loses, and nothing is named where they are off',
  needsPgbouncer,
  async (t) => {
    const { connectionString, close } = await createTestDatabase();
    const pooled = await startPgbouncer(t, connectionString, 1);
    const askTwice = async (isPrepared: boolean): Promise<void> => {
      const clients = await Promise.all([1, 2].map(() => connect({ connectionString: pooled, isPrepared })));
      const asked = await Promise.allSettled(
        [...clients, ...clients].map(({ db }) => sql`${hot('test-pooler')} select ${1}::int as one`.execute(db)),
      );
      await Promise.all(clients.map((client) => client.close()));
      for (const answer of asked) if (answer.status === 'rejected') throw answer.reason;
    };
    afterTest(t, close);
    await assert.rejects(askTwice(true), /prepared statement .* already exists/);
    await askTwice(false);
  },
);
