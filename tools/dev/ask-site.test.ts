import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { CONTRACT_VERSION } from '@barg/contract';
import { obstaclesAt, overrideAddress } from './ask-site.ts';
import { readOptions } from './options.ts';

/** A site as far as it is asked. */
async function site(t: TestContext, { contract = CONTRACT_VERSION, overrideOrigins = ['http://localhost:*'] } = {}) {
  const page = `<html><script type="application/json" id="boot-data">${JSON.stringify({ overrideOrigins })}</script>`;
  const server = createServer(({ url }, response) =>
    response.end(url === '/deployments/' ? JSON.stringify({ contract, remotes: [] }) : page),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ORIGIN = 'http://localhost:4301';

test('finds nothing in the way of a site that allows developers and speaks the same contract', async (t) => {
  const address = await site(t);
  assert.deepEqual(await obstaclesAt(address, ORIGIN), []);
  assert.equal(overrideAddress(address, 'feed', ORIGIN, '/home'), `${address}/home?mf-override=feed@${ORIGIN}`);
});

test('says what to set where the origin is not allowed', async (t) => {
  const [obstacle = ''] = await obstaclesAt(await site(t, { overrideOrigins: ['https://preview.example'] }), ORIGIN);
  assert.match(obstacle, /MF_OVERRIDE_ORIGINS=https:\/\/preview\.example,http:\/\/localhost:4301/);
  const [closed = ''] = await obstaclesAt(await site(t, { overrideOrigins: [] }), ORIGIN);
  assert.match(closed, /allowed: none.*MF_OVERRIDE_ORIGINS=http:\/\/localhost:4301$/s);
});

test('says when the shell speaks another contract, and when there is no site', async (t) => {
  const [other = ''] = await obstaclesAt(await site(t, { contract: '99.0.0' }), ORIGIN);
  assert.match(other, /speaks contract 99\.0\.0/);
  const [nobody = ''] = await obstaclesAt('http://127.0.0.1:9', ORIGIN);
  assert.match(nobody, /No Barg answers at http:\/\/127\.0\.0\.1:9: start one with npm start/);
});

test('takes a remote with or without its ending, and the site from the environment', async () => {
  const expected = { app: 'feed-remote', name: 'feed', shell: 'http://localhost:3845' };
  assert.deepEqual(await readOptions(['feed'], { PORT: '3845' }), expected);
  assert.deepEqual(await readOptions(['feed-remote', '--shell', 'http://localhost:3845/'], {}), expected);
  await assert.rejects(readOptions(['nobody'], {}), /There is no remote "nobody" here: .*feed-remote/);
});
