import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { KEYS, stripeEnvironmentOf } from '../../testing/stripe-bench.ts';
import { onboard } from '../../testing/stripe-stand-in/accounts.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in/stand-in.ts';
import { deliverEvents } from '../../testing/stripe-stand-in/webhooks.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';

const PATH = '/stripe/accounts';

const rowOf = (api: TestApi) => api.db.selectFrom('gateway_accounts').selectAll().executeTakeFirstOrThrow();

test('a performer’s account is created once, and each call returns a new link', async (t) => {
  const standIn = await startStripeStandIn(KEYS);
  const api = await createTestApi(t, stripeEnvironmentOf(standIn));
  t.after(standIn.close);
  const performer = await api.createPerformer();
  assert.equal((await api.as(performer).get(PATH)).body.data.accountId, null);
  const answers = await Promise.all([api.as(performer).post(PATH), api.as(performer).post(PATH)]);
  const links = answers.map(({ body }) => body.data);
  assert.equal(new Set(links.map(({ accountId }) => accountId)).size, 1);
  assert.equal(new Set(links.map(({ url }) => url)).size, 2);
  assert.equal(standIn.standing.all('account').length, 1);
  const [first] = links;
  assert.deepEqual([first.detailsSubmitted, first.payoutsEnabled], [false, false]);
  assert.ok(first.requirementsDue.length > 0 && new Date(first.expiresAt) > new Date());
});

test('the account is read again after the return, and after a webhook', async (t) => {
  const standIn = await startStripeStandIn(KEYS);
  const api = await createTestApi(t, stripeEnvironmentOf(standIn));
  t.after(standIn.close);
  const performer = await api.createPerformer();
  const { accountId } = (await api.as(performer).post(PATH)).body.data;
  const asMethod = () => api.as(performer).post('/payout-methods/stripe', { kind: 'stripe', accountId });
  assert.equal((await api.as(performer).get(PATH)).body.data.payoutsEnabled, false);
  assert.equal((await asMethod()).body.details[0].path, 'accountId');
  onboard(standIn.standing, accountId, false);
  const half = (await api.as(performer).get(PATH)).body.data;
  assert.deepEqual([half.detailsSubmitted, half.payoutsEnabled], [true, false]);
  assert.deepEqual(half.requirementsDue, ['individual.verification.document']);
  onboard(standIn.standing, accountId);
  await deliverEvents(standIn.standing, KEYS.webhookSecret, async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await api.app.inject({ method: 'POST', url: '/api/payment/webhooks/stripe', headers, body });
  });
  await api.runJobs();
  assert.equal((await rowOf(api)).payouts_enabled, true);
  assert.equal((await asMethod()).status, 200);
  const other = await api.createPerformer();
  const stolen = await api.as(other).post('/payout-methods/stripe', { kind: 'stripe', accountId });
  assert.equal(stolen.body.details[0].path, 'accountId');
});

test('an account deleted at Stripe is created again', async (t) => {
  const standIn = await startStripeStandIn(KEYS);
  const api = await createTestApi(t, stripeEnvironmentOf(standIn));
  t.after(standIn.close);
  const performer = await api.createPerformer();
  const { accountId } = (await api.as(performer).post(PATH)).body.data;
  standIn.standing.things.delete(accountId);
  assert.equal((await api.as(performer).get(PATH)).body.data.accountId, null);
  assert.notEqual((await api.as(performer).post(PATH)).body.data.accountId, accountId);
});

test('a link needs a session that was confirmed recently', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await api.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(0) })
    .execute();
  assert.equal((await api.as(performer).post(PATH)).body.code, 'account.confirmation_required');
});

const pageOf = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { url, accountId } = (await api.as(performer).post(PATH)).body.data;
  const answer = (given: string) => api.app.inject({ method: 'POST', url: `${url}&answer=${given}` });
  return {
    api,
    performer,
    url: String(url),
    accountId,
    answer,
    read: async () => (await api.as(performer).get(PATH)).body.data,
  };
};

test('without Stripe the sandbox stands in for the onboarding, on a single-use page', async (t) => {
  const { api, url, answer, read, performer } = await pageOf(t);
  const page = await api.app.inject({ method: 'GET', url });
  assert.equal(page.statusCode, 200);
  assert.match(page.headers['content-security-policy'] as string, /default-src 'none'/);
  const left = await answer('leave');
  assert.deepEqual([left.statusCode, left.headers.location], [303, '/creator/payouts?account=returned']);
  assert.equal((await read()).detailsSubmitted, false);
  await answer('leave-document');
  const { detailsSubmitted, payoutsEnabled, requirementsDue } = await read();
  assert.deepEqual([detailsSubmitted, payoutsEnabled, requirementsDue.length], [true, false, 1]);
  assert.equal((await answer('finish')).statusCode, 404);
  const again = (await api.as(performer).post(PATH)).body.data;
  await api.app.inject({ method: 'POST', url: `${again.url}&answer=finish` });
  assert.equal((await read()).payoutsEnabled, true);
  await deliverAll(api);
  assert.equal((await rowOf(api)).payouts_enabled, true);
});

test('a replaced or altered link does not work', async (t) => {
  const { api, url, performer, answer } = await pageOf(t);
  assert.equal(
    (await api.app.inject({ method: 'GET', url: url.replace('signature=', 'signature=A') })).statusCode,
    404,
  );
  await api.as(performer).post(PATH);
  assert.equal((await api.app.inject({ method: 'GET', url })).statusCode, 404);
  assert.equal((await answer('finish')).statusCode, 404);
});
