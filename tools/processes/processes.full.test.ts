import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { makePhoto } from '../../apps/api/src/modules/files/testing.ts';
import { createTestDatabase } from '../../apps/api/src/testing/database.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../../apps/edge/src/testing/deployment.ts';
import { startPart, type Part } from './start-part.ts';

/** What the test closes, the newest first. */
const closing: Array<() => Promise<void>> = [];
const cleanUp = { after: (close: () => Promise<void>) => void closing.push(close) };

let apis: [Part, Part];
let edges: [Part, Part];
let workers: [Part, Part];
let team: Awaited<ReturnType<typeof createDeployment>>;

before(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-processes-'));
  cleanUp.after(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  cleanUp.after(() => database.close());
  // As before the first start, so that workers and API meet as they do there.
  await database.pool.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public');
  team = await createDeployment(cleanUp.after);
  await team.deploy('feed', remoteFiles(descriptorOf('feed')));
  const env = {
    // Without demo data.
    NODE_ENV: 'production',
    DATABASE_URL: database.connectionString,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://barg.example',
    REMOTES_DIR: team.storeDir,
    REMOTES_TRUSTED_KEYS: team.trustFile,
    SECRET_KEY: 'one key for all processes of the test',
    SHELL_DIR: team.shellDir,
  };
  const start = (role: 'api' | 'worker') => startPart(cleanUp, role, { ...env, TRUSTED_PROXIES: '127.0.0.1' });
  const [first, second, ...both] = await Promise.all([start('worker'), start('worker'), start('api'), start('api')]);
  [workers, apis] = [[first, second], both];
  const startEdge = async (api: Part, name: string) => {
    const { DATABASE_URL: _, SECRET_KEY: __, ...own } = env;
    return startPart(cleanUp, 'edge', { ...own, API_URL: api.url, DATA_DIR: path.join(folder, name) });
  };
  edges = await Promise.all([startEdge(apis[0], 'edge-1'), startEdge(apis[1], 'edge-2')]);
});
after(async () => {
  for (const close of closing.toReversed()) await close();
});

interface Answer {
  status: number;
  data: Record<string, unknown>;
}

const call = async ({ url }: Part, method: string, route: string, body?: object, token = ''): Promise<Answer> => {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api${route}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  return { status: answer.status, data: ((await answer.json()) as Answer).data };
};

const person = { name: 'Nilou', username: 'nilou', email: 'nilou@barg.example', password: 'leaf-and-root-2026' };

const logIn = async (api: Part): Promise<string> => {
  const { status, data } = await call(api, 'POST', '/auth/login', { ...person, remember: false });
  assert.equal(status, 200);
  return String(data.token);
};

test('of two workers that meet an empty database one prepares it, for both and for the API', async () => {
  const { status, data } = await call(apis[0], 'GET', '/posts/search');
  const pages = data.data as Array<{ slug: string }>;
  assert.deepEqual([status, pages.map(({ slug }) => slug)], [200, ['about', 'help', 'guidelines', 'terms', 'privacy']]);
});

test('whoever registers with one process logs in with another', async () => {
  const [one, other] = apis;
  assert.equal((await call(one, 'POST', '/auth/users/register', person)).status, 200);
  const token = await logIn(other);
  assert.equal((await call(one, 'GET', '/users/me', undefined, token)).data.username, 'nilou');
});

test('what is uploaded to one process a worker prepares, and another process hands out', async () => {
  const [one, other] = apis;
  const token = await logIn(one);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await makePhoto())], { type: 'image/jpeg' }), 'me.jpg');
  assert.equal((await call(one, 'POST', '/users/avatar/upload', form, token)).status, 200);
  const shown = async () => (await call(other, 'GET', '/users/me', undefined, token)).data.avatar;
  while ((await shown()) === null) await wait(50);
  const avatar = (await shown()) as { small: { webp: string } };
  assert.equal((await fetch(other.url + avatar.small.webp)).status, 200);
});

interface Boot {
  user: { username: string } | null;
  settings: object | null;
}

const pageOf = async ({ url }: Part, token: string): Promise<Boot> => {
  const html = await (await fetch(`${url}/home`, { headers: { cookie: `token=${encodeURIComponent(token)}` } })).text();
  const [, boot = '{}'] = /<script type="application\/json" id="[^"]+">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(boot) as Boot;
};

/** A page waits for the API less than a second, which may be too short while the tests use every core. */
const completePageOf = async (edge: Part, token: string): Promise<Boot> => {
  const boot = await pageOf(edge, token);
  return boot.user && boot.settings ? boot : completePageOf(edge, token);
};

test('a web tier without a database brings along what the API says of the visitor', async () => {
  const token = await logIn(apis[1]);
  assert.equal((await completePageOf(edges[0], token)).user?.username, 'nilou');
});

const versionOn = async ({ url }: Part): Promise<string | undefined> => {
  const registry = (await (await fetch(`${url}/registry.json`)).json()) as {
    remotes: Record<string, { version: string }>;
  };
  return registry.remotes.feed?.version;
};

const publish = async ({ url }: Part, route: string, body: Buffer): Promise<void> => {
  const answer = await fetch(`${url}/deployments/${route}`, { method: 'POST', body: new Uint8Array(body) });
  assert.equal(answer.status, 200, await answer.text());
};

test('what a team deploys by one web tier the others follow, with its texts, and its pages become reserved', async () => {
  const descriptor = descriptorOf('feed', { routes: [{ path: '/leaves', expose: './home', layout: 'home' }] });
  const texts = { 'locales/fa-IR.json': '{"nav":{"leaves":"برگ‌ها"}}' };
  const release = await team.release('feed', { ...remoteFiles(descriptor), ...texts });
  await publish(edges[0], 'channel', await team.sign('feed', { action: 'deploy', release }));
  assert.equal(await versionOn(edges[0]), release.version);
  while ((await versionOn(edges[1])) !== release.version) await wait(50);
  const answer = await fetch(`${apis[0].url}/api/translations/search?locale=fa-IR&namespace=feed`);
  assert.match(await answer.text(), /برگ‌ها/);
  const taken = { ...person, username: 'leaves', email: 'leaves@barg.example' };
  assert.equal((await call(apis[1], 'POST', '/auth/users/register', taken)).status, 422);
});

test('a worker answers nobody but those who watch over it', async () => {
  const [worker] = workers;
  assert.equal((await fetch(`${worker.url}/api/health`)).status, 200);
  assert.equal((await fetch(`${worker.url}/api/settings/public`)).status, 404);
  // Nor does a web tier answer with a page what is the API's.
  assert.equal((await fetch(`${edges[0].url}/api/settings/public`)).status, 404);
});

test('one that ends by a kill leaves the others well', async () => {
  const [one, other] = apis;
  await Promise.all([one.kill(), workers[0].kill(), edges[0].kill()]);
  const token = await logIn(other);
  assert.equal((await completePageOf(edges[1], token)).user?.username, 'nilou');
  assert.equal((await fetch(`${other.url}/api/ready`)).status, 200);
});
