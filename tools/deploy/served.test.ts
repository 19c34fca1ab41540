import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { integrityOf } from '@barg/releases';
import { DeployError } from './deploy-error.ts';
import { assertServed } from './served.ts';

const SITE = 'https://site.example';

/** A server of files, as a CDN would be. */
async function serve(t: TestContext, files: Record<string, string>, allowed: string | null = '*'): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const text = files[url.replace('/feed/', '')];
    if (allowed) response.setHeader('access-control-allow-origin', allowed);
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed/`;
}

const BUILD = { 'remoteEntry.1.js': 'entry', 'home.2.js': 'home', 'descriptor.json': '{}' };
const listed = Object.entries(BUILD).map(([path, text]) => ({
  path,
  size: text.length,
  integrity: integrityOf(Buffer.from(text)),
}));

const refused = (pattern: RegExp) => (error: unknown) => error instanceof DeployError && pattern.test(error.message);

test('lets a release pass whose scripts are all there, for every site or for this one', async (t) => {
  const { 'descriptor.json': _unused, ...scripts } = BUILD;
  await assertServed(await serve(t, scripts), listed, SITE);
  await assertServed(await serve(t, scripts, SITE), listed, SITE);
});

test('names a script that is missing, and how many more', async (t) => {
  const base = await serve(t, {});
  await assert.rejects(assertServed(base, listed, SITE), refused(/home\.2\.js answers 404, and so with 1 others\./));
});

test('names a script of another build, and one that the site may not read', async (t) => {
  const other = await serve(t, { ...BUILD, 'home.2.js': 'changed' });
  await assert.rejects(assertServed(other, listed, SITE), refused(/home\.2\.js has other bytes than this build\./));
  const closed = await serve(t, BUILD, null);
  await assert.rejects(assertServed(closed, listed, SITE), refused(/may not be read by https:\/\/site\.example/));
});

test('names an origin that does not answer', async (t) => {
  const base = await serve(t, BUILD);
  t.mock.method(globalThis, 'fetch', () => Promise.reject(new Error('connection refused')));
  await assert.rejects(assertServed(base, listed, SITE), refused(/cannot be reached: connection refused/));
});
