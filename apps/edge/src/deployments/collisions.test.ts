import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { RemoteDescriptor } from '@barg/contract';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

const at = (path: string) => ({ path, expose: './home', layout: 'home' as const });

/** A site on which the feed has `/home` and answers tips, and commerce, which is paused, has `/wallet`. */
const setUp = async (t: TestContext) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { publishing, deploy, publish, release, sign } = deployment;
  await deploy('feed', remoteFiles(descriptorOf('feed', { intents: [{ intent: 'commerce.tip', expose: './home' }] })));
  await deploy('commerce', remoteFiles(descriptorOf('commerce', { routes: [at('/wallet/:section?')] })));
  await publish('commerce', { action: 'pause' });
  const edge = await openEdge(t, deployment, { publishing });
  const announced = async () =>
    Object.keys((await edge.inject('/registry.json')).json<{ remotes: Record<string, object> }>().remotes);
  /** Publishes the quiz with these routes and intents, for everybody or as a canary. */
  const publishQuiz = async (changes: Partial<RemoteDescriptor>, percent?: number) => {
    const ref = await release('quiz', remoteFiles(descriptorOf('quiz', changes)));
    const wish = percent ? { action: 'canary' as const, percent } : { action: 'deploy' as const };
    const payload = await sign('quiz', { ...wish, release: ref });
    const answer = await edge.inject({ method: 'POST', url: '/deployments/channel', payload });
    return { status: answer.statusCode, ...answer.json<{ code?: string; message?: string }>() };
  };
  return { ...deployment, edge, announced, publishQuiz };
};

const tip = { intent: 'commerce.tip' as const, expose: './home' };
const cases: Array<[what: string, changes: Partial<RemoteDescriptor>, sentence: RegExp]> = [
  [
    "a page of the shell's",
    { routes: [at('/quiz'), at('/auth/login')] },
    /: the route \/auth\/login is the site's own\.$/,
  ],
  ["another remote's page", { routes: [at('/Home')] }, /: the route \/Home is of feed already\.$/],
  ['a page of a remote that is paused', { routes: [at('/wallet')] }, /: the route \/wallet is of commerce already\.$/],
  [
    "an address out of another remote's parameter",
    { routes: [at('/wallet/cards')] },
    /: the route \/wallet\/cards is of commerce already\.$/,
  ],
  ["another remote's intent", { routes: [], intents: [tip] }, /: the intent commerce\.tip is of feed already\.$/],
];
for (const [what, changes, sentence] of cases) {
  test(`does not make live what would take ${what}`, async (t) => {
    const { publishQuiz, announced } = await setUp(t);
    for (const percent of [undefined, 5]) {
      const { status, code, message } = await publishQuiz(changes, percent);
      assert.deepEqual([status, code], [409, 'release.collides']);
      assert.match(message ?? '', sentence);
    }
    assert.deepEqual(await announced(), ['commerce', 'feed']);
  });
}

test('makes live what has pages of its own, and again what was live with them', async (t) => {
  const { publishQuiz, announced } = await setUp(t);
  const routes = [at('/quiz'), at('/home/:day')];
  assert.equal((await publishQuiz({ routes })).status, 200);
  assert.equal((await publishQuiz({ routes, nav: [] })).status, 200);
  assert.deepEqual(await announced(), ['commerce', 'feed', 'quiz']);
});

test("leaves the shell's pages to the shell also where a remote that claims them is live already", async (t) => {
  const { deploy, edge } = await setUp(t);
  await deploy('quiz', remoteFiles(descriptorOf('quiz', { routes: [at('/auth/login')] })));
  const { body } = await edge.inject({ url: '/auth/login', headers: { accept: 'text/html' } });
  assert.doesNotMatch(body, /<link rel="preload" href="\/remotes\/quiz/);
});
