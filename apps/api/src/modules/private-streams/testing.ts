import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { privateRoomOf } from '../../platform/live/private-rooms.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { reserve } from './answering.service.ts';
import { meterSession } from './meter.ts';
import { keepFlows } from './rooms.ts';

/** Tokens for a minute, in these tests. */
export const PRICE = 6;

interface Terms {
  balance?: number;
  leastMinutes?: number;
  mostMinutes?: number;
  hasCamera?: boolean;
}

export const withKey = () => ({ 'idempotency-key': randomUUID() });

/** A performer who offers private streams, and a fan with tokens. */
export const openOffer = async (api: TestApi, { balance = 100, leastMinutes = 2 }: Terms = {}) => {
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance })];
  const settings = { isOn: true, price: PRICE, leastMinutes, takesCamera: true };
  const set = await api.as(performer).put('/performer/private-streams/settings', settings);
  assert.equal(set.status, 200);
  return { performer, fan };
};

export const ask = (api: TestApi, fan: TestAccount, performer: TestAccount, terms: Terms & { price?: number } = {}) => {
  const { mostMinutes = 10, hasCamera = false, price = PRICE } = terms;
  const body = { performerId: performer.id, expectedPrice: price, mostMinutes, hasCamera };
  return api.as(fan).post('/private-streams', body, withKey());
};

/** A request at a performer who may have offered nothing yet; answers its id. */
export const askHer = async (
  api: TestApi,
  fan: TestAccount,
  performer: TestAccount,
  terms: Terms = {},
): Promise<string> => {
  const settings = { isOn: true, price: PRICE, leastMinutes: 2, takesCamera: true };
  await api.as(performer).put('/performer/private-streams/settings', settings);
  const { status, body, text } = await ask(api, fan, performer, terms);
  assert.equal(status, 200, text);
  return body.data._id;
};

/** Accepts a request as its performer, of whom only the row is known. */
export const acceptAsked = async ({ context }: TestApi, id: string): Promise<void> => {
  const row = await context.db.selectFrom('private_streams').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await context.work((unit) => reserve(unit, row.performer_id, id));
};

/** One that is accepted, with an engine that the test plays: `flow` says how long each side was delivered since. */
export const openPrivate = async (api: TestApi, terms: Terms = {}) => {
  const { performer, fan } = await openOffer(api, terms);
  const asked = await ask(api, fan, performer, terms);
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  const id: string = asked.body.data._id;
  const accepted = await api.as(performer).post(`/private-streams/${id}/accept`, undefined, withKey());
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  const rooms = { performer: privateRoomOf(id, 'performer'), fan: privateRoomOf(id, 'fan') };
  const add = (room: string, seconds: number): void => {
    api.live.publishing.add(room);
    api.live.delivered.set(room, (api.live.delivered.get(room) ?? 0) + seconds * 1000);
  };
  return {
    ...{ performer, fan, id, rooms },
    flow: (performerSeconds: number, fanSeconds = 0): void => {
      add(rooms.performer, performerSeconds);
      if (fanSeconds > 0) add(rooms.fan, fanSeconds);
    },
    /** What a process does every two seconds. */
    meter: async (): Promise<void> => {
      await keepFlows(api.context);
      await meterSession(api.context, id);
    },
    session: async () => (await api.as(fan).get(`/private-streams/${id}`)).body.data,
    receipt: async () => (await api.as(fan).get(`/private-streams/${id}/receipt`)).body.data,
  };
};

/** Hundredths on the accounts of the ledger that are not empty. */
export const balancesOf = async ({ db }: TestApi, { id }: TestAccount): Promise<Record<string, bigint>> => {
  const rows = await db.selectFrom('ledger_accounts').select(['kind', 'balance']).where('owner_id', '=', id).execute();
  return Object.fromEntries(rows.flatMap(({ kind, balance }) => (balance ? [[kind, balance]] : [])));
};

/**
 * What holds at any moment: no more is paid than was measured, nothing is held but what is reserved, and what is over
 * holds nothing.
 */
export const assertInvariants = async ({ db }: TestApi): Promise<void> => {
  const sessions = await db.selectFrom('private_streams').selectAll().execute();
  for (const { id, status, price, measured_ms, fan_id } of sessions) {
    const minutes = await db.selectFrom('private_stream_minutes').selectAll().where('session_id', '=', id).execute();
    const paid = minutes.reduce((sum, { amount }) => sum + amount, 0n);
    assert.ok(paid * 60_000n <= price * measured_ms, `${paid} paid for ${measured_ms} ms`);
    const reserved = minutes.filter(({ state }) => state === 'reserved');
    if (status === 'ended' || status === 'requested') assert.deepEqual(reserved, []);
    const held = await db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('owner_id', '=', fan_id)
      .where('kind', '=', 'held')
      .executeTakeFirst();
    assert.equal(held?.balance ?? 0n, price * BigInt(reserved.length));
    const releases = await db
      .selectFrom('ledger_transactions')
      .select('amount')
      .where('kind', '=', 'release')
      .where('item_id', '=', id)
      .execute();
    assert.equal(
      releases.reduce((sum, { amount }) => sum + amount, 0n),
      paid,
    );
  }
};
