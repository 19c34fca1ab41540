import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { startTwitter } from './testing/twitter.ts';

const setUp = async (t: TestContext, environment: NodeJS.ProcessEnv = {}) => {
  const twitter = await startTwitter(t);
  const api = await createTestApi(t, { ...twitter.environment, ...environment });
  const start = async (body: object = {}) => (await api.guest.post('/auth/twitter/login', body)).body.data;
  /** Leaves for Twitter, allows it and comes back: what the page would send then. */
  const comeBack = async (body: object = {}) => {
    const { url, oauthToken, oauthTokenSecret } = await start(body);
    const back = twitter.allow(url);
    assert.equal(back.origin + back.pathname, 'http://localhost:3000/auth/callback/twitter');
    assert.equal(back.searchParams.get('oauth_token'), oauthToken);
    return { oauthToken, oauthTokenSecret, oauthVerifier: back.searchParams.get('oauth_verifier') };
  };
  const finish = (body: object) => api.guest.post('/auth/twitter/callback', body);
  return { twitter, api, start, comeBack, finish };
};

test('a login by Twitter signs every request, and makes an account without e-mail and username', async (t) => {
  const { api, twitter, comeBack, finish } = await setUp(t);
  const first = await finish(await comeBack());
  assert.equal(first.status, 200, first.text);
  const bearer = { authorization: first.body.data.token };
  const user = (await api.guest.get('/users/me', bearer)).body.data;
  assert.deepEqual([user.name, user.email, user.username], ['nilou', null, null]);
  twitter.become({ user_id: '4711', screen_name: 'renamed' });
  const second = await finish(await comeBack());
  const again = (await api.guest.get('/users/me', { authorization: second.body.data.token })).body.data;
  assert.equal(again._id, user._id);
  assert.deepEqual(twitter.faults, []);
});

test('forged, replayed, mixed-up and expired answers are refused', async (t) => {
  const { api, comeBack, finish } = await setUp(t);
  const refused = async (body: object, why: string) =>
    assert.equal((await finish(body)).body.code, 'social.refused', why);
  const answer = await comeBack();
  await refused({ ...answer, oauthToken: 'unknown' }, 'unknown token');
  assert.equal((await finish(answer)).status, 200);
  await refused(answer, 'replayed');
  await refused({ ...(await comeBack()), oauthVerifier: 'forged' }, 'forged verifier');
  const [mine, theirs] = [await comeBack(), await comeBack()];
  await refused({ ...theirs, oauthTokenSecret: mine.oauthTokenSecret }, 'another browser');
  const late = await comeBack();
  await api.db
    .updateTable('login_flows')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  await refused(late, 'expired');
});

test('with another secret than Twitter’s every signature is refused', async (t) => {
  const { api, twitter } = await setUp(t, { TWITTER_CONSUMER_SECRET: 'forged' });
  assert.equal((await api.guest.post('/auth/twitter/login', {})).body.code, 'social.refused');
  assert.deepEqual(twitter.faults, ['signature']);
});

test('twCallbackUrl leads inside the site only', async (t) => {
  const { api, start } = await setUp(t);
  for (const [given, kept] of [
    ['', ''],
    ['/messages?tab=1', '/messages?tab=1'],
    ['http://localhost:3000/wallet#cards', '/wallet#cards'],
  ])
    assert.equal((await start({ callbackUrl: given })).twCallbackUrl, kept);
  const outside = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://localhost:3000@evil.example/',
    'http://user@localhost:3000/',
    '/x/..//evil.example',
    'http://localhost:3001/',
  ];
  for (const callbackUrl of outside) {
    const answer = await api.guest.post('/auth/twitter/login', { callbackUrl });
    assert.equal(answer.body.code, 'social.foreign_address', callbackUrl);
  }
});

test('a Twitter that does not answer is said to be so', async (t) => {
  const { api } = await setUp(t, { TWITTER_URL: 'http://127.0.0.1:1' });
  assert.equal((await api.guest.post('/auth/twitter/login', {})).body.code, 'social.provider_unreachable');
});
