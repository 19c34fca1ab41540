import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';

const BOT_TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';

/** Signs as Telegram documents it: core.telegram.org/widgets/login, "Checking authorization". */
const sign = (fields: Record<string, string | number>, botToken = BOT_TOKEN) => {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');
  const hash = createHmac('sha256', createHash('sha256').update(botToken).digest()).update(text).digest('hex');
  return { ...fields, hash };
};

const now = (): number => Math.floor(Date.now() / 1000);
const person = (values: object = {}) => ({
  id: 42_000_000_000,
  first_name: 'نیلوفر',
  username: 'nilou',
  auth_date: now(),
  ...values,
});

test('a login that Telegram signed just now makes an account, and finds it again', async (t) => {
  const api = await createTestApi(t, { TELEGRAM_BOT_TOKEN: BOT_TOKEN });
  const login = (data: object) => api.guest.post('/auth/telegram/login', { data });
  const first = await login(sign(person()));
  assert.equal(first.status, 200, first.text);
  const me = async (token: string) => (await api.guest.get('/users/me', { authorization: token })).body.data;
  const user = await me(first.body.data.token);
  assert.deepEqual([user.name, user.email, user.username], ['نیلوفر', null, null]);
  const second = await login(sign(person({ auth_date: now() - 5, photo_url: 'https://t.me/i/x.jpg' })));
  assert.equal((await me(second.body.data.token))._id, user._id);
  assert.equal((await api.guest.get('/settings/public')).body.data.telegramBotId, '110201543');
});

test('forged, replayed, stale and future answers are refused', async (t) => {
  const api = await createTestApi(t, { TELEGRAM_BOT_TOKEN: BOT_TOKEN });
  const refused = async (data: object, why: string) => {
    const answer = await api.guest.post('/auth/telegram/login', { data });
    assert.deepEqual([answer.status, answer.body.code], [422, 'social.refused'], why);
  };
  const good = sign(person());
  await refused({ ...good, id: 1 }, 'another id than was signed');
  await refused({ ...good, is_admin: 'true' }, 'a field that was not signed');
  await refused(sign(person(), '1:other'), 'signed by another bot');
  await refused({ ...good, hash: 'x' }, 'no hash');
  await refused({}, 'nothing');
  await refused(sign(person({ auth_date: now() - 301 })), 'stale');
  await refused(sign(person({ auth_date: now() + 120 })), 'from the future');
  assert.equal((await api.guest.post('/auth/telegram/login', { data: good })).status, 200);
  await refused(good, 'replayed');
});

test('Telegram can be linked to the account that is logged in', async (t) => {
  const api = await createTestApi(t, { TELEGRAM_BOT_TOKEN: BOT_TOKEN });
  const fan = await api.createUser();
  const linked = await api.as(fan).post('/auth/telegram/login', { data: sign(person()), link: true });
  assert.deepEqual(linked.body.data, { linked: true });
  const told = api.events.filter(({ event }) => event.name === 'account.changed');
  assert.deepEqual(
    told.map(({ target, event }) => [target, event.data]),
    [[{ kind: 'user', userId: fan.id }, { area: 'security' }]],
    'other windows show it',
  );
  const data = sign(person({ auth_date: now() - 5 }));
  const { token } = (await api.guest.post('/auth/telegram/login', { data })).body.data;
  assert.equal((await api.guest.get('/users/me', { authorization: token })).body.data._id, fan.id);
});
