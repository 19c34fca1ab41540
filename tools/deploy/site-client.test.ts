import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { DeployError } from './deploy-error.ts';
import { factsOf } from './remote-gate.ts';
import { siteAt, type PublishedChannel, type Site } from './site-client.ts';

/** A site that answers everything with this status. */
async function answering(t: TestContext, status: number): Promise<Site> {
  const server = createServer((_request, response) => response.writeHead(status).end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return siteAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('a file that the site has not is none', async (t) => {
  const site = await answering(t, 404);
  assert.deepEqual([await site.lent(), await site.shellOf('1'), await site.remoteOf('feed', '1')], [null, null, null]);
});

for (const status of [429, 500, 503]) {
  test(`what the site answers ${status} for is not taken for none`, async (t) => {
    const site = await answering(t, status);
    const isTold = (error: unknown): boolean => error instanceof DeployError && error.message.includes(`${status}`);
    for (const ask of [site.lent(), site.shellOf('1'), site.remoteOf('feed', '1'), site.ownShell()])
      await assert.rejects(ask, isTold);
  });
}

test('a canary of the shell whose files are gone is not left out of the comparison', async () => {
  const canary = { version: 'abc', digest: 'd', percent: 5 };
  const shell: PublishedChannel = {
    ...{ type: 'channel', remote: 'shell', sequence: 2, previous: null, action: 'canary', isPaused: false },
    ...{ stable: null, canary, at: new Date(0).toISOString(), team: 'shell', keyId: '', digest: 'd', labels: {} },
    withdrawal: null,
  };
  const site: Pick<Site, 'list' | 'lent' | 'descriptors' | 'shellOf'> = {
    list: async () => ({ contract: '1.0.0', remotes: [shell] }),
    lent: async () => ({}),
    descriptors: async () => [],
    shellOf: async () => null,
  };
  await assert.rejects(factsOf(site as Site), /canary of the site's shell \(abc\) offers cannot be read/);
});
