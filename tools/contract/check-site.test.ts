import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { CONTRACT_FILE, contractUseOf } from '@barg/contract/schemas';
import type { RemoteDescriptor, RemoteName } from '@barg/contract';
import { createDeployment, descriptorOf, remoteFiles } from '../../apps/edge/src/testing/deployment.ts';
import { openEdge } from '../../apps/edge/src/testing/open-edge.ts';
import { SURFACE_FILE } from '@barg/releases';
import { WORKSPACE } from '../workspace.ts';
import { ContractCheckError, readSite } from './deployed-remotes.ts';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (...args: string[]): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [path.join(WORKSPACE, 'tools/contract/main.ts'), ...args]).then(
    (output) => ({ code: 0, ...output }),
    (error: Outcome) => error,
  );

/** A web tier on a port of its own, and what deploys to it. */
async function openSite(t: TestContext) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { publishing } = deployment;
  const edge = await openEdge(t, deployment, { publishing, rateLimitPerMinute: 10_000 });
  const address = await edge.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => edge.server.closeAllConnections());
  return { ...deployment, address };
}

/** A build of a remote that fills slots, with what it says of itself. */
function filling(name: RemoteName, slots: readonly string[], { used = {}, isOld = false } = {}) {
  const fills = slots.map((slot) => ({ slot, expose: './home', order: 1 })) as RemoteDescriptor['fills'];
  const descriptor = descriptorOf(name, { fills });
  const use = contractUseOf(descriptorOf(name), []);
  const schemas = Object.fromEntries(slots.map((slot) => [slot, { type: 'object', properties: {} }]));
  const said = {
    [CONTRACT_FILE]: JSON.stringify({ ...use, fills: schemas }),
    [SURFACE_FILE]: JSON.stringify({ '@barg/ui-kit': { version: '1.0.0', exports: used } }),
  };
  return { ...remoteFiles(descriptor), ...(isOld ? {} : said) };
}

test('a site whose remotes use what is there is not broken', async (t) => {
  const { address, deploy } = await openSite(t);
  await deploy('feed', filling('feed', ['shell.header'], { used: { Button: null } }));
  await deploy('live', filling('live', ['shell.header'], { isOld: true }));
  const { code, stdout } = await run('--against', `${address}/`);
  assert.equal(code, 0);
  assert.match(stdout, new RegExp(`breaks none of the 2 remotes of ${address}/\\.$`, 'm'));
});

test('names each remote that would break and why: by what it says, by its descriptor, and as a canary', async (t) => {
  const { address, deploy, release, publish } = await openSite(t);
  await deploy('feed', filling('feed', ['shell.header', 'gone.slot'], { used: { Ribbon: null } }));
  await deploy('live', filling('live', ['gone.slot'], { isOld: true }));
  await deploy('commerce', filling('commerce', ['shell.header']));
  await deploy('messaging', filling('messaging', []));
  const canary = await release('messaging', filling('messaging', ['gone.slot']));
  await publish('messaging', { action: 'canary', release: canary, percent: 5 });
  const { code, stderr } = await run('--against', address);
  assert.equal(code, 1);
  assert.match(stderr, new RegExp(`would break feed, live, messaging \\(${address}\\):`));
  assert.match(stderr, /^feed [0-9a-f]{16}\n {2}slot gone\.slot was removed\n {2}@barg\/ui-kit Ribbon is missing$/m);
  assert.match(stderr, /^live [0-9a-f]{16}\n {2}slot gone\.slot was removed$/m);
  assert.match(stderr, new RegExp(`^messaging ${canary.version}\\n {2}slot gone\\.slot was removed$`, 'm'));
  assert.doesNotMatch(stderr, /^commerce /m);
  assert.match(stderr, /docs\/guides\/contracts-and-versions\.md/);
});

test('asks for the stable version of each remote and for its canary', async (t) => {
  const { address, deploy, release, publish } = await openSite(t);
  const stable = await deploy('feed', filling('feed', []));
  const canary = await release('feed', filling('feed', ['shell.header']));
  await publish('feed', { action: 'canary', release: canary, percent: 5 });
  const read = await readSite(address);
  assert.deepEqual(
    read.map(({ remote, version }) => [remote, version]),
    [
      ['feed', stable.version],
      ['feed', canary.version],
    ],
  );
  assert.deepEqual(Object.keys(read[1]?.use.fills ?? {}), ['shell.header']);
});

test('says in one sentence what cannot be asked', async (t) => {
  const refused = (pattern: RegExp) => (error: unknown) =>
    error instanceof ContractCheckError && pattern.test(error.message);
  await assert.rejects(readSite('http://127.0.0.1:1'), refused(/registry\.json cannot be reached/));
  const { address } = await openSite(t);
  await assert.rejects(readSite(`${address}/nothing.json`), refused(/has no registry: is it a Barg site\?/));
  const nonsense = await run('--against', 'site.example');
  assert.deepEqual([nonsense.code, nonsense.stderr.trim()], [1, '"site.example" is no address of a site.']);
  const nowhere = await run('--base', 'no/such/branch');
  assert.deepEqual([nowhere.code, nowhere.stderr.trim()], [1, '"no/such/branch" is no commit of this repository.']);
  const unknown = await run('--agianst', address);
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /^Usage: npm run contract:check/);
});
