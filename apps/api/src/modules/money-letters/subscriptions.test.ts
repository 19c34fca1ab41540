import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { renewSubscription } from '../subscriptions/renewal.service.ts';
import { lettersTo, speak } from './testing.ts';

test('the letter of a failed renewal names the price that was asked for, as its notice does', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 0 }), await api.createPerformer()];
  await speak(api, fan, 'en-US');
  const id = await api.subscribe(fan, performer, { endsInDays: -1 });
  const raised = { next_price: 700n, next_price_from: new Date(Date.now() - 5 * 86_400_000) };
  await api.db.updateTable('subscriptions').set(raised).execute();
  await api.context.work((unit) => renewSubscription(unit, id, new Date()));
  const notice = api.db.selectFrom('notifications').select('amount').where('kind', '=', 'subscription-past-due');
  assert.equal((await notice.executeTakeFirstOrThrow()).amount, 700n);
  const [letter, ...others] = await lettersTo(api, fan);
  assert.deepEqual([letter?.template, others], ['subscription-unpaid', []]);
  assert.match(letter?.text ?? '', /7\S* tokens/);
  assert.doesNotMatch(letter?.text ?? '', /5\S* tokens/);
});
