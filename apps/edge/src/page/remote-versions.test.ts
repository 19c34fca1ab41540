import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

const setUp = async (t: TestContext) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const edge = await openEdge(t, deployment, {});
  const open = async (cookie = '') => {
    const answer = await edge.inject({ url: '/home', headers: { accept: 'text/html', cookie } });
    const boot = JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '{}') as {
      registry: { remotes: Record<string, { version: string; entry: string; integrity: string; isPaused?: boolean }> };
    };
    return { answer, feed: boot.registry.remotes.feed, cookie: String(answer.headers['set-cookie'] ?? '') };
  };
  return { ...deployment, edge, open };
};

const files = remoteFiles(descriptorOf('feed'));
const others = remoteFiles(descriptorOf('feed'), { entry: 'remoteEntry.fedc9876.js' });

test('remembers a visitor only while there is a canary, and gives the same version at every visit', async (t) => {
  const { deploy, release, publish, open } = await setUp(t);
  const stable = await deploy('feed', files);
  assert.equal((await open()).cookie, '');
  const canary = await release('feed', others);
  await publish('feed', { action: 'canary', release: canary, percent: 50 });
  const versions = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const first = await open();
      const cookie = first.cookie.split(';')[0] ?? '';
      assert.match(first.cookie, /^visitor=[0-9a-f]{32}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
      const again = await open(cookie);
      assert.equal(again.feed?.version, first.feed?.version);
      assert.equal(again.cookie, first.cookie, 'for as long again');
      return first.feed?.version;
    }),
  );
  // Of forty at 50 %: all alike once in a million million.
  assert.deepEqual(new Set(versions), new Set([stable.version, canary.version]));
});

test('tells the page the hash of the container, and preloads by the same', async (t) => {
  const { deploy, open } = await setUp(t);
  await deploy('feed', files);
  const { answer, feed } = await open();
  assert.match(feed?.integrity ?? '', /^sha384-[A-Za-z0-9+/]{64}$/);
  assert.ok(answer.body.includes(`href="${feed?.entry}" as="script" integrity="${feed?.integrity}">`));
});

test('loads a remote of another origin from there, and from there only', async (t) => {
  const { deploy, open } = await setUp(t);
  await deploy('feed', files, { base: 'https://cdn.example/feed/1/' });
  const { answer, feed } = await open();
  assert.match(feed?.entry ?? '', /^https:\/\/cdn\.example\/feed\/1\/remoteEntry/);
  assert.match(String(answer.headers['content-security-policy']), /script-src 'self' https:\/\/cdn\.example[; ]/);
  assert.match(answer.body, /href="https:\/\/cdn\.example[^>]* crossorigin>/);
});

test('fetches nothing ahead of a paused remote, and says that it is paused', async (t) => {
  const { deploy, publish, open } = await setUp(t);
  await deploy('feed', files);
  await publish('feed', { action: 'pause' });
  const { answer, feed } = await open();
  assert.equal(feed?.isPaused, true);
  assert.doesNotMatch(answer.body, /<link rel="preload" href="\/remotes/);
});

test('fetches nothing ahead of a remote that speaks another contract than the shell', async (t) => {
  const { deploy, open } = await setUp(t);
  await deploy('feed', remoteFiles(descriptorOf('feed', { contract: '2.0.0' })));
  const { answer, feed } = await open();
  assert.ok(feed, 'the shell is told of it, and says so in its place');
  assert.doesNotMatch(answer.body, /<link rel="preload" href="\/remotes/);
});
