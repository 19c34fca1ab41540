import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { person } from '../auth/testing.ts';
import { byAccount, QUARTER_HOUR_MS } from './attempts.ts';

test('all that asks for the own password leaves twenty guesses together, and a right one is none', async (t) => {
  const api = await createTestApi(t);
  const { token } = (await api.guest.post('/auth/users/register', person)).body.data;
  const bearer = { authorization: token };
  const { id } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const { key } = byAccount('confirm', id, { max: 20, windowMs: QUARTER_HOUR_MS });
  const guessed = async () =>
    (await api.db.selectFrom('attempts').select('count').where('key', '=', key).executeTakeFirst())?.count;
  const { password } = person;
  const [confirm, change, stop, leave, prove] = [
    (given: string) => api.guest.post('/users/me/confirm', { password: given }, bearer),
    (given: string) => api.guest.put('/auth/users/me/password', { password, source: given }, bearer),
    (given: string) => api.guest.post('/users/me/two-step/disable', { password: given }, bearer),
    (given: string) => api.guest.post('/users/me/delete', { password: given }, bearer),
    (given: string) => api.guest.post('/auth/prove', { password: given }, bearer),
  ];
  const become = (values: { role?: 'user' | 'operator'; two_step_enabled_at?: Date | null }) =>
    api.db.updateTable('users').set(values).where('id', '=', id).execute();

  const ways: Array<[string, typeof confirm, () => Promise<unknown>]> = [
    ['confirm', confirm, async () => undefined],
    ['change', change, async () => undefined],
    ['leave', leave, async () => undefined],
    ['stop', stop, () => become({ two_step_enabled_at: new Date() })],
    ['prove', prove, () => become({ role: 'operator', two_step_enabled_at: null })],
  ];
  for (const [index, [name, ask, prepare]] of ways.entries()) {
    await prepare();
    const wrong = await ask('not-this-one');
    assert.deepEqual([wrong.status, wrong.body.code], [422, 'auth.incorrect_credentials'], name);
    assert.equal(await guessed(), index + 1, name);
  }
  await become({ role: 'user' });
  for (const ask of [confirm, change]) assert.equal((await ask(password)).status, 200);
  assert.equal(await guessed(), ways.length);

  await api.db.updateTable('attempts').set({ count: 20 }).where('key', '=', key).execute();
  for (const [name, ask, prepare] of ways) {
    await prepare();
    const refused = await ask(password);
    assert.equal(refused.status, 429, name);
    assert.ok(Number(refused.headers['retry-after']) > 0, name);
    await become({ role: 'user' });
  }
});
