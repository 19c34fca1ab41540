import assert from 'node:assert/strict';
import test from 'node:test';
import { drawnFiles, openDrawn, withoutNonce } from '../testing/drawn-deployment.ts';

const bundleThatSays = (word: string): string => `var barg_server_feed = { setBase() {}, say: () => '${word}' };`;
const second = drawnFiles(bundleThatSays('second'), 'remoteEntry.fedc9876.js');

/** What was drawn, and the version that the browser is told to load. */
function read(html: string) {
  const boot = JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    registry: { remotes: Record<string, { version: string }> };
  };
  return { drawn: /<div id="root"><b>(.*?)<\/b>/.exec(html)?.[1], version: boot.registry.remotes.feed?.version };
}

test('the browser is told to load the version that drew, before and after a deployment', async (t) => {
  const { feed, open, untilDrawn, deploy } = await openDrawn(t, { remote: bundleThatSays('first') });
  const get = await open(true);
  const before = read(await untilDrawn(() => get('/')));
  assert.deepEqual(before, { drawn: 'first', version: feed.version });
  const next = await deploy('feed', second);
  const between = read((await get('/')).body);
  // Its renderer starts: nothing is drawn by the one before.
  assert.deepEqual(between, { drawn: undefined, version: next.version });
  const after = read(await untilDrawn(() => get('/')));
  assert.deepEqual(after, { drawn: 'second', version: next.version });
});

test('a canary draws for its own visitors, and the stable version for the others', async (t) => {
  const { feed, open, untilDrawn, release, publish } = await openDrawn(t, { remote: bundleThatSays('first') });
  const get = await open(true);
  const canary = await release('feed', second);
  await publish('feed', { action: 'canary', release: canary, percent: 50 });
  const words = { [feed.version]: 'first', [canary.version]: 'second' };
  const seen = new Set<string>();
  for (let visitor = 0; visitor < 40 && seen.size < 2; visitor += 1) {
    const [cookie] = String((await get('/')).headers['set-cookie']).split(';');
    const { drawn, version = '' } = read(await untilDrawn(() => get('/', cookie)));
    assert.equal(drawn, words[version]);
    seen.add(version);
  }
  assert.equal(seen.size, 2);
});

test("a page with a developer's override is drawn by the browser", async (t) => {
  const { open, openWarm } = await openDrawn(t);
  const origins = ['http://localhost:4301'];
  const url = '/?mf-override=feed@http://localhost:4301';
  const [on, off] = [await openWarm(origins), await open(false, origins)];
  assert.equal(withoutNonce((await on(url)).body), withoutNonce((await off(url)).body));
});

test('a shell that was built before pages were drawn gets its page as ever', async (t) => {
  const { open, untilOutcome, outcomes } = await openDrawn(t, { shell: 'var barg_server_shell = {};' });
  const [on, off] = [await open(true), await open(false)];
  const asEver = withoutNonce((await off('/')).body);
  await untilOutcome('failed', async () => assert.equal(withoutNonce((await on('/')).body), asEver));
  assert.deepEqual([...new Set(outcomes)], ['starting', 'failed']);
});
