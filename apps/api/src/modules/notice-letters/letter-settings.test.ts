import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LOCALES } from '@barg/contract';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

const nextDigest = async (moment: string, timeZone: string, hour: number, weekday: number | null = null) => {
  const { rows } = await sql<{ due: Date }>`select next_digest(${moment}::timestamptz, ${timeZone}, ${hour}::int,
    ${weekday}::int) as due`.execute(database.db);
  return rows[0]?.due.toISOString().replace(':00.000', '');
};

test("a digest is due at its hour by the reader's clock, today or tomorrow", async () => {
  // Tehran is three and a half hours ahead of UTC.
  assert.equal(await nextDigest('2026-11-26T05:00:00Z', 'Asia/Tehran', 9), '2026-11-26T05:30Z');
  assert.equal(await nextDigest('2026-11-26T05:30:00Z', 'Asia/Tehran', 9), '2026-11-27T05:30Z');
  assert.equal(await nextDigest('2026-11-26T22:00:00Z', 'Asia/Tehran', 0), '2026-11-27T20:30Z');
});

test('a weekly one is due on its day of the week', async () => {
  // The 26th of November 2026 is a Thursday.
  assert.equal(await nextDigest('2026-11-26T12:00:00Z', 'UTC', 9, 1), '2026-11-30T09:00Z');
  assert.equal(await nextDigest('2026-11-26T12:00:00Z', 'UTC', 9, 4), '2026-12-03T09:00Z');
  assert.equal(await nextDigest('2026-11-26T08:00:00Z', 'UTC', 9, 4), '2026-11-26T09:00Z');
  // In Cairo it is Saturday already.
  assert.equal(await nextDigest('2026-11-27T22:30:00Z', 'Africa/Cairo', 9, 6), '2026-11-28T07:00Z');
});

test('the hour stays where clocks are changed: left out it is the next one, twice it is one digest', async () => {
  // Berlin: on the 29th of March 2026 there is no hour 2, on the 25th of October there are two.
  assert.equal(await nextDigest('2026-03-28T12:00:00Z', 'Europe/Berlin', 9), '2026-03-29T07:00Z');
  assert.equal(await nextDigest('2026-03-28T12:00:00Z', 'Europe/Berlin', 2), '2026-03-29T01:00Z');
  assert.equal(await nextDigest('2026-10-24T12:00:00Z', 'Europe/Berlin', 9), '2026-10-25T08:00Z');
  const twice = await nextDigest('2026-10-24T12:00:00Z', 'Europe/Berlin', 2);
  assert.equal(await nextDigest(twice ?? '', 'Europe/Berlin', 2), '2026-10-26T01:00Z');
});

test('an account without settings gets letters at once; its zone is that of its language until it says otherwise', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { body } = await api.as(fan).get('/notifications/letters');
  assert.deepEqual(body.data, { frequency: 'at-once', hour: 9, timeZone: 'Asia/Tehran', isReachable: false });
  await api.db
    .updateTable('users')
    .set({ email_verified_at: new Date(), locale: 'ar-EG' })
    .where('id', '=', fan.id)
    .execute();
  const other = (await api.as(fan).get('/notifications/letters')).body.data;
  assert.deepEqual([other.timeZone, other.isReachable], ['Africa/Cairo', true]);
  await api.db.updateTable('users').set({ locale: 'de-DE' }).where('id', '=', fan.id).execute();
  assert.equal((await api.as(fan).get('/notifications/letters')).body.data.timeZone, 'Europe/Berlin');
});

test('what an account chooses is kept, exported and forgotten; nonsense is refused', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const choice = { frequency: 'weekly', hour: 18, timeZone: 'America/New_York' };
  const kept = await api.as(fan).put('/notifications/letters', choice);
  assert.deepEqual(kept.body.data, { ...choice, isReachable: false });
  const row = await api.db.selectFrom('notice_letter_settings').selectAll().executeTakeFirstOrThrow();
  // Persian weeks begin on Saturday.
  assert.deepEqual([row.weekday, row.next_at?.getUTCMinutes()], [6, 0]);
  assert.ok((row.next_at?.getTime() ?? 0) > Date.now());
  for (const wrong of [
    { hour: 24 },
    { hour: 1.5 },
    { frequency: 'hourly' },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '' },
  ]) {
    const refused = await api.as(fan).put('/notifications/letters', { ...choice, ...wrong });
    assert.equal(refused.status, 422, JSON.stringify(wrong));
  }
  const exported = (await api.as(fan).get('/users/me/export')).body.data.noticeLetters;
  assert.deepEqual(
    exported,
    [{ key: fan.id, ...choice }].map(({ key: _key, ...rest }) => rest),
  );
  await api.context.work((unit) => unit.callHook('forget', { id: fan.id, name: 'Nobody' }));
  assert.deepEqual(await api.db.selectFrom('notice_letter_settings').selectAll().execute(), []);
});

test('letters can be ended by readers of every language', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  for (const locale of LOCALES) {
    await api.db.updateTable('users').set({ locale }).where('id', '=', fan.id).execute();
    await api.db.deleteFrom('notice_letter_settings').where('user_id', '=', fan.id).execute();
    for (const frequency of ['weekly', 'none']) {
      const { status } = await api.as(fan).put('/notifications/letters', { frequency, hour: 9, timeZone: 'UTC' });
      assert.equal(status, 200, `${locale}: ${frequency}`);
    }
  }
});
