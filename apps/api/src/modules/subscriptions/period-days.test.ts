import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { MIGRATIONS_FOLDER } from '../../platform/database/migrate.ts';
import { createTestApi } from '../../testing/api.ts';
import { renewSubscription } from './renewal.service.ts';
import { addMonths } from './subscription-terms.ts';

/** A fan with an active subscription for 5 tokens a month, begun on the 31st, that ends on 28 February. */
const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const id = await api.subscribe(fan, performer);
  const set = (end: Date, day: number | null) =>
    api.db.updateTable('subscriptions').set({ current_period_end: end, period_day: day }).execute();
  const row = () => api.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
  const until = async () => {
    const { current_period_end: end, period_day: day } = await row();
    return [end.toISOString().slice(0, 10), day];
  };
  return { api, fan, performer, id, set, row, until };
};

const at = (day: string): Date => new Date(`${day}T08:30:00.000Z`);

test('a subscription that began on the 31st is renewed on it again after a short month', async (t) => {
  const { api, id, set, row, until } = await prepare(t);
  await set(at('2026-02-28'), 31);
  const ends = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const { current_period_end: end } = await row();
    await api.context.work((unit) => renewSubscription(unit, id, end));
    ends.push(await until());
  }
  assert.deepEqual(ends, [
    ['2026-03-31', 31],
    ['2026-04-30', 31],
    ['2026-05-31', 31],
  ]);
});

test('a period that begins now begins with its own day, and one after a gap too', async (t) => {
  const { api, fan, performer, id, set, row } = await prepare(t);
  const today = () => new Date().getUTCDate();
  const body = { performerId: performer.id, type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };
  await api.db.updateTable('subscriptions').set({ status: 'expired', period_day: null }).execute();
  assert.equal((await api.as(fan).pay('/wallet/charges/subscribe/performers', body)).status, 200);
  assert.equal((await row()).period_day, today());
  await set(at('2026-02-28'), 31);
  await api.db.updateTable('subscriptions').set({ status: 'past-due' }).execute();
  await api.context.work((unit) => renewSubscription(unit, id, at('2026-03-02')));
  const { current_period_end: end, period_day: day } = await row();
  assert.deepEqual([end, day], [at('2026-04-02'), 2]);
});

test('months that are given follow the same day', async (t) => {
  const { api, fan, performer, set, row } = await prepare(t);
  const end = addMonths(at('2027-01-31'), 12 * (new Date().getUTCFullYear() - 2026) + 1, 31);
  assert.ok(end > new Date() && end.getUTCMonth() === 1);
  await set(end, 31);
  const giver = await api.createUser({ balance: 5 });
  const gift = { performerId: performer.id, type: 'monthly', expectedPrice: 5, username: fan.username };
  assert.equal((await api.as(giver).pay('/wallet/charges/subscribe/gifts', gift)).status, 200);
  const { current_period_end: until, period_day: day } = await row();
  assert.deepEqual([until.getUTCMonth(), until.getUTCDate(), day], [2, 31, 31]);
});

test('of older subscriptions those that a short month has cut get their day back', async (t) => {
  const { api, set, row } = await prepare(t);
  const text = await readFile(path.join(MIGRATIONS_FOLDER, '0213_days_of_periods.sql'), 'utf8');
  const [update] = text.split(';').filter((statement) => statement.includes('update subscriptions'));
  assert.ok(update);
  for (const [begun, end, day] of [
    ['2026-01-31', '2026-02-28', 31],
    ['2026-01-29', '2026-02-28', 29],
    ['2026-01-31', '2026-04-28', null],
    ['2026-01-15', '2026-02-28', null],
    ['2026-01-31', '2026-03-31', null],
  ] as const) {
    await set(at(end), null);
    await api.db
      .updateTable('subscriptions')
      .set({ started_at: at(begun) })
      .execute();
    await sql.raw(update).execute(api.db);
    assert.equal((await row()).period_day, day, `${begun} to ${end}`);
  }
});
