import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';

const crypto = { network: 'Bitcoin', address: 'bc1qexampleexampleexample' };

test('gateway settings are encrypted, masked in answers, notified about, and removed with null', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const url = `/performers/${performer.id}/payment-gateway-settings`;
  const put = (body: object) => api.as(performer).put(url, body);
  const set = await put({ provider: 'crypto', values: crypto, version: null });
  assert.equal(set.status, 200, set.text);
  assert.ok(!set.text.includes(crypto.address));
  const { hasSecret, values, version, heldUntil } = set.body.data;
  assert.deepEqual([hasSecret, values.network, values.account], [true, 'Bitcoin', '•••• mple']);
  assert.ok(heldUntil);
  const rows = await api.db.selectFrom('payout_methods').selectAll().execute();
  assert.ok(!rows[0]?.sealed.toString('latin1').includes(crypto.address));
  assert.ok(api.events.some(({ event }) => JSON.stringify(event).includes('payout-details-changed')));

  const again = await put({ provider: 'crypto', values: crypto, version: null });
  assert.deepEqual([again.status, again.body.data.version], [200, version], 'the answer to the first one was lost');
  const stale = await put({ provider: 'crypto', values: { ...crypto, network: 'Litecoin' }, version: null });
  assert.deepEqual([stale.status, stale.body.code], [409, 'payout.details_changed']);
  const removed = await put({ provider: 'crypto', values: null, version });
  assert.deepEqual(removed.body.data, {
    provider: 'crypto',
    values: null,
    hasSecret: false,
    version: null,
    heldUntil: null,
  });
  assert.equal((await api.as(performer).get('/payout-methods')).body.data.length, 0);
  const log = await api.db.selectFrom('audit_log').select('action').where('target_id', '=', performer.id).execute();
  assert.deepEqual(
    log.map(({ action }) => action),
    ['payout.method-changed', 'payout.method-changed'],
  );
});

test('of two concurrent changes one is refused as stale, and others’ settings cannot be changed', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const url = `/performers/${performer.id}/payment-gateway-settings`;
  const body = { provider: 'paypal', values: { email: 'mahsa@barg.example' }, version: null };
  const another = { ...body, values: { email: 'other@barg.example' } };
  const answers = await Promise.all([api.as(performer).put(url, body), api.as(performer).put(url, another)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await api.as(other).put(url, body)).status, 404);
  const wrong = await api.as(performer).put(url, { provider: 'paypal', values: crypto, version: null });
  assert.equal(wrong.status, 422);
});
