import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { byAccount, byAddress, byBoth, QUARTER_HOUR_MS } from './attempts.ts';
import { newProof, person, tokenInMail } from '../auth/testing.ts';

type Answer = Awaited<ReturnType<TestApi['guest']['post']>>;

const another = { ...person, username: 'roya', email: 'roya@barg.example' };

/** What a browser sends along after an answer. */
const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** A browser, which keeps its cookie. */
const browser = (api: TestApi, kept = '') => {
  let cookie = kept;
  const post = async (url: string, body: object): Promise<Answer> => {
    const answer = await api.guest.post(url, body, cookie ? { cookie } : {});
    cookie = cookieOf(answer) || cookie;
    return answer;
  };
  return {
    post,
    register: (who: typeof person) => post('/auth/users/register', who),
    enter: (password: string, username = person.username, more: object = {}) =>
      post('/auth/login', { username, password, ...more }),
    get cookie() {
      return cookie;
    },
  };
};

/** Everything that failures of others count against is used up, in the same office and elsewhere. */
const failElsewhere = async (api: TestApi, username: string): Promise<void> => {
  const limit = { max: 0, windowMs: QUARTER_HOUR_MS };
  const window_ends_at = new Date(Date.now() + QUARTER_HOUR_MS);
  for (const { key } of [
    byAccount('login', username, limit),
    byBoth('login', username, '127.0.0.1', limit),
    byAddress(api.context, 'login', '127.0.0.1', limit),
  ])
    await api.db
      .insertInto('attempts')
      .values({ key, count: 1_000_000, window_ends_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 1_000_000 }))
      .execute();
};

test('failures of others, however many, keep nobody out on a device where the account logged in before', async (t) => {
  const api = await createTestApi(t);
  const known = browser(api);
  await known.register(person);
  for (let count = 0; count < 3; count += 1) await browser(api).enter('guess');
  assert.equal((await browser(api).enter(person.password)).body.code, 'captcha.required');
  assert.equal((await known.enter(person.password)).status, 200);
  await failElsewhere(api, person.username);
  assert.equal((await known.enter(person.password)).status, 200);
  assert.equal((await browser(api, `device=${'A'.repeat(43)}`).enter(person.password)).body.code, 'captcha.required');
});

test("one account's device is nothing for another account, even in the same browser's name", async (t) => {
  const api = await createTestApi(t);
  const [hers, thief] = [browser(api), browser(api)];
  await hers.register(person);
  await thief.register(another);
  await failElsewhere(api, person.username);
  assert.equal((await thief.enter(person.password)).body.code, 'captcha.required');
  await failElsewhere(api, another.username);
  assert.equal((await thief.enter(another.password, another.username)).status, 200);
});

test('a browser that two people share knows both, and what it showed before is good no more', async (t) => {
  const api = await createTestApi(t);
  const shared = browser(api);
  await shared.register(person);
  const before = shared.cookie;
  await shared.register(another);
  assert.notEqual(shared.cookie, before);
  for (const { username } of [person, another]) await failElsewhere(api, username);
  assert.equal((await browser(api, before).enter(person.password)).body.code, 'captcha.required');
  for (const { username, password } of [person, another, person])
    assert.equal((await shared.enter(password, username)).status, 200);
});

test('a known device has failures of its own, and is as any other after them', async (t) => {
  const api = await createTestApi(t);
  const known = browser(api);
  await known.register(person);
  await failElsewhere(api, person.username);
  for (let count = 0; count < 10; count += 1) assert.equal((await known.enter('typo')).status, 422);
  assert.equal((await known.enter(person.password)).body.code, 'captcha.required');
});

test('the puzzle that an operator asks of everybody is asked on known devices too', async (t) => {
  const api = await createTestApi(t);
  const known = browser(api);
  await known.register(person);
  const always = { key: 'captchaOnLogin', value: JSON.stringify('always'), is_public: false };
  await api.db.insertInto('settings').values(always).execute();
  assert.equal((await known.enter(person.password)).body.code, 'captcha.required');
  assert.equal(
    (await known.enter(person.password, person.username, { proof: 'made-up' })).body.code,
    'captcha.proof_invalid',
  );
});

