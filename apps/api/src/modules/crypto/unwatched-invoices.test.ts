import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { cryptoJobs } from './crypto.jobs.ts';
import { listMismatched } from './crypto.repository.ts';

test('coins that were paid in part before a day without the gateway come to an operator afterwards', async (t) => {
  const api = await createTestApi(t);
  const opened = await api.as(await api.createUser()).pay('/crypt/invoices', { amount: 10 });
  const { _id: id, payUrl } = opened.body.data;
  const [path = '', query = ''] = payUrl.replace('/api', '').split('?');
  const act = (name: string, payload = '') =>
    api.app.inject({
      ...{ method: 'POST', url: `/api${path}?${query}&act=${name}`, payload },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  await act('send', 'amount=0.0001');
  await deliverAll(api);
  const waiting = async () =>
    (await listMismatched(api.db, { limit: 1, before: null, isDecided: false })).map(({ payment_id }) => payment_id);
  const invoice = await api.db.selectFrom('crypto_invoices').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([invoice.detail, await waiting()], ['underpaid', []], 'more may come');
  // It expires while nobody hears of it, and its watching ends.
  await act('expire');
  const longAgo = new Date(Date.now() - 60_000);
  await api.db.updateTable('crypto_invoices').set({ watched_until: longAgo, next_look_at: longAgo }).execute();
  await cryptoJobs['watch-crypto'](api.context, {});
  assert.deepEqual(await waiting(), [id]);
});
