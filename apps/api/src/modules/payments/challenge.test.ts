import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { paymentJobs } from './payments.jobs.ts';

const TOP_UP = '/payment/wallet/top-up';
const asking = { number: '4000002500003155', expMonth: 12, expYear: 2099, cvc: '123' };

const begin = async (t: Parameters<typeof createTestApi>[0], number = asking.number) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const key = randomUUID();
  const answer = await api.as(fan).pay(TOP_UP, { amount: 30, card: { ...asking, number } }, key);
  const { status, nextAction, payment, balance } = answer.body.data;
  assert.deepEqual([answer.status, status, payment.status, balance], [200, 'requires-action', 'pending', 0]);
  const check = async () => (await api.as(fan).post(`/payment/transactions/${payment._id}/check`)).body.data;
  return { api, fan, key, url: nextAction.url as string, payment, check };
};

/** What a browser does on the page: presses one of its buttons. */
const press = async (api: TestApi, url: string, answer: 'confirm' | 'refuse') => {
  const page = await api.app.inject({ url });
  assert.equal(page.statusCode, 200);
  const action = [...page.body.matchAll(/action="([^"]+)"/g)]
    .map(([, found = '']) => found.replaceAll('&amp;', '&'))
    .find((found) => found.includes(`answer=${answer}`));
  return api.app.inject({
    method: 'POST',
    url: action ?? '',
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
};

test('a payment that the payer confirms at the bank credits its tokens once', async (t) => {
  const { api, fan, key, url, payment, check } = await begin(t);
  assert.equal((await check()).status, 'requires-action');
  const back = await press(api, url, 'confirm');
  assert.deepEqual([back.statusCode, back.headers.location], [303, `/wallet/payments?payment=${payment._id}`]);
  const ends = await Promise.all([check(), check(), check()]);
  for (const end of ends) assert.deepEqual([end.status, end.nextAction, end.balance], ['succeeded', null, 30]);
  const again = await api.as(fan).pay(TOP_UP, { amount: 30, card: asking }, key);
  assert.deepEqual([again.body.data.status, again.body.data.balance], ['succeeded', 30]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a payment fails when the payer refuses or the bank declines, and another can be made', async (t) => {
  const refused = await begin(t);
  await press(refused.api, refused.url, 'refuse');
  const end = await refused.check();
  assert.deepEqual([end.status, end.payment.failureCode], ['failed', 'payment.authentication_required']);
  const told = await refused.api.as(refused.fan).get('/notifications');
  assert.equal(told.body.data.total, 0, 'who is there to see it is not told again');
  const retried = await refused.api.as(refused.fan).pay(TOP_UP, { amount: 30, card: asking }, refused.key);
  assert.deepEqual([retried.status, retried.body.code], [402, 'payment.authentication_required']);
  const declined = await begin(t, '4000008400001629');
  await press(declined.api, declined.url, 'confirm');
  assert.equal((await declined.check()).payment.failureCode, 'payment.card_declined');
});

test('the page draws both of its buttons itself, in the colours of its theme', async (t) => {
  const { api, url } = await begin(t);
  const { body } = await api.app.inject({ url });
  const [, first = ''] = /\n {2}button \{([^}]+)\}/.exec(body) ?? [];
  assert.match(first, /background: #\w{6}; color: #fff/);
  const [, second = ''] = /\n {2}button\[data-second\] \{([^}]+)\}/.exec(body) ?? [];
  assert.match(second, /background: transparent; color: inherit/);
  assert.match(body, /<button>Confirm payment<\/button>/);
  assert.match(body, /<button data-second>Refuse<\/button>/);
});

test('only the first confirmation counts, and reopening the page leads to the wallet', async (t) => {
  const { api, url, check } = await begin(t);
  const before = await api.app.inject({ url });
  await press(api, url, 'refuse');
  const late = before.body.match(/action="([^"]+answer=confirm)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.equal((await api.app.inject({ method: 'POST', url: late })).statusCode, 303);
  assert.equal((await api.app.inject({ url })).statusCode, 303);
  assert.equal((await check()).status, 'failed');
});

test('an unconfirmed payment can be continued from the list of payments, and fails after an hour', async (t) => {
  const { api, fan, payment, check } = await begin(t);
  const listed = async () => (await api.as(fan).get('/payment/transactions/user/search')).body.data.data[0];
  assert.match((await listed()).nextAction.url, /^\/api\/sandbox\/challenges\//);
  const hourAgo = new Date(Date.now() - 61 * 60_000);
  await api.db.updateTable('payments').set({ created_at: hourAgo, asked_at: hourAgo, next_try_at: hourAgo }).execute();
  await paymentJobs['settle-pending-payments'](api.context, {});
  const { status, nextAction, failureCode } = await listed();
  assert.deepEqual([status, nextAction, failureCode], ['failed', null, 'payment.authentication_required']);
  assert.equal((await check()).payment._id, payment._id);
  const [told] = (await api.as(fan).get('/notifications')).body.data.data;
  assert.deepEqual([told.kind, told.amount, told.link], ['payment-failed', 30, '/wallet']);
});

test('the confirmation page needs its signed URL, which expires', async (t) => {
  const { api, url } = await begin(t);
  const at = new URL(url, 'http://site');
  const changed = (name: string, value: string) => {
    const copy = new URL(at);
    copy.searchParams.set(name, value);
    return `${copy.pathname}${copy.search}`;
  };
  const later = `${Number(at.searchParams.get('expires')) + 1}`;
  for (const forged of [changed('signature', 'AAAA'), changed('expires', later), at.pathname]) {
    const { statusCode } = await api.app.inject({ url: forged });
    assert.ok(statusCode === 404 || statusCode === 422, forged);
  }
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 61 * 60_000 });
  assert.equal((await api.app.inject({ url })).statusCode, 404);
  t.mock.timers.reset();
});

test('the confirmation page is in the payer’s language, has no scripts, and cannot be framed', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.db.updateTable('users').set({ locale: 'ar-EG' }).where('id', '=', fan.id).execute();
  const { nextAction } = (await api.as(fan).pay(TOP_UP, { amount: 30, card: asking })).body.data;
  const { body, headers } = await api.app.inject({ url: nextAction.url });
  assert.match(body, /<html lang="ar-EG" dir="rtl">/);
  assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/);
  assert.doesNotMatch(body, /<script/);
});

test('without the sandbox the confirmation page does not exist', async (t) => {
  const api = await createTestApi(t, { NODE_ENV: 'production' });
  assert.equal(
    (await api.app.inject({ url: `/api/sandbox/challenges/sandbox:charge:${randomUUID()}` })).statusCode,
    404,
  );
});
