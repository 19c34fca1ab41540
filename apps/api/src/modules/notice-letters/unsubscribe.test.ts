import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { unsubscribeToken, unsubscribeUrl } from './unsubscribe-token.ts';
import { writeDigest } from './write-notice-letter.ts';

const addressOf = (api: TestApi, userId: string): string =>
  `/api/letters/unsubscribe/${unsubscribeToken(api.context.sealer, userId)}`;

const frequencyOf = async (api: TestApi, userId: string) =>
  (
    await api.db
      .selectFrom('notice_letter_settings')
      .select('frequency')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.frequency;

test('opening the address ends nothing and asks; a POST ends the letters without a login, however often', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const url = addressOf(api, fan.id);
  assert.ok(unsubscribeUrl(api.context, fan.id).endsWith(url));
  const page = await api.app.inject({ method: 'GET', url });
  assert.equal(page.statusCode, 200);
  assert.match(page.payload, /<form method="post">/);
  assert.match(page.headers['content-security-policy'] as string, /default-src 'none'/);
  assert.equal(await frequencyOf(api, fan.id), undefined);
  for (const sent of [
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' },
    {
      headers: { 'content-type': 'multipart/form-data; boundary=leaf' },
      payload: '--leaf\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--leaf--\r\n',
    },
    {},
  ]) {
    const done = await api.app.inject({ method: 'POST', url, ...sent });
    assert.equal(done.statusCode, 200, done.payload);
    assert.doesNotMatch(done.payload, /<form/);
    assert.equal(await frequencyOf(api, fan.id), 'none');
  }
});

for (const [locale, direction, words] of [
  ['fa-IR', 'rtl', 'دیگر نفرستید'],
  ['en-US', 'ltr', 'Unsubscribe'],
  ['ar-EG', 'rtl', 'إيقاف هذه الرسائل'],
  ['he-IL', 'rtl', 'ביטול הרשמה'],
  ['ur-PK', 'rtl', 'اَن سبسکرائب کریں'],
  ['ru-RU', 'ltr', 'Отписаться'],
  ['zh-CN', 'ltr', '退订'],
] as const) {
  test(`whoever reads ${locale} is asked in it`, async (t) => {
    const api = await createTestApi(t);
    const fan = await api.createUser();
    await api.db.updateTable('users').set({ locale }).where('id', '=', fan.id).execute();
    const { payload } = await api.app.inject({ method: 'GET', url: addressOf(api, fan.id) });
    assert.ok(payload.includes(`<html lang="${locale}" dir="${direction}">`), payload);
    assert.ok(payload.includes(`<button>${words}</button>`), payload);
  });
}

test('the address ends the letters of its account and of nobody else, and a changed one of nobody', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const url = addressOf(api, fan.id);
  await api.app.inject({ method: 'POST', url });
  assert.equal(await frequencyOf(api, other.id), undefined);
  // Another's id with this one's fingerprint, a cut one, and none at all.
  const [mine, theirs] = [fan, other].map(({ id }) =>
    Buffer.from(unsubscribeToken(api.context.sealer, id), 'base64url'),
  ) as [Buffer, Buffer];
  const forged = Buffer.concat([theirs.subarray(0, 16), mine.subarray(16)]).toString('base64url');
  for (const token of [forged, url.slice(-64, -1), 'leaf']) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await api.app.inject({ method, url: `/api/letters/unsubscribe/${token}` });
      assert.equal(answer.statusCode, 404, token);
    }
  }
  assert.equal(await frequencyOf(api, other.id), undefined);
});

test('the token opens nothing else, and works for an account that is suspended and not for one that is deleted', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const token = unsubscribeToken(api.context.sealer, fan.id);
  const me = await api.app.inject({ method: 'GET', url: '/api/users/me', headers: { authorization: token } });
  assert.equal(me.statusCode, 401);
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', fan.id).execute();
  await api.app.inject({ method: 'POST', url: addressOf(api, fan.id) });
  assert.equal(await frequencyOf(api, fan.id), 'none');
  const gone = await api.createUser();
  await api.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
  assert.equal((await api.app.inject({ method: 'POST', url: addressOf(api, gone.id) })).statusCode, 200);
  assert.equal(await frequencyOf(api, gone.id), undefined);
});

test('it works while the site is closed', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.db.insertInto('settings').values({ key: 'maintenanceMode', value: 'true', is_public: true }).execute();
  assert.equal((await api.app.inject({ method: 'POST', url: addressOf(api, fan.id) })).statusCode, 200);
});

test('who wants no letters any more while a digest is being written gets none', async (t) => {
  const api = await createTestApi(t);
  const daily = { frequency: 'daily', hour: 9, timeZone: 'UTC' };
  for (const way of ['unsubscribe', 'choose'] as const) {
    const fan = await api.createUser();
    await api.as(fan).put('/notifications/letters', daily);
    await api.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', fan.id).execute();
    const due = { next_at: new Date(Date.now() - 1000) };
    await api.db.updateTable('notice_letter_settings').set(due).where('user_id', '=', fan.id).execute();
    const end = async (): Promise<void> => {
      if (way === 'choose') await api.as(fan).put('/notifications/letters', { ...daily, frequency: 'none' });
      else await api.app.inject({ method: 'POST', url: addressOf(api, fan.id) });
    };
    const sent: Promise<void>[] = [];
    await api.context.work(async ({ db }) => {
      // The digest has read how she wants her letters, and waits for her account.
      await db.selectFrom('users').select('id').where('id', '=', fan.id).forNoKeyUpdate().execute();
      sent.push(writeDigest(api.context, fan.id));
      await someoneWaits(api);
      let isOver = false;
      sent.push(end().finally(() => (isOver = true)));
      while (!isOver && (await countWaiting(api)) < 2);
    });
    await Promise.all(sent);
    assert.equal(await frequencyOf(api, fan.id), 'none', way);
  }
});
