import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createOperator, createSealer, migrate, openDatabase, readSecretKey, type OpenDatabase } from '@barg/api';
import { stopEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded-postgres.ts';
import type { CleanUp } from '../../apps/api/src/testing/after-test.ts';
import { createTestDatabase } from '../../apps/api/src/testing/database.ts';
import { needsPgbouncer, startPgbouncer } from '../../apps/api/src/testing/pgbouncer.ts';
import { needsRedis, testRedis } from '../../apps/api/src/testing/redis.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../../apps/edge/src/testing/deployment.ts';
import { freePort } from '../free-port.ts';
import { lackOfHaproxy, startHaproxy } from './haproxy.ts';
import { startPart, untilAnswered, type Part } from './start-part.ts';

/** A running site, as the tests of its outside know it. */
export interface Site {
  /** Where visitors come. */
  url: string;
  /** The processes that answer requests and hold sockets. */
  apis: readonly Part[];
  /** The process that does jobs. */
  worker: Part;
  /** Null where there is one process, as Redis is. */
  edge: Part | null;
  redis: { kill: () => Promise<void>; start: () => Promise<void> } | null;
  operator: { username: string; password: string };
}

export interface Deployment {
  name: string;
  /** Why it cannot be started here, or false. */
  lack: string | boolean;
  start: (cleanUp: CleanUp) => Promise<Site>;
}

const OPERATOR = { username: 'watcher', email: 'watcher@barg.example', password: 'leaf-and-root-2026' };
const SECRET_KEY = 'one key for all processes of the test';
/** Connections to the server that all processes share. */
const POOLED = 20;

async function addOperator({ db }: Pick<OpenDatabase, 'db'>, folder: string): Promise<void> {
  const sealer = createSealer(await readSecretKey(folder, SECRET_KEY), []);
  await createOperator({ db, sealer }, OPERATOR);
}

/** A database of the tests' server, migrated. */
async function ofTestServer(cleanUp: CleanUp, folder: string) {
  const database = await createTestDatabase();
  cleanUp.after(() => database.close());
  await addOperator(database, folder);
  return { DATABASE_URL: database.connectionString };
}

/** The database that the site starts itself, in its folder. A kill leaves it running. */
async function ofItsOwn(cleanUp: CleanUp, folder: string) {
  cleanUp.after(() => stopEmbeddedPostgres(folder));
  const database = await openDatabase({ dataDir: folder });
  try {
    await migrate({ pool: database.direct });
    await addOperator(database, folder);
  } finally {
    await database.close();
  }
  return {};
}

/** What every process of a site has in common: a database with an operator, a store of releases, and the variables. */
async function prepare<Database>(
  cleanUp: CleanUp,
  makeDatabase: (cleanUp: CleanUp, folder: string) => Promise<Database>,
) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-site-'));
  cleanUp.after(() => rm(folder, { recursive: true, force: true }));
  const database = await makeDatabase(cleanUp, folder);
  const team = await createDeployment(cleanUp.after);
  await team.deploy('feed', remoteFiles(descriptorOf('feed')));
  const port = String(await freePort());
  const env = {
    DATA_DIR: folder,
    ...database,
    LIVE_UDP_PORT: '0',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
    REMOTES_DIR: team.storeDir,
    REMOTES_TRUSTED_KEYS: team.trustFile,
    SECRET_KEY,
    SHELL_DIR: team.shellDir,
  };
  return { port, folder, env, url: env.PUBLIC_URL, operator: OPERATOR };
}

const startAll =
  (makeDatabase: Parameters<typeof prepare>[1]) =>
  async (cleanUp: CleanUp): Promise<Site> => {
    const { port, env, url, operator } = await prepare(cleanUp, makeDatabase);
    const all = await startPart(cleanUp, 'all', { ...env, PORT: port });
    return { url, apis: [all], worker: all, edge: null, redis: null, operator };
  };

/** Everything in one process, on the tests' server. */
export const oneProcess: Deployment = { name: 'one process', lack: false, start: startAll(ofTestServer) };

/** Everything in one process, with a database of its own, as it is first installed: it needs nothing else. */
export const oneProcessAlone: Deployment = { name: 'one process alone', lack: false, start: startAll(ofItsOwn) };

/** Two processes of the API, a worker and an edge behind haproxy, with Redis, and a pooler before the database. */
export const severalProcesses: Deployment = {
  name: 'several processes',
  lack: needsRedis.skip || needsPgbouncer.skip || lackOfHaproxy,
  start: async (cleanUp) => {
    const { port, folder, env, url, operator } = await prepare(cleanUp, ofTestServer);
    const redis = await testRedis();
    cleanUp.after(() => redis.kill());
    const parted = {
      ...env,
      DATABASE_URL: await startPgbouncer(cleanUp, env.DATABASE_URL, POOLED),
      DATABASE_DIRECT_URL: env.DATABASE_URL,
      DATABASE_PREPARE: 'off',
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '127.0.0.1',
    };
    const { DATABASE_URL: _, SECRET_KEY: __, ...common } = env;
    const ofEdge = { ...common, API_URL: url, DATA_DIR: path.join(folder, 'edge') };
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const [one, other, edge] = ports.map(String) as [string, string, string];
    const ofApi = (port: string) => ({ ...parted, PORT: port, INTERNAL_URL: `http://127.0.0.1:${port}` });
    const [worker, first, second] = await Promise.all([
      startPart(cleanUp, 'worker', parted),
      startPart(cleanUp, 'api', ofApi(one)),
      startPart(cleanUp, 'api', ofApi(other)),
    ]);
    // It takes all for well until it has looked, and whom it found away for away until it looks again.
    await startHaproxy(cleanUp, port, { apis: [one, other], edges: [edge] });
    const web = await startPart(cleanUp, 'edge', { ...ofEdge, PORT: edge });
    await untilAnswered(`${url}/registry.json`);
    return { url, apis: [first, second], worker, edge: web, redis, operator };
  },
};
