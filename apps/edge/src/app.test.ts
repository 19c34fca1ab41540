import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { createEdge, type EdgeOptions } from './app.ts';
import { workspaceRemotes } from './remotes/remote-source.ts';
import { createDeployment, descriptorOf, remoteFiles } from './testing/deployment.ts';

const fan = { _id: '1', name: 'Nilou', locale: 'en-US', theme: 'dark' };

const ask: EdgeOptions['ask'] = async (path, headers) => {
  if (path === '/api/settings/public') return { siteName: 'Barg </script>' };
  if (headers.authorization === 'good') return fan;
  throw new Error('401');
};

const setUp = async (t: TestContext, changes: Partial<EdgeOptions> = {}) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  await deployment.build('feed', remoteFiles(descriptorOf('feed')));
  const edge = await createEdge({
    shellDir: deployment.shellDir,
    remotes: workspaceRemotes(deployment.appsDir, () => undefined),
    ask,
    overrideOrigins: [],
    mediaOrigins: [],
    ...changes,
  });
  t.after(() => edge.close());
  const open = (url: string, headers: Record<string, string> = {}) =>
    edge.inject({ url, headers: { accept: 'text/html', ...headers } });
  const bootOf = (html: string) =>
    JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, unknown>;
  return { edge, open, bootOf };
};

test('answers every address of a page with the shell, also one that looks like a file', async (t) => {
  const { open } = await setUp(t);
  for (const url of ['/', '/home', '/mahsa.art', '/messages/1', '/notes.txt']) {
    const answer = await open(url);
    assert.equal(answer.statusCode, 200, url);
    assert.match(answer.body, /<div id="root">/);
  }
});

test('answers 404 for a file that is not there', async (t) => {
  const { edge } = await setUp(t);
  for (const url of ['/nope.js', '/assets/nope.woff2', '/remotes/feed/0/nope.js', '/remotes/nobody/1/x.js']) {
    assert.equal((await edge.inject({ url, headers: { accept: '*/*' } })).statusCode, 404, url);
  }
});

test('hands settings, registry and the account of the token to the page', async (t) => {
  const { open, bootOf } = await setUp(t);
  const answer = await open('/home', { cookie: 'token=good' });
  const boot = bootOf(answer.body);
  assert.deepEqual(boot.user, fan);
  assert.deepEqual(boot.settings, { siteName: 'Barg </script>' });
  assert.deepEqual(Object.keys((boot.registry as { remotes: object }).remotes), ['feed']);
  assert.equal(answer.headers['cache-control'], 'private, no-store');
});

test('serves a guest when the token is dead or the API silent', async (t) => {
  const silent = await setUp(t, { ask: () => new Promise(() => undefined) });
  assert.equal(silent.bootOf((await silent.open('/home', { cookie: 'token=good' })).body).settings, null);
  const { open, bootOf } = await setUp(t);
  assert.equal(bootOf((await open('/home', { cookie: 'token=dead' })).body).user, null);
});

test('writes language, direction and theme by query, then cookie, then account, then fa-IR', async (t) => {
  const { open } = await setUp(t);
  const htmlOf = async (url: string, cookie = '') => /<html[^>]*>/.exec((await open(url, { cookie })).body)?.[0];
  assert.equal(await htmlOf('/home'), '<html lang="fa-IR" dir="rtl" data-theme="light">');
  assert.equal(await htmlOf('/home', 'token=good'), '<html lang="en-US" dir="ltr" data-theme="dark">');
  assert.equal(
    await htmlOf('/home', 'token=good; i18nextLng=ar-EG; theme=light'),
    '<html lang="ar-EG" dir="rtl" data-theme="light">',
  );
  assert.equal(
    await htmlOf('/home?locale=en-US', 'i18nextLng=ar-EG'),
    '<html lang="en-US" dir="ltr" data-theme="light">',
  );
  assert.equal(await htmlOf('/home?locale=nonsense'), '<html lang="fa-IR" dir="rtl" data-theme="light">');
});

test('forbids inline scripts, eval and unnamed script URLs, with a new nonce for each page', async (t) => {
  const { open } = await setUp(t, { overrideOrigins: ['http://localhost:*'] });
  const [one, other] = [await open('/home'), await open('/home')];
  const policy = String(one.headers['content-security-policy']);
  assert.match(policy, /script-src 'self' http:\/\/localhost:\*;/);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types barg-shell barg-remotes barg-feed/);
  assert.doesNotMatch(policy, /unsafe-(inline|eval)/);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  assert.ok(one.body.includes(`<style nonce="${nonce}">`));
  assert.notEqual(policy, other.headers['content-security-policy']);
});

test("preloads container and chunk of the page's remote, its texts and its font", async (t) => {
  const { open } = await setUp(t);
  const preloads = [...(await open('/home')).body.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"/g)];
  const hrefs = preloads.map(([, href, as]) => `${as} ${href}`);
  assert.match(hrefs[0] ?? '', /^script \/remotes\/feed\/[0-9a-f]{12}\/remoteEntry\.0123abcd\.js$/);
  assert.match(hrefs[1] ?? '', /^script \/remotes\/feed\/[0-9a-f]{12}\/home\.89abcdef\.js$/);
  assert.match(hrefs[2] ?? '', /^fetch \/api\/translations\/search\?locale=fa-IR&amp;namespace=shell%2Cui%2Cfeed/);
  assert.equal(hrefs[3], 'font /assets/vazirmatn.1234abcd.woff2');
});

test('lets browsers keep hashed files for good and ask again for the others', async (t) => {
  const { edge } = await setUp(t);
  const { remotes } = (await edge.inject('/registry.json')).json<{
    remotes: Record<string, { manifest: string; entry: string }>;
  }>();
  const { manifest = '', entry = '' } = remotes.feed ?? {};
  const cachingOf = async (url: string) => (await edge.inject({ url })).headers['cache-control'];
  const forGood = 'public, max-age=31536000, immutable';
  assert.equal(await cachingOf('/main.0123abcd.js'), forGood);
  assert.equal(await cachingOf(entry), forGood);
  assert.equal(await cachingOf(manifest), forGood);
  assert.equal(await cachingOf(manifest.replace(/[0-9a-f]{12}/, '000000000000')), 'no-cache');
  assert.equal(await cachingOf('/robots.txt'), 'no-cache');
  assert.equal(await cachingOf('/registry.json'), 'no-cache');
});

test('sends the compressed file where there is one', async (t) => {
  const { edge } = await setUp(t);
  const answer = await edge.inject({ url: '/main.0123abcd.js', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(answer.headers['content-encoding'], 'br');
  assert.equal(answer.body, 'brotli');
});
