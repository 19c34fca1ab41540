import assert from 'node:assert/strict';
import { before, after, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { reverse } from '../ledger/reversals.ts';
import type { FanRule } from './fan-rules.schema.ts';

const closing: Array<() => unknown> = [];
let api: TestApi;
let her: TestAccount;
before(async () => {
  api = await createTestApi({ after: (end) => void closing.push(() => (end as () => unknown)()) });
  her = await api.createPerformer();
});
after(async () => {
  for (const close of closing.reverse()) await close();
});

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;
/** So many days ago, and a little more or less. */
const ago = (days: number, minutes = 0): Date => new Date(Date.now() - days * DAY - minutes * MINUTE);

const follow = (fan: TestAccount) => api.as(fan).post(`/follows/${her.id}`);
const tip = async (fan: TestAccount, amount: number): Promise<string> => {
  const { status, text, body } = await api.as(fan).pay(`/wallet/charges/tip/${her.id}`, {
    amount,
    source: { type: 'profile', _id: her.id },
  });
  assert.equal(status, 200, text);
  return body.data.transaction._id;
};

/** Some fans who are there when a rule is asked. */
const newFans = async <N extends string>(...names: N[]): Promise<Record<N, TestAccount>> => {
  await sql`delete from fans`.execute(api.db);
  const made = [];
  for (const name of names) {
    const fan = await api.createUser({ name, balance: 100 });
    await follow(fan);
    made.push([name, fan]);
  }
  return Object.fromEntries(made) as Record<N, TestAccount>;
};

/** The names of those who meet rules. */
const meeting = async (...rules: FanRule[]): Promise<string[]> => {
  const made = await api.as(her).post('/performer/fan-lists', { name: newId(), rules });
  assert.equal(made.status, 200, made.text);
  const { body } = await api.as(her).get(`/performer/fans?listId=${made.body.data._id}`);
  assert.equal(body.data.total, body.data.data.length);
  return body.data.data.map(({ name }: { name: string }) => name).sort();
};

const setFan = (fan: TestAccount, values: { since?: Date }) =>
  api.db.updateTable('fans').set(values).where('fan_id', '=', fan.id).execute();
const setUser = (fan: TestAccount, values: { country?: string; locale?: string }) =>
  api.db.updateTable('users').set(values).where('id', '=', fan.id).execute();

test('subscribed is who may look today, expired whose time is over, and nobody is both', async () => {
  const { running, cancelled, over } = await newFans('running', 'cancelled', 'over', 'never');
  await api.subscribe(running, her);
  const kept = await api.subscribe(cancelled, her);
  await api.db.updateTable('subscriptions').set({ status: 'cancelled' }).where('id', '=', kept).execute();
  await api.subscribe(over, her, { endsInDays: -MINUTE / DAY });
  assert.deepEqual(await meeting({ kind: 'subscribed' }), ['cancelled', 'running']);
  assert.deepEqual(await meeting({ kind: 'expired' }), ['over']);
});

test('follows is who follows now', async () => {
  const { gone } = await newFans('here', 'gone');
  await api.as(gone).delete(`/follows/${her.id}`);
  assert.deepEqual(await meeting({ kind: 'follows' }), ['here']);
  const { body } = await api.as(her).get('/performer/fans');
  assert.equal(body.data.total, 2, 'who has unfollowed is still a fan');
});

test('new is who came within the days, to the minute', async () => {
  const { within, before: earlier } = await newFans('within', 'before');
  await setFan(within, { since: ago(7, -1) });
  await setFan(earlier, { since: ago(7, 1) });
  assert.deepEqual(await meeting({ kind: 'new', days: 7 }), ['within']);
});

test('never bought is who has paid nothing, and a refund does not make it so', async () => {
  const { tipped, refunded } = await newFans('tipped', 'refunded', 'nothing');
  await tip(tipped, 10);
  const transactionId = await tip(refunded, 15);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId, amount: 1500n }));
  assert.deepEqual(await meeting({ kind: 'never-bought' }), ['nothing']);
});

