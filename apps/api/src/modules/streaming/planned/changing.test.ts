import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { contend } from '../../../testing/money/contend.ts';
import { TICKETED } from '../../stream-tickets/testing.ts';

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const plan = async (api: TestApi, performer: TestAccount, facts: object) => {
  const answer = await api.as(performer).post('/streaming/planned', { title: 'Ink', plannedAt: inHours(24), ...facts });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};

test('what is left out of a change stays, also where two windows save at the same time', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const facts = { ...TICKETED, topic: 'Water', language: 'fa', takesFiles: true };
  const planned = await plan(api, performer, facts);
  const change = (changes: object) => api.as(performer).put(`/streaming/planned/${planned._id}`, changes);
  const done = await contend(api, sql`select from streams where id = ${planned._id} for update`, [
    () => change({ title: 'Ink, later' }),
    () => change({ topic: 'Paper', plannedAt: inHours(30) }),
  ]);
  assert.deepEqual(done, [null, null]);
  const { plannedAt, startedAt: _, ...after } = (await change({})).body.data;
  assert.notEqual(plannedAt, planned.plannedAt);
  const { plannedAt: _before, startedAt: _began, ...rest } = planned;
  assert.deepEqual(after, { ...rest, title: 'Ink, later', topic: 'Paper' });
});

test('a plan is checked as the whole that a change makes of it: a ticket has a price and promises a time', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await plan(api, performer, { plannedDuration: 1800 });
  const change = async (changes: object) => (await api.as(performer).put(`/streaming/planned/${id}`, changes)).body;
  assert.equal((await change({ audience: 'ticketed' })).code, 'stream.price_out_of_bounds');
  const { data } = await change({ audience: 'ticketed', price: 30 });
  assert.deepEqual([data.price, data.plannedDuration], [30, 1800]);
  assert.equal((await change({ plannedDuration: null })).code, 'stream.duration_needed');
  const free = (await change({ audience: 'public', plannedDuration: null })).data;
  assert.deepEqual([free.price ?? 0, free.plannedDuration], [0, undefined]);
});
