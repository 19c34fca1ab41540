import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';

test('quiet hours end on the clock of the zone, also where the clock changes in them', async (t) => {
  const api = await createTestApi(t);
  const untilOf = async (moment: string, from: string, to: string, zone: string): Promise<string | null> => {
    const { rows } = await sql<{ until: Date | null }>`select quiet_until(
      ${moment}::timestamptz, ${from}::time, ${to}::time, ${zone}) as until`.execute(api.db);
    return rows[0]?.until?.toISOString().replace('.000Z', 'Z') ?? null;
  };
  const berlin = (moment: string, from = '23:00', to = '08:00') => untilOf(moment, from, to, 'Europe/Berlin');
  // In winter and summer, to the minute.
  assert.equal(await berlin('2026-01-10T21:59:59Z'), null);
  assert.equal(await berlin('2026-01-10T22:00:00Z'), '2026-01-11T07:00:00Z');
  assert.equal(await berlin('2026-01-11T06:59:59Z'), '2026-01-11T07:00:00Z');
  assert.equal(await berlin('2026-01-11T07:00:00Z'), null);
  assert.equal(await berlin('2026-07-10T21:00:00Z'), '2026-07-11T06:00:00Z');
  // The night of 29 March is an hour shorter, that of 25 October an hour longer.
  assert.equal(await berlin('2026-03-28T22:30:00Z'), '2026-03-29T06:00:00Z');
  assert.equal(await berlin('2026-10-24T22:30:00Z'), '2026-10-25T07:00:00Z');
  // They end at an hour that is left out, and at one that comes twice.
  assert.equal(await berlin('2026-03-29T00:30:00Z', '01:00', '02:30'), '2026-03-29T01:30:00Z');
  assert.equal(await berlin('2026-10-25T00:10:00Z', '01:00', '02:30'), '2026-10-25T01:30:00Z');
  // Within a day, and where the zone has half an hour.
  assert.equal(await untilOf('2026-05-01T09:00:00Z', '12:00', '14:00', 'Asia/Tehran'), '2026-05-01T10:30:00Z');
  assert.equal(await untilOf('2026-05-01T10:30:00Z', '12:00', '14:00', 'Asia/Tehran'), null);
});

test("quiet hours are a fan's own, of a zone that is known", async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const put = (quietHours: object | null) => api.as(fan).put('/users/me/quiet-hours', { quietHours });
  const hours = { from: '23:00', to: '08:00', timeZone: 'Asia/Tehran' };
  assert.equal((await put(hours)).status, 200);
  assert.equal((await put({ ...hours, timeZone: 'Mars/Olympus' })).body.code, 'campaigns.unknown_time_zone');
  assert.equal((await put({ ...hours, to: '23:00' })).status, 422);
  assert.equal((await put({ ...hours, to: '24:00' })).status, 422);
  assert.deepEqual((await api.as(fan).get('/users/me/quiet-hours')).body.data.quietHours, hours);
  assert.equal((await api.as(other).get('/users/me/quiet-hours')).body.data.quietHours, null);
  await put(null);
  assert.equal((await api.as(fan).get('/users/me/quiet-hours')).body.data.quietHours, null);
});
