import assert from 'node:assert/strict';
import test from 'node:test';
import type { BootData } from '@barg/contract';
import { tagOfTexts } from '@barg/releases';
import { openDrawn, withoutNonce } from '../testing/drawn-deployment.ts';

test('a guest gets the first screen with its styles, and the page says that it was drawn', async (t) => {
  const { openWarm } = await openDrawn(t);
  const get = await openWarm();
  const { body, headers } = await get('/?locale=en-US', 'theme=dark');
  assert.match(body, /<div id="root"><b>\[\/,en-US,dark,\{\/top:\[Mahsa\]\},Barg,3\]<\/b><\/div>/);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  assert.ok(body.includes(`<style nonce="${nonce}" data-styled="true">b{}</style>`));
  const other = await get('/?locale=fa-IR');
  assert.match(other.body, /<b>\[\/,fa-IR,light,/);
});

test('a page says with which texts it was drawn, as the API calls them', async (t) => {
  const { openWarm } = await openDrawn(t);
  const { body } = await (await openWarm())('/?locale=en-US');
  const { drawn } = JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as BootData;
  assert.equal(drawn?.texts, tagOfTexts([null, null, null]));
});

test('who is logged in, pages that say nothing of it, and addresses with a query are drawn by the browser', async (t) => {
  const { open, openWarm } = await openDrawn(t);
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
    const { open } = await openDrawn(t, broken);
    const [on, off] = [await open(true), await open(false)];
    for (let visit = 0; visit < 3; visit += 1)
      assert.equal(withoutNonce((await on('/')).body), withoutNonce((await off('/')).body));
  }
});

test('server bundles are no files of the site', async (t) => {
  const { feed, open } = await openDrawn(t);
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

test('a page that takes too long is sent as without drawing, and the next visitor has it drawn', async (t) => {
  const slow = `var barg_server_shell = { draw: async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return { html: '<b>slow</b>', styles: '' };
  } };`;
  const { open, untilDrawn, outcomes } = await openDrawn(t, { shell: slow, patience: 200 });
  const get = await open(true);
  await untilDrawn(() => get('/'));
  assert.deepEqual([...new Set(outcomes)], ['starting', 'late', 'shared']);
});

test('visitors of one page have it drawn once, and it is observed how each drawing ends', async (t) => {
  const { open, openWarm, outcomes } = await openDrawn(t);
  const get = await openWarm();
  outcomes.length = 0;
  await Promise.all([get('/?locale=ar-EG'), get('/?locale=ar-EG'), get('/?locale=ar-EG'), get('/home')]);
  assert.deepEqual(outcomes.toSorted(), ['drawn', 'shared', 'shared']);
  const without = await openDrawn(t, { remote: null });
  await (
    await without.open(true)
  )('/');
  assert.deepEqual(without.outcomes, ['unready']);
  await (
    await open(false)
  )('/');
  assert.equal(outcomes.length, 3);
});
