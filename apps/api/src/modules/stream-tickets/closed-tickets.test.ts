import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { findDifferences } from '../books/differences.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { beginNow, buyTicket, buyTicketFrom, endAfter, moneyOf, openDoors, planDoors, type Doors } from './testing.ts';

/** What a proxy of the tests says of where somebody is. */
const PROXY = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
const from = (country: string) => ({ 'cf-ipcountry': country });

const ban = (api: TestApi, { performer, fan, streamId }: Doors, seconds: number | null = null) =>
  api.as(performer).put(`/streaming/${streamId}/restrictions/${fan.id}`, { kind: 'ban', seconds, reason: 'Rude' });

const kindsOf = async (api: TestApi, account: TestAccount): Promise<string[]> =>
  (await api.as(account).get('/notifications')).body.data.data.map(({ kind }: { kind: string }) => kind);

const seenBy = async (api: TestApi, { fan, streamId }: Doors) =>
  (await api.as(fan).get(`/streaming/${streamId}`)).body.data;

/** A stream that lasts as long as it has to, and its tickets are settled. */
const takePlace = async (api: TestApi, doors: Doors): Promise<void> => {
  await endAfter(api, doors, 1801);
  await api.runJobs();
};

/** Has lasted for so many seconds until now. */
const lasted = (api: TestApi, { streamId }: Doors, seconds: number) =>
  api.db
    .updateTable('streams')
    .set({ started_at: new Date(Date.now() - seconds * 1000) })
    .where('id', '=', streamId)
    .execute();

const assertBooks = async (api: TestApi): Promise<void> =>
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);

test('who is banned before it begins gets the price back at once, and no page promises a ticket', async (t) => {
  const api = await createTestApi(t);
  const doors = await planDoors(api);
  await buyTicket(api, doors);
  assert.equal((await seenBy(api, doors)).hasTicket, true);
  assert.equal((await ban(api, doors)).status, 200);
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  assert.equal((await seenBy(api, doors)).hasTicket, false);
  assert.deepEqual(await kindsOf(api, doors.fan), ['ticket-refunded']);
  await beginNow(api, doors);
  await takePlace(api, doors);
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  await assertBooks(api);
});

test('a ban that is over before it begins takes no ticket', async (t) => {
  const api = await createTestApi(t);
  const doors = await planDoors(api);
  await buyTicket(api, doors);
  await ban(api, doors, 3600);
  assert.deepEqual(await moneyOf(api, doors), [1500, 500, 0]);
  assert.equal((await seenBy(api, doors)).hasTicket, true);
  await ban(api, doors, 3 * 86_400);
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
});

test('who is banned while it runs is paid back as long as it owes what was promised', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  const late = { ...doors, fan: await api.createUser({ balance: 20 }) };
  for (const one of [doors, late]) {
    await buyTicket(api, one);
    assert.equal((await api.as(one.fan).get(`/streaming/join/${one.streamId}`)).status, 200);
  }
  await lasted(api, doors, 1700);
  await ban(api, doors, 60);
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  await lasted(api, doors, 1801);
  await ban(api, late);
  assert.deepEqual(await moneyOf(api, late), [1500, 500, 0]);
  assert.equal((await seenBy(api, late)).hasTicket, false);
  await takePlace(api, doors);
  assert.deepEqual(await moneyOf(api, late), [1500, 0, 400]);
  await assertBooks(api);
});

test('a stream that is moved into a ban is not earned from who was turned away by it', async (t) => {
  const api = await createTestApi(t);
  const doors = await planDoors(api);
  await buyTicket(api, doors);
  await ban(api, doors, 3600);
  await beginNow(api, doors);
  assert.equal((await api.as(doors.fan).get(`/streaming/join/${doors.streamId}`)).body.code, 'stream.banned');
  await takePlace(api, doors);
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
});

test('who bought from a country that she blocks since is paid back; who bought elsewhere is not', async (t) => {
  const api = await createTestApi(t, PROXY);
  const doors = await planDoors(api);
  const other = { ...doors, fan: await api.createUser({ balance: 20 }) };
  await buyTicketFrom(api, doors, 'IT');
  await buyTicketFrom(api, other, 'DE');
  await api.as(doors.performer).post('/block/countries', { countries: ['IT'] });
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  assert.deepEqual(await kindsOf(api, doors.fan), ['ticket-refunded']);
  assert.deepEqual((await moneyOf(api, other)).slice(0, 2), [1500, 500]);
  await beginNow(api, doors);
  await takePlace(api, doors);
  assert.deepEqual(await moneyOf(api, other), [1500, 0, 400]);
  const { country } = await api.db
    .selectFrom('stream_tickets')
    .select('country')
    .where('user_id', '=', other.fan.id)
    .executeTakeFirstOrThrow();
  assert.equal(country, null, 'it is known no longer than it is needed');
  await assertBooks(api);
});

test('a block of countries while it runs pays back what is still owed, to who was let in as well', async (t) => {
  const api = await createTestApi(t, PROXY);
  const doors = await openDoors(api);
  const late = await openDoors(api);
  for (const [one, seconds] of [
    [doors, 600],
    [late, 1801],
  ] as const) {
    await buyTicketFrom(api, one, 'IT');
    await api.as(one.fan).get(`/streaming/join/${one.streamId}`, from('IT'));
    await lasted(api, one, seconds);
    await api.as(one.performer).post('/block/countries', { countries: ['IT'] });
  }
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]);
  assert.deepEqual(await moneyOf(api, late), [1500, 500, 0]);
  await takePlace(api, late);
  assert.deepEqual(await moneyOf(api, late), [1500, 0, 400]);
});

test('who is turned away for a country while it runs, and was never let in, pays nothing', async (t) => {
  const api = await createTestApi(t, PROXY);
  const doors = await openDoors(api);
  const seen = { ...doors, fan: await api.createUser({ balance: 20 }) };
  await api.as(doors.performer).post('/block/countries', { countries: ['IT'] });
  for (const one of [doors, seen]) await buyTicketFrom(api, one, 'DE');
  await api.as(seen.fan).get(`/streaming/join/${doors.streamId}`, from('DE'));
  for (const { fan } of [doors, seen])
    assert.equal((await api.as(fan).get(`/streaming/${doors.streamId}`, from('IT'))).status, 404);
  await takePlace(api, doors);
  assert.deepEqual(await moneyOf(api, doors).then((money) => money.slice(0, 2)), [2000, 0]);
  assert.deepEqual(await moneyOf(api, seen), [1500, 0, 400]);
});

test('where the site itself is closed to the country of the purchase, only who was let in pays', async (t) => {
  const api = await createTestApi(t, PROXY);
  const doors = await openDoors(api);
  const seen = { ...doors, fan: await api.createUser({ balance: 20 }) };
  for (const one of [doors, seen]) await buyTicketFrom(api, one, 'IT');
  await api.as(seen.fan).get(`/streaming/join/${doors.streamId}`, from('IT'));
  await setSetting(api, 'blockedCountries', ['IT']);
  await takePlace(api, doors);
  assert.deepEqual((await moneyOf(api, doors)).slice(0, 2), [2000, 0]);
  assert.deepEqual(await moneyOf(api, seen), [1500, 0, 400]);
});

test('who does not come to a stream that was open pays for it, and so does who blocks her', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  await buyTicket(api, doors);
  await api.as(doors.fan).post('/block/users', { userId: doors.performer.id });
  assert.equal((await api.as(doors.fan).get(`/streaming/${doors.streamId}`)).status, 404);
  await takePlace(api, doors);
  assert.deepEqual(await moneyOf(api, doors), [1500, 0, 400]);
});