test('what ends sessions makes their devices strangers, and logging out there does not', async (t) => {
  const api = await createTestApi(t);
  const [phone, laptop] = [browser(api), browser(api)];
  const bearer = (answer: Answer) => ({ authorization: answer.body.data.token as string });
  const onPhone = await phone.register(person);
  const onLaptop = await laptop.enter(person.password);
  const isKnown = async (device: typeof phone): Promise<boolean> => {
    await failElsewhere(api, person.username);
    return (await device.enter('wrong')).body.code === 'auth.incorrect_credentials';
  };
  await api.guest.post('/auth/logout', {}, bearer(onLaptop));
  assert.deepEqual([await isKnown(phone), await isKnown(laptop)], [true, true]);

  await laptop.enter(person.password);
  await api.guest.delete('/users/me/sessions', undefined, bearer(onPhone));
  assert.deepEqual([await isKnown(phone), await isKnown(laptop)], [true, false]);

  await api.db.deleteFrom('attempts').execute();
  const again = await laptop.enter(person.password);
  const change = { password: 'another-password', source: person.password };
  assert.equal((await api.guest.put('/auth/users/me/password', change, bearer(again))).status, 200);
  assert.deepEqual([await isKnown(phone), await isKnown(laptop)], [false, true]);

  await api.db.deleteFrom('attempts').execute();
  await api.guest.post('/auth/users/forgot', { username: person.email, proof: await newProof(api) });
  const token = await tokenInMail(api, 'password-reset');
  assert.equal((await api.guest.post('/auth/password/reset', { token, password: 'third-password' })).status, 200);
  assert.deepEqual([await isKnown(phone), await isKnown(laptop)], [false, false]);
});

test('an account sees where it is known, and has one of them, or all others, forgotten', async (t) => {
  const api = await createTestApi(t);
  const [phone, laptop, tablet] = [browser(api), browser(api), browser(api)];
  const bearer = (answer: Answer) => ({ authorization: answer.body.data.token as string });
  const stranger = await api.createUser();
  await phone.register(person);
  await tablet.enter(person.password);
  await laptop.enter(person.password);
  const onLaptop = bearer(await laptop.enter(person.password));
  const list = async () => (await api.guest.get('/users/me/devices', onLaptop)).body.data;
  const { data, total } = await list();
  assert.equal(total, 3);
  const { data: first, total: all } = (await api.guest.get('/users/me/devices?limit=1', onLaptop)).body.data;
  assert.deepEqual([first.length, all], [1, 3]);
  assert.deepEqual(
    data.map(({ isCurrent, kind }: { isCurrent: boolean; kind: string }) => [isCurrent, kind]),
    [
      [true, 'computer'],
      [false, 'computer'],
      [false, 'computer'],
    ],
  );
  const [, ofTablet] = data;
  const forget = `/users/me/devices/${ofTablet._id}`;
  assert.equal((await api.as(stranger).delete(forget)).status, 404);
  assert.equal((await api.guest.delete(forget, undefined, onLaptop)).status, 200);
  assert.equal((await api.guest.delete(forget, undefined, onLaptop)).status, 404);
  await failElsewhere(api, person.username);
  assert.equal((await tablet.enter(person.password)).body.code, 'captcha.required');
  assert.equal((await phone.enter(person.password)).status, 200);
  assert.equal((await api.guest.delete('/users/me/devices', undefined, onLaptop)).status, 200);
  assert.deepEqual(
    (await list()).data.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent),
    [true],
  );
  assert.equal((await phone.enter(person.password)).body.code, 'captcha.required');
});

test('scripts do not see it, other sites do not send it, and an account is known in twenty browsers at most', async (t) => {
  const api = await createTestApi(t);
  const first = browser(api);
  const answer = await first.register(person);
  const [cookie] = [answer.headers['set-cookie']].flat();
  assert.match(String(cookie), /^device=[\w-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
  for (let count = 0; count < 20; count += 1) await browser(api).enter(person.password);
  const { count } = await api.db
    .selectFrom('known_devices')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  assert.equal(Number(count), 20);
  await failElsewhere(api, person.username);
  assert.equal((await first.enter(person.password)).body.code, 'captcha.required');
});

test('every way in makes the browser known', async (t) => {
  const api = await createTestApi(t);
  const binding = 'what-only-this-browser-knows';
  const { username } = await api.createUser();
  await api.guest.post('/auth/login/link', { username, binding });
  const code = await tokenInMail(api, 'login-link');
  const about = { country: 'IR', languages: ['fa'], birthDate: '1990-01-01', craft: 'Clay' };
  for (const [url, body] of [
    ['/auth/users/register', person],
    ['/auth/performers/register', { ...another, ...about }],
    ['/auth/login', { username: person.username, password: person.password }],
    ['/auth/login/code', { code, binding, remember: false }],
  ] as const) {
    const answer = await api.guest.post(url, body);
    assert.equal(answer.status, 200, url);
    assert.match(cookieOf(answer), /^device=/, url);
  }
});
