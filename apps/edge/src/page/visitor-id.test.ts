import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

/** More at once than make a page one that guests share. */
const MANY = 30;

/** A site whose feed has a canary. */
const setUp = async (t: TestContext) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { deploy, release, publish } = deployment;
  await deploy('feed', remoteFiles(descriptorOf('feed')));
  const canary = await release('feed', remoteFiles(descriptorOf('feed'), { entry: 'remoteEntry.fedc9876.js' }));
  await publish('feed', { action: 'canary', release: canary, percent: 50 });
  const ask = async (path: string) =>
    path === '/api/block/countries/check' ? { blocked: false, country: 'DE' } : { siteName: 'Barg' };
  const edge = await openEdge(t, deployment, { ask });
  const cookieOf = async (cookie = ''): Promise<string | undefined> => {
    const { headers } = await edge.inject({ url: '/home', headers: { accept: 'text/html', cookie } });
    return headers['set-cookie'] && String(headers['set-cookie']);
  };
  return { ...deployment, cookieOf };
};

test('whoever comes back during a canary keeps the id for another month, and gets no cookie without one', async (t) => {
  const { cookieOf, publish } = await setUp(t);
  const first = await cookieOf();
  assert.match(first ?? '', /^visitor=[0-9a-f]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  const own = first?.split(';')[0];
  assert.equal(await cookieOf(own), first);
  assert.notEqual(await cookieOf('visitor=made-up'), undefined, 'what is no id is replaced');
  await publish('feed', { action: 'promote' });
  assert.deepEqual([await cookieOf(own), await cookieOf()], [undefined, undefined]);
});

test('of many guests at once each gets an id of his own, and keeps it', async (t) => {
  const { cookieOf } = await setUp(t);
  const askAll = (cookies: ReadonlyArray<string | undefined>) => Promise.all(cookies.map((cookie) => cookieOf(cookie)));
  const given = await askAll(Array.from({ length: MANY }, () => undefined));
  assert.equal(new Set(given).size, MANY);
  assert.deepEqual(await askAll(given.map((cookie) => cookie?.split(';')[0])), given);
});
