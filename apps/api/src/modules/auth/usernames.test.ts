import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { person } from './testing.ts';

const register = (api: TestApi, username: string, locale = 'en-US') =>
  api.guest.post(
    '/auth/users/register',
    { ...person, username, email: `${Date.now()}@barg.example` },
    { 'x-locale': locale },
  );

/** Code and words of the one fault of an answer, which must be that of the username. */
const faultOf = ({ body }: Awaited<ReturnType<typeof register>>): [string, string] => {
  assert.equal(body.details.length, 1);
  assert.equal(body.details[0].path, 'username');
  return [body.details[0].code, body.details[0].message];
};

test('each reason for which a username is refused has its own code, and words with the numbers of the rule', async (t) => {
  const api = await createTestApi(t);
  assert.equal((await register(api, 'nilou')).status, 200);
  for (const [username, status, code, words] of [
    ['ab', 422, 'too_small', /at least 3 /],
    ['a'.repeat(31), 422, 'too_big', /at most 30 /],
    ['ni-lou', 422, 'forbidden_sign', /digits and these signs: \.\u00A0_ — not “-”/],
    ['_nilou', 422, 'forbidden_edge', /begins and ends with a letter or a digit, not with “_”/],
    ['messages.', 422, 'forbidden_edge', /not with “\.”/],
    ['operator', 422, 'auth.username_reserved', /kept for the site/],
    ['barg_supp0rt', 422, 'auth.username_reserved', /kept for the site/],
    ['Nilou', 409, 'auth.username_taken', /taken/],
  ] as const) {
    const answer = await register(api, username);
    assert.equal(answer.status, status, username);
    const [given, message] = faultOf(answer);
    assert.equal(given, code);
    assert.match(message, words);
  }
});

test('the reasons are told in the language of the caller, its digits in the numbers', async (t) => {
  const api = await createTestApi(t);
  assert.match(faultOf(await register(api, 'ab', 'fa-IR'))[1], /۳/);
  assert.match(faultOf(await register(api, 'ab', 'ar-EG'))[1], /٣/);
  assert.match(faultOf(await register(api, 'ni lou!', 'fa-IR'))[1], /حروف کوچک لاتین/);
  assert.match(faultOf(await register(api, 'nilou.', 'ar-EG'))[1], /يبدأ وينتهي/);
});

test('a change of the username, and the address of a page, are refused by the same rules', async (t) => {
  const api = await createTestApi(t);
  const token = (await register(api, 'nilou')).body.data.token;
  const changed = await api.guest.put('/users', { username: 'ni lou' }, { authorization: token });
  assert.deepEqual([changed.status, faultOf(changed)[0]], [422, 'forbidden_sign']);
  const operator = await api.createOperator();
  const page = { slug: 'About_us', texts: {}, position: 0, isPublished: false };
  const { status, body } = await api.as(operator).post('/operator/posts', page);
  assert.equal(status, 422);
  const fault = body.details.find(({ path }: { path: string }) => path === 'slug');
  assert.deepEqual([fault.code, fault.message.includes('A')], ['forbidden_sign', true]);
});
