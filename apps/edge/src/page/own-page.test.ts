import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { openDrawn, withoutNonce } from '../testing/drawn-deployment.ts';

/** Pages of the shell itself, whose renderer has started. */
async function openOwn(t: TestContext) {
  const drawn = await openDrawn(t);
  const get = await drawn.open(true);
  await drawn.untilDrawn(() => get('/auth/login'));
  return { ...drawn, get };
}

const drawnIn = (html: string): string | undefined => /<div id="root"><b>(.*?)<\/b>/.exec(html)?.[1];

test("a guest's own pages of the shell are drawn by the shell alone, with their texts and scripts", async (t) => {
  const { get, outcomes } = await openOwn(t);
  outcomes.length = 0;
  const { body } = await get('/auth/login?locale=en-US');
  // Texts of every page, and of this one.
  assert.equal(drawnIn(body), 'alone [/auth/login,en-US,light,{},Barg,3]');
  assert.match(body, /"\/login\.5678abcd\.js"/);
  assert.match(body, /namespace=shell%2Cui%2Cauth/);
  assert.match(body, /<meta name="robots" content="noindex">/);
  assert.match(body, /<title>Title of \/auth\/login · Barg<\/title>/);
  assert.deepEqual(outcomes, ['drawn']);
});

test('the way back is drawn, any other query is not', async (t) => {
  const { get, open } = await openOwn(t);
  const back = await get('/auth/login?locale=en-US&returnUrl=%2Fwallet%3Fa%3Db');
  assert.equal(drawnIn(back.body), 'alone [/auth/login?returnUrl=%2Fwallet%3Fa%3Db,en-US,light,{},Barg,3]');
  const other = await get('/auth/login?locale=en-US&returnUrl=%2Fhome');
  assert.match(drawnIn(other.body) ?? '', /returnUrl=%2Fhome/);
  const off = await open(false);
  for (const [url, cookie] of [
    ['/auth/login?kind=performer', ''],
    ['/auth/login', 'token=t'],
    ['/auth/token', ''],
  ] as const)
    assert.equal(withoutNonce((await get(url, cookie)).body), withoutNonce((await off(url, cookie)).body), url);
});

test('a page of the site comes with its words, its title and its address; one that is not there is not found', async (t) => {
  const { get } = await openOwn(t);
  const { body, statusCode } = await get('/page/rules?locale=en-US');
  assert.equal(statusCode, 200);
  assert.equal(drawnIn(body), 'alone [/page/rules,en-US,light,{/posts/rules:{title:Rules}},Barg,3]');
  assert.match(body, /<title>Rules · Barg<\/title>/);
  assert.match(body, /<meta property="og:title" content="Rules">/);
  assert.match(body, /<link rel="canonical" href="https:\/\/barg\.example\/page\/rules\?locale=en-US">/);
  const missing = await get('/page/none');
  assert.equal(missing.statusCode, 404);
  assert.equal(drawnIn(missing.body), undefined);
});

test('a form that was sent without scripts leads back to its page, and to no other site', async (t) => {
  const { open } = await openDrawn(t);
  const get = await open(false);
  assert.equal((await get('/auth/login')).statusCode, 200);
  for (const [url, to] of [
    ['/auth/login?returnUrl=%2Fwallet', '/auth/login?returnUrl=%2Fwallet'],
    ['//evil.example/x', '/evil.example/x'],
  ] as const) {
    const { statusCode, headers } = await get.post(url, 'username=nilou&password=secret');
    assert.deepEqual([statusCode, headers.location], [303, to]);
  }
});
