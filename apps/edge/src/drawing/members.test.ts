import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { openDrawn, withoutNonce } from '../testing/drawn-deployment.ts';

async function openForMembers(t: TestContext) {
  const drawn = await openDrawn(t, { isForMembers: true });
  const get = await drawn.openWarm();
  drawn.outcomes.length = 0;
  /** As from a browser in Tehran. */
  const getThere = async (url: string, cookie: string) => get(url, `${cookie}; timeZone=Asia%2FTehran`);
  return { ...drawn, get: getThere, getAs: get };
}

const drawnIn = (html: string): string | undefined => /<div id="root"><b>(.*?)<\/b>/.exec(html)?.[1];

test("a member's page is drawn from the member's own answers", async (t) => {
  const { get } = await openForMembers(t);
  const { body, headers } = await get('/home?locale=en-US', 'token=token-nilou');
  assert.equal(drawnIn(body), '[/home,en-US,light,{/mine:of nilou},Barg,3,nilou,Asia/Tehran]');
  assert.equal(headers['cache-control'], 'private, no-store');
});

test("a member's page is drawn in the zone that his browser tells; without one, the browser draws it", async (t) => {
  const { getAs, open, outcomes } = await openForMembers(t);
  for (const zone of ['Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'UTC', '+03:30'])
    assert.equal(
      drawnIn((await getAs('/home', `token=token-t; timeZone=${encodeURIComponent(zone)}`)).body)
        ?.split(',')
        .at(-1),
      `${zone}]`,
    );
  const drawn = outcomes.length;
  const off = await open(false);
  for (const zone of ['', 'Mars/Olympus', '%', '"></script>', `Asia/${'x'.repeat(5000)}`]) {
    const cookie = `token=token-t; timeZone=${encodeURIComponent(zone)}`;
    const [{ body }, expected] = [await getAs('/home', cookie), await off('/home', cookie)];
    assert.equal(withoutNonce(body), withoutNonce(expected.body), zone.slice(0, 20));
  }
  assert.equal(outcomes.length, drawn);
});

test("a guest's page is drawn in nobody's zone, whatever a cookie says: others will have it too", async (t) => {
  const { getAs } = await openForMembers(t);
  for (const zone of ['Asia%2FTokyo', 'America%2FBogota']) {
    const { body } = await getAs('/', `timeZone=${zone}`);
    assert.match(body, /"drawn":\{[^}]*"timeZone":"UTC"/);
    assert.doesNotMatch(body, /Tokyo|Bogota/);
  }
});

test('nothing of a member is kept: whoever asks next has the page drawn anew', async (t) => {
  const { get, outcomes } = await openForMembers(t);
  // Each pair differs in one thing, or in nothing.
  const visits = [
    ['/home', 'token=token-nilou'],
    ['/home', 'token=token-nilou'],
    ['/home', 'token=token-kaveh'],
    ['/home', 'token=token-kaveh; theme=dark'],
    ['/home?locale=en-US', 'token=token-kaveh; theme=dark'],
  ] as const;
  for (const [url, cookie] of visits) {
    const { body } = await get(url, cookie);
    const [mine, other] = cookie.includes('nilou') ? ['nilou', 'kaveh'] : ['kaveh', 'nilou'];
    assert.match(drawnIn(body) ?? '', new RegExp(`of ${mine}`));
    assert.ok(!body.includes(other), `${url} of ${mine} has something of ${other}`);
  }
  assert.deepEqual(
    outcomes,
    visits.map(() => 'drawn'),
  );
});

test('visitors who come at once, members and guests, have nothing of each other', async (t) => {
  const { get } = await openForMembers(t);
  const members = Array.from({ length: 12 }, (_, index) => `member-${index}.`);
  const pages = await Promise.all([
    ...members.map(async (name) => ({ name, ...(await get('/home', `token=token-${name}`)) })),
    ...Array.from({ length: 4 }, async () => ({ name: null, ...(await get('/', '')) })),
  ]);
  for (const { name, body } of pages) {
    assert.ok(drawnIn(body));
    assert.ok(!body.includes('token-'), 'no token stands in a page');
    assert.deepEqual(
      members.filter((other) => body.includes(other)),
      name === null ? [] : [name],
    );
  }
});

test('a member whose account the API does not tell has nothing drawn, and is not taken for a guest', async (t) => {
  const { get, open, outcomes } = await openForMembers(t);
  const off = await open(false);
  for (const url of ['/home', '/'])
    for (const token of ['status-429', 'status-500', 'status-503', 'cut']) {
      const answer = await get(url, `token=${token}`);
      assert.equal(drawnIn(answer.body), undefined, `${url} with ${token}`);
      assert.equal(withoutNonce(answer.body), withoutNonce((await off(url, `token=${token}`)).body));
      assert.equal(answer.headers['cache-control'], 'private, no-store');
      // He is still logged in.
      assert.equal(answer.headers['set-cookie'], undefined);
    }
  assert.deepEqual(outcomes, []);
});

test('a first answer that fails is drawn as one that has not come yet', async (t) => {
  const { get } = await openForMembers(t);
  const { body } = await get('/home?locale=en-US', 'token=token-unanswered');
  assert.equal(drawnIn(body), '[/home,en-US,light,{},Barg,3,unanswered,Asia/Tehran]');
});

test('guests see such a page as ever, and members where members are not drawn', async (t) => {
  const { get, open } = await openForMembers(t);
  const off = await open(false);
  for (const [url, cookie] of [
    ['/home', ''],
    ['/home?q=x', 'token=token-t'],
    ['/', 'token=token-t'],
  ] as const)
    assert.equal(withoutNonce((await get(url, cookie)).body), withoutNonce((await off(url, cookie)).body), url);
  const without = await openDrawn(t);
  const body = (await (await without.openWarm())('/home', 'token=token-t')).body;
  assert.equal(drawnIn(body), undefined);
});
