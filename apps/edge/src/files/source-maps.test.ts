import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import type { AskApi } from '../boot-source.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

const MAP = 'main.0123abcd.js.map';

/** An API that knows one operator and one fan. */
const askAccounts: AskApi = async (place, headers) => {
  if (place !== '/api/users/me') return {};
  if (headers.authorization === 'broken') throw new Error('The API is away.');
  return { role: headers.authorization === 'operator' ? 'operator' : 'user' };
};

async function openSite(t: TestContext) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  await writeFile(path.join(deployment.shellDir, MAP), '{"sources":["./src/index.ts"]}');
  const edge = await openEdge(t, deployment, { ask: askAccounts });
  return (url: string, token?: string) =>
    edge.inject({ url, headers: { accept: '*/*', ...(token && { cookie: `token=${token}` }) } });
}

test('source maps of the shell are there for operators alone', async (t) => {
  const open = await openSite(t);
  for (const token of [undefined, 'fan', 'broken']) {
    const refused = await open(`/${MAP}`, token);
    assert.deepEqual([refused.statusCode, refused.body.includes('sources')], [404, false], token);
  }
  const { statusCode, body, headers } = await open(`/${MAP}`, 'operator');
  assert.deepEqual([statusCode, body], [200, '{"sources":["./src/index.ts"]}']);
  // Nothing between keeps it for those who come after.
  assert.equal(headers['cache-control'], 'private, no-cache');
  assert.equal((await open('/main.0123abcd.js')).statusCode, 200);
});

test('source maps of a remote are there for operators alone, and nothing keeps them', async (t) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const files = { ...remoteFiles(descriptorOf('feed')), 'home.89abcdef.js.map': '{"sources":["./src/home.tsx"]}' };
  const { version } = await deployment.deploy('feed', files);
  const edge = await openEdge(t, deployment, { ask: askAccounts });
  const open = (file: string, token?: string) =>
    edge.inject({
      url: `/remotes/feed/${version}/${file}`,
      headers: { accept: '*/*', ...(token && { cookie: `token=${token}` }) },
    });
  for (const token of [undefined, 'fan', 'broken']) {
    const refused = await open('home.89abcdef.js.map', token);
    assert.deepEqual([refused.statusCode, refused.headers['cache-control']], [404, 'no-store'], token);
  }
  for (const written of [
    'home.89abcdef.js%2Emap',
    './home.89abcdef.js.map',
    'home.89abcdef.js.MAP',
    'x%2F..%2Fhome.89abcdef.js.map',
  ])
    assert.ok(!(await open(written)).body.includes('home.tsx'), written);
  const { statusCode, body, headers } = await open('home.89abcdef.js.map', 'operator');
  assert.deepEqual([statusCode, body], [200, files['home.89abcdef.js.map']]);
  assert.equal(headers['cache-control'], 'private, no-cache');
  assert.equal((await open('home.89abcdef.js')).headers['cache-control'], 'public, max-age=31536000, immutable');
});

test('no other way of writing its address leads to a source map', async (t) => {
  const open = await openSite(t);
  const written = ['/main.0123abcd.js%2Emap', '/./main.0123abcd.js.map', '/x/../main.0123abcd.js.map', `/${MAP}?a=.js`];
  for (const url of [...written, `//${MAP}`, `/%2e/${MAP}`, `/${MAP}/.js`, `/${MAP}%2F..%2F${MAP}`]) {
    assert.ok(!(await open(url)).body.includes('src/index.ts'), url);
  }
});
