import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

const ENTRY = 'remoteEntry.0123abcd.js';
const quiz = descriptorOf('quiz', { routes: [{ path: '/quiz', expose: './home', layout: 'home' }] });
const sound = remoteFiles(quiz);
const feeds = remoteFiles(descriptorOf('feed'));
const { [ENTRY]: _entry, ...withoutEntry } = sound;

/** A site with the feed and the quiz, to which the team of the quiz publishes. */
async function setUp(t: TestContext) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { publishing, deploy, release, sign } = deployment;
  await deploy('feed', feeds);
  const live = await deploy('quiz', sound);
  const edge = await openEdge(t, deployment, { publishing });
  const versionOfQuiz = async () => {
    const answer = await edge.inject('/registry.json');
    return answer.json<{ remotes: Record<string, { version: string }> }>().remotes.quiz?.version;
  };
  const publish = async (files: Record<string, string>, percent?: number, contract = '1.0.0') => {
    const ref = await release('quiz', { ...files, 'marker.json': `"${percent ?? 100}"` }, { contract });
    const wish = percent ? { action: 'canary' as const, percent } : { action: 'deploy' as const };
    const payload = await sign('quiz', { ...wish, release: ref });
    const answer = await edge.inject({ method: 'POST', url: '/deployments/channel', payload });
    return { status: answer.statusCode, version: ref.version, ...answer.json<{ code?: string; message?: string }>() };
  };
  return { live, publish, versionOfQuiz };
}

const cases: Array<[what: string, files: Record<string, string>, sentence: RegExp, contract?: string]> = [
  // By that name the feed's pages would be its own, and collide with nobody's.
  ['passes for another remote', feeds, /its manifest is of feed, its descriptor of feed\.$/],
  [
    'has the container of another remote',
    { ...sound, 'mf-manifest.json': feeds['mf-manifest.json'] ?? '' },
    /its manifest is of feed, its descriptor of quiz\.$/,
  ],
  [
    'has a part that is not as it was built',
    { ...sound, [ENTRY]: `const hashes = "7:${'A'.repeat(64)}";` },
    /its part 7 is not as it was built\.$/,
  ],
  ['has no container', withoutEntry, /remoteEntry\.0123abcd\.js is not among the signed files\.$/],
  [
    'has a descriptor that is none',
    { ...sound, 'descriptor.json': JSON.stringify({ ...quiz, routes: [{ path: 'quiz' }] }) },
    /cannot be served: /,
  ],
  ['speaks another contract than its list says', sound, /its list says contract 1\.2\.0/, '1.2.0'],
  [
    'lacks what its pages are made of',
    remoteFiles({ ...quiz, intents: [{ intent: 'commerce.ticket', expose: './picker' }] }),
    /its descriptor names \.\/picker, which its manifest has not\.$/,
  ],
];

for (const [what, files, sentence, contract] of cases) {
  test(`a build that ${what} is refused, also as a canary, and what was live stays`, async (t) => {
    const { live, publish, versionOfQuiz } = await setUp(t);
    for (const percent of [undefined, 5]) {
      const { status, code, message } = await publish(files, percent, contract);
      assert.deepEqual([status, code], [400, 'release.invalid'], message);
      assert.match(message ?? '', sentence);
    }
    assert.equal(await versionOfQuiz(), live.version);
  });
}

test('a sound one comes after them', async (t) => {
  const { publish, versionOfQuiz } = await setUp(t);
  await publish(feeds);
  const { status, version } = await publish(sound);
  assert.deepEqual([status, await versionOfQuiz()], [200, version]);
});
