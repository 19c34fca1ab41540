import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import test, { type TestContext } from 'node:test';
import type { RemoteDescriptor } from '@barg/contract';
import { trustedKeys } from '@barg/releases';
import { releasedRemotes } from '../remotes/released-remotes.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';
import { namedDescriptors } from './named-descriptors.ts';

const at = (path: string) => ({ path, expose: './home', layout: 'home' as const });
const filesWith = (name: RemoteDescriptor['name'], ...paths: string[]) =>
  remoteFiles(descriptorOf(name, { routes: paths.map(at) }));

/** A site on which the feed has `/home`, and takes back every canary by itself. */
async function setUp(t: TestContext) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { publishing, deploy, release, sign } = deployment;
  const feed = await deploy('feed', filesWith('feed', '/home'));
  const report = () => undefined;
  const remotes = releasedRemotes({ ...publishing, report, isWithdrawn: () => true });
  const open = () => openEdge(t, deployment, { publishing, remotes });
  const edge = await open();
  let builds = 0;
  /** Another version each time. */
  const deployQuiz = async (site = edge) => {
    builds += 1;
    const ref = await release('quiz', { ...filesWith('quiz', '/quiz'), 'build.json': String(builds) });
    const payload = await sign('quiz', { action: 'deploy', release: ref });
    const answer = await site.inject({ method: 'POST', url: '/deployments/channel', payload });
    return { status: answer.statusCode, ...answer.json<{ code?: string; message?: string }>() };
  };
  return { ...deployment, feed, remotes, open, deployQuiz };
}

test('the pages of a canary that was taken back are its remote’s: it may be promoted without being judged again', async (t) => {
  const { feed, release, publish, remotes, deployQuiz } = await setUp(t);
  const canary = await release('feed', filesWith('feed', '/home', '/quiz'));
  await publish('feed', { action: 'canary', release: canary, percent: 5 });
  assert.equal(await remotes.hasCanary(), false);
  const { status, code, message } = await deployQuiz();
  assert.deepEqual([status, code], [409, 'release.collides']);
  assert.match(message ?? '', /the route \/quiz is of feed already/);
  await publish('feed', { action: 'deploy', release: feed });
  assert.equal((await deployQuiz()).status, 200, 'it is given up with the canary');
});

test('nothing becomes live beside what cannot be read, unless it was read before', async (t) => {
  const { feed, fileOf, open, deployQuiz } = await setUp(t);
  const [warm, cold] = [await open(), await open()];
  const file = fileOf('feed', feed, 'descriptor.json');
  assert.equal((await deployQuiz(warm)).status, 200);
  await rm(file);
  for (const spoil of [async () => undefined, () => writeFile(file, '{}')]) {
    await spoil();
    const { status, code, message } = await deployQuiz(cold);
    assert.deepEqual([status, code], [400, 'release.incomplete']);
    assert.match(message ?? '', /^Which pages and intents feed \w+ has cannot be read/);
  }
  assert.equal((await deployQuiz(warm)).status, 200);
});

test('a version that no trusted key has signed any more has no pages', async (t) => {
  const { publishing, remotes } = await setUp(t);
  const read = namedDescriptors({ ...publishing, keys: trustedKeys([]) }, remotes.channels);
  assert.deepEqual(await read('quiz'), []);
  assert.deepEqual(
    (await namedDescriptors(publishing, remotes.channels)('quiz')).map(({ name }) => name),
    ['feed'],
  );
});
