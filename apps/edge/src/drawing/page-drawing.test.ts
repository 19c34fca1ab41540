import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { SERVER_BUNDLE_FILE } from '@barg/contract';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';
import { createPageDrawing } from './page-drawing.ts';

/** Draws what it was given, and what the remote beside it says. */
const SHELL = `var barg_server_shell = { draw: async ({ pathname, boot, texts }) => {
  const { culture, theme, answers, settings } = boot;
  const html = JSON.stringify([pathname, culture, theme, answers, settings.siteName, texts.length]);
  return { html: '<b>' + barg_server_feed.say(html) + '</b>', styles: '<style data-styled="true">b{}</style>' };
} };`;
const REMOTE = 'var barg_server_feed = { setBase() {}, say: (words) => words.replaceAll(\'"\', "") };';

const ask = async (url: string, headers: Record<string, string>) => {
  if (url === '/api/settings/public') return { siteName: 'Barg' };
  if (url === '/api/users/me') return { _id: headers.authorization };
  if (url.startsWith('/api/translations')) return { data: [{}, {}] };
  if (url === '/api/top') return ['Mahsa'];
  return {};
};

const descriptor = descriptorOf('feed', {
  routes: [
    { path: '/', expose: './home', layout: 'home', isDrawn: true, firstCalls: [{ path: '/top' }] },
    { path: '/home', expose: './home', layout: 'home' },
  ],
});

async function setUp(t: TestContext, { shell = SHELL, remote = REMOTE as string | null } = {}) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { shellDir } = deployment;
  await mkdir(path.join(shellDir, 'server'));
  await writeFile(path.join(shellDir, SERVER_BUNDLE_FILE), shell);
  const feed = await deployment.deploy('feed', {
    ...remoteFiles(descriptor),
    ...(remote !== null && { [SERVER_BUNDLE_FILE]: remote }),
  });
  const drawing = createPageDrawing({ ask, shellDir, report: () => undefined, patience: 30_000 });
  const open = async (isOn: boolean) => {
    const edge = await openEdge(t, deployment, { ask, drawing: isOn ? drawing : null });
    return async (url: string, cookie = '', accept = 'text/html') => edge.inject({ url, headers: { accept, cookie } });
  };
  const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, '');
  /** A renderer takes its time to start, and no page waits for it. */
  const openWarm = async () => {
    const get = await open(true);
    const start = performance.now();
    while (!(await get('/')).body.includes('"isDrawn":true')) {
      assert.ok(performance.now() - start < 60_000, 'nothing is drawn');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return get;
  };
  return { feed, open, openWarm, withoutNonce };
}

test('a guest gets the first screen with its styles, and the page says that it was drawn', async (t) => {
  const { openWarm } = await setUp(t);
  const get = await openWarm();
  const { body, headers } = await get('/?locale=en-US', 'theme=dark');
  assert.match(body, /<div id="root"><b>\[\/,en-US,dark,\{\/top:\[Mahsa\]\},Barg,2\]<\/b><\/div>/);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  assert.ok(body.includes(`<style nonce="${nonce}" data-styled="true">b{}</style>`));
  const other = await get('/?locale=fa-IR');
  assert.match(other.body, /<b>\[\/,fa-IR,light,/);
});

test('who is logged in, pages that say nothing of it, and addresses with a query are drawn by the browser', async (t) => {
  const { open, openWarm, withoutNonce } = await setUp(t);
  const [on, off] = [await openWarm(), await open(false)];
  for (const [url, cookie] of [
    ['/', 'token=t'],
    ['/home', ''],
    ['/?q=x', ''],
    ['/nobody/here', ''],
  ] as const)
    assert.equal(withoutNonce((await on(url, cookie)).body), withoutNonce((await off(url, cookie)).body), url);
});

test('where nothing can draw, the page is the same as without', async (t) => {
  const throws = { shell: "var barg_server_shell = { draw: async () => { throw new Error('no'); } };" };
  for (const broken of [throws, { remote: null }, { remote: 'throw new Error("at once")' }]) {
    const { open, withoutNonce } = await setUp(t, broken);
    const [on, off] = [await open(true), await open(false)];
    for (let visit = 0; visit < 3; visit += 1)
      assert.equal(withoutNonce((await on('/')).body), withoutNonce((await off('/')).body));
  }
});

test('server bundles are no files of the site', async (t) => {
  const { feed, open } = await setUp(t);
  const get = await open(false);
  const base = `/remotes/feed/${feed.version}`;
  assert.equal((await get(`${base}/descriptor.json`, '', '*/*')).statusCode, 200);
  for (const url of [
    `${base}/server/bundle.js`,
    `${base}/server%2Fbundle.js`,
    '/server/bundle.js',
    '//server/bundle.js',
  ])
    assert.equal((await get(url, '', '*/*')).statusCode, 404, url);
});