test('spent counts to the hundredth what was paid within the days, less what was taken back', async () => {
  const { enough, short, refunded, longAgo } = await newFans('enough', 'short', 'refunded', 'longAgo');
  await tip(enough, 16);
  await tip(enough, 14);
  await tip(short, 29.99);
  const transactionId = await tip(refunded, 30);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId, amount: 1n }));
  await tip(longAgo, 50);
  await api.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`update ledger_transactions set created_at = ${ago(30, 1)} where user_id = ${longAgo.id}`.execute(db);
    await sql`update ledger_transactions set created_at = ${ago(30, -1)} where user_id = ${enough.id}`.execute(db);
  });
  assert.deepEqual(await meeting({ kind: 'spent', amount: 30, days: 30 }), ['enough']);
  assert.deepEqual(await meeting({ kind: 'spent', amount: 30, days: 31 }), ['enough', 'longAgo']);
});

test('silent is who is a fan for longer and has not written within the days, whatever she wrote', async () => {
  const fans = await newFans('wrote', 'wroteBefore', 'onlyHer', 'fresh');
  for (const name of ['wrote', 'wroteBefore', 'onlyHer'] as const) {
    const [fan, from] = [fans[name], name === 'onlyHer' ? her : fans[name]];
    await setFan(fan, { since: ago(20) });
    const { body } = await api.as(fan).post('/conversations', { source: 'performer', sourceId: her.id });
    await api.as(from).post(`/messages/conversations/${body.data._id}`, { text: 'hello' });
    if (name === 'onlyHer') continue;
    const at = ago(14, name === 'wrote' ? -1 : 1);
    const values = { id: newId(at), created_at: at };
    await api.db.updateTable('messages').set(values).where('sender_id', '=', fan.id).execute();
  }
  assert.deepEqual(await meeting({ kind: 'silent', days: 14 }), ['onlyHer', 'wroteBefore']);
});

test('country is that of the profile, language the one that the site is used in', async () => {
  const { iran, france } = await newFans('iran', 'france', 'nowhere');
  await setUser(iran, { country: 'IR' });
  await setUser(france, { country: 'FR', locale: 'en-US' });
  assert.deepEqual(await meeting({ kind: 'country', country: 'IR' }), ['iran']);
  assert.deepEqual(await meeting({ kind: 'language', language: 'en-US' }), ['france']);
  // Who has chosen no language has the site's own.
  assert.deepEqual(await meeting({ kind: 'language', language: 'fa-IR' }), ['iran', 'nowhere']);
});

test('all rules have to be met', async () => {
  const { both, one } = await newFans('both', 'one');
  await api.subscribe(both, her);
  await api.subscribe(one, her);
  await tip(both, 10);
  assert.deepEqual(await meeting({ kind: 'subscribed' }, { kind: 'spent', amount: 10, days: 1 }), ['both']);
});

test('of several of which one has to be met one is enough, beside what all have to meet', async () => {
  const { rich, quiet } = await newFans('rich', 'quiet', 'neither');
  await tip(rich, 40);
  await setUser(rich, { country: 'IR' });
  await setUser(quiet, { country: 'DE' });
  const any: FanRule = {
    kind: 'any',
    rules: [
      { kind: 'spent', amount: 30, days: 30 },
      { kind: 'country', country: 'DE' },
    ],
  };
  assert.deepEqual(await meeting(any), ['quiet', 'rich']);
  assert.deepEqual(await meeting(any, { kind: 'never-bought' }), ['quiet']);
});

test('rules out of bounds are refused', async () => {
  for (const rules of [
    [],
    [{ kind: 'new', days: 0 }],
    [{ kind: 'spent', amount: 0, days: 3 }],
    [{ kind: 'country', country: 'XX' }],
    [{ kind: 'rich' }],
    Array.from({ length: 11 }, () => ({ kind: 'follows' })),
  ]) {
    const { status } = await api.as(her).post('/performer/fan-lists', { name: newId(), rules });
    assert.equal(status, 422, JSON.stringify(rules));
  }
});
