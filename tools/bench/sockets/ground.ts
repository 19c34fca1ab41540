import { buildApi, createLog, migrate, openDatabase, readConfig, type Api, type OpenDatabase } from '@barg/api';
import { createAccounts, type TestAccount } from '../../../apps/api/src/testing/accounts.ts';
import { testRedis } from '../../../apps/api/src/testing/redis.ts';
import { bringRedis } from '../../redis.ts';
import { atEnd } from '../resources.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface Fan {
  id: string;
  token: string;
}

export interface Stream {
  id: string;
  conversationId: string;
  performer: TestAccount;
}

/** What the measured processes share. */
export interface Ground {
  pool: OpenDatabase['pool'];
  fans: readonly Fan[];
  streams: readonly Stream[];
  env: Readonly<Record<string, string>>;
  redis: { REDIS_URL: string; REDIS_PREFIX: string };
}

/** Accounts with a session each, made in the database. */
export async function makeFans(pool: OpenDatabase['pool'], count: number): Promise<Fan[]> {
  const { rows } = await pool.query<Fan>(
    `with fans as (
       insert into users (id, role, username, email, name, search_text)
       select gen_random_uuid(), 'user', 'fan' || n, 'fan' || n || '@bench.example', 'Fan ' || n, 'fan ' || n
       from generate_series(1, $1::int) n
       returning id, 'bench-' || id as token
     ), made as (
       insert into sessions (id, user_id, token_hash, remember, expires_at)
       select gen_random_uuid(), id, sha256(convert_to(token, 'UTF8')), false, now() + interval '1 day' from fans
     )
     select id, token from fans`,
    [count],
  );
  return rows;
}

async function goLive({ inject, context }: Api, count: number): Promise<Stream[]> {
  const accounts = createAccounts(context);
  const streams: Stream[] = [];
  while (streams.length < count) {
    const performer = await accounts.createPerformer();
    const headers = { authorization: performer.token };
    const payload = { title: 'Bench' };
    const answer = await inject({ method: 'POST', url: '/api/streaming/live', headers, payload });
    if (answer.statusCode !== 200) throw new Error(`A stream was refused: ${answer.payload}`);
    const { _id: id, conversationId } = answer.json<{ data: { _id: string; conversationId: string } }>().data;
    streams.push({ id, conversationId, performer });
  }
  return streams;
}

export async function prepareGround({ fans, streams }: { fans: number; streams: number }): Promise<Ground> {
  bringRedis();
  const dataDir = await temporaryFolder('sockets');
  const database = await openDatabase({ dataDir });
  atEnd(() => database.close());
  await migrate({ pool: database.pool });
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    LOG_LEVEL: 'warn',
    LIVE_UDP_PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  };
  const config = readConfig(env);
  const api = await buildApi({ config, database, log: createLog(config.logLevel) });
  const { url } = await testRedis();
  const ground = {
    pool: database.pool,
    fans: await makeFans(database.pool, fans),
    streams: await goLive(api, streams),
    env,
    redis: { REDIS_URL: url, REDIS_PREFIX: 'bench' },
  };
  await api.close();
  return ground;
}
