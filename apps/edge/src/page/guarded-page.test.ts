import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { RouteDescriptor } from '@barg/contract';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

/** A page of a remote, and what is fetched at once of it when somebody of a role opens it; `late` is not known in time. */
async function setUp(t: TestContext, flags: Partial<RouteDescriptor>) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const routes: RouteDescriptor[] = [{ path: '/kept', expose: './home', layout: 'primary', ...flags }];
  await deployment.deploy('feed', remoteFiles(descriptorOf('feed', { routes })));
  const edge = await openEdge(t, deployment, {
    ask: async (path, { authorization }) =>
      path === '/api/users/me' && authorization !== 'late' ? { _id: '1', role: authorization } : {},
  });
  return async (role: string | null): Promise<string[]> => {
    const headers = { accept: 'text/html', ...(role !== null && { cookie: `token=${role}` }) };
    const { body } = await edge.inject({ url: '/kept', headers });
    const found = body.matchAll(/href="[^"]*(remoteEntry|home\.|namespace=shell%2Cui%2Cfeed)[^"]*" as/g);
    return [...found].map(([, file = '']) => file);
  };
}

const EVERYTHING = ['remoteEntry', 'home.', 'namespace=shell%2Cui%2Cfeed'];

test('of a page for operators nothing is fetched for anybody else', async (t) => {
  const fetchedFor = await setUp(t, { operatorOnly: true });
  assert.deepEqual(await fetchedFor('operator'), EVERYTHING);
  for (const role of [null, 'user', 'performer', 'late']) assert.deepEqual(await fetchedFor(role), [], String(role));
});

test('nor of one for performers', async (t) => {
  const fetchedFor = await setUp(t, { auth: true, performerOnly: true });
  assert.deepEqual(await fetchedFor('performer'), EVERYTHING);
  for (const role of [null, 'user', 'operator', 'late']) assert.deepEqual(await fetchedFor(role), [], String(role));
});

test('a page that needs an account is fetched for everybody who seems to have one', async (t) => {
  const fetchedFor = await setUp(t, { auth: true });
  assert.deepEqual(await fetchedFor(null), []);
  for (const role of ['user', 'late']) assert.deepEqual(await fetchedFor(role), EVERYTHING, role);
});
