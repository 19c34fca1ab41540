import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openApiDocument } from '../../testing/openapi/document.ts';
import { recordAudit } from '../audit/audit.ts';
import { dispute, giveUpPayment, pay } from '../payment-operations/testing.ts';
import { openShop, order, send } from '../orders/testing.ts';
import { insertPayment } from '../payments/payments.repository.ts';
import { writeComment } from '../comments/testing.ts';
import { act as actOnPayout, approvedTransfer, ask, createPaidPerformer } from '../payouts/testing.ts';
import { insertGallery, insertPost } from '../../testing/content.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The console's operations, and whatever else asks an operator for a proof. */
const operations = async (): Promise<Array<{ method: Method; url: string; id: string; asksForProof: boolean }>> =>
  Object.entries((await openApiDocument()).paths ?? {})
    .flatMap(([path, item]) =>
      Object.entries(item ?? {}).map(([method, operation]) => ({
        method: method as Method,
        url: path.replace('/api', '').replace(/\{\w+\}/g, newId()),
        id: (operation as { operationId: string }).operationId,
        asksForProof: 'x-proof' in (operation as object),
      })),
    )
    .filter(({ url, asksForProof }) => url.startsWith('/operator/') || asksForProof);

const auditOf = async (api: TestApi) => api.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

const report = async (api: TestApi, reporter: { id: string }, targetId: string, ownerId: string): Promise<string> => {
  const id = newId();
  await api.db
    .insertInto('reports')
    .values({
      id,
      reporter_id: reporter.id,
      target_type: 'feed',
      target_id: targetId,
      target_owner_id: ownerId,
      reason: 'spam',
    })
    .execute();
  return id;
};

test('the console is for operators alone', async (t) => {
  const api = await createTestApi(t);
  const [user, performer] = [await api.createUser(), await api.createPerformer()];
  for (const { method, url } of await operations()) {
    assert.equal((await api.guest[method](url)).status, 401, `${method} ${url}`);
    for (const account of [user, performer]) assert.equal((await api.as(account)[method](url)).status, 403, url);
  }
  assert.deepEqual(await auditOf(api), []);
});

/** Each write of the console with a body that it accepts, and what it is written down as. */
const acts = async (
  api: TestApi,
): Promise<Record<string, { act: () => Promise<{ status: number }>; actions: string[] }>> => {
  const operator = await api.createOperator();
  const as = api.as(operator);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const paid = await createPaidPerformer(api, 100);
  const first = await ask(api, paid, 60);
  const actOn = (request: { _id: string }, path: Parameters<typeof actOnPayout>[3], values: object = {}) =>
    actOnPayout(api, operator, request, path, values);
  const waiting = await api.createPerformer();
  const submittedAt = '2026-01-02T03:04:05.000Z';
  const wait = () =>
    api.db
      .updateTable('performers')
      .set({ verification_status: 'pending', verified_at: null, verification_submitted_at: new Date(submittedAt) })
      .where('user_id', '=', waiting.id)
      .execute();
  await wait();
  const post = await insertPost(api.db, performer);
  const gallery = await insertGallery(api.db, performer);
  await api.db.updateTable('performers').set({ gallery_count: 1 }).where('user_id', '=', performer.id).execute();
  const givenUp = await giveUpPayment(api, await api.createUser());
  const { disputeId } = await dispute(api, await api.createUser());
  const { id: transferId } = await approvedTransfer(api);
  await api.db.updateTable('payout_requests').set({ transfer_try_at: null }).where('id', '=', transferId).execute();
  const askBack = async (): Promise<string> => {
    const payer = await api.createUser();
    const wanted = { kind: 'payment', itemId: await pay(api, payer), reason: 'other' };
    return (await api.as(payer).post('/refund-requests', wanted)).body.data._id;
  };
  const removalId = async (): Promise<string> => (await as.get('/operator/removals')).body.data.data[0]._id;
  const reportId = await report(api, fan, post, performer.id);
  const text = { locale: 'en-US', namespace: 'feed', key: 'title' };
  await api.db
    .insertInto('translations')
    .values({ ...text, value: 'Home', shipped_value: 'Home' })
    .execute();
  const messageId = newId();
  await api.db
    .insertInto('contact_messages')
    .values({ id: messageId, name: 'Nilou', email: 'n@barg.example', subject: 'Hi', text: 'Hello' })
    .execute();
  const page = { slug: 'about', texts: { 'en-US': { title: 'About', body: 'Us' } } };
  const pageId = async (): Promise<string> => (await as.get('/operator/posts')).body.data.data[0]._id;
  const promo = { link: '/explore', texts: { 'en-US': { title: 'Clay week', action: 'Look' } } };
  const promoId = async (): Promise<string> => (await as.get('/operator/promos')).body.data.data[0]._id;
  const version = async (): Promise<string> => (await as.get('/operator/settings')).body.data.version;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = { field: 'file', name: 'a.png', type: 'image/png', bytes: png };
  return {
    changeSiteSettings: {
      act: async () => as.put('/operator/settings', { version: await version(), siteName: 'Leaf' }),
      actions: ['settings.changed'],
    },
    uploadSitePicture: {
      act: () => as.upload('/operator/site-pictures', file),
      actions: ['site-picture.uploaded'],
    },
    editText: {
      act: () => as.put('/operator/translations', { ...text, value: 'Start' }),
      actions: ['translation.edited'],
    },
    restoreText: {
      act: () => as.delete(`/operator/translations?${new URLSearchParams(text)}`),
      actions: ['translation.restored'],
    },
    createManagedPost: { act: () => as.post('/operator/posts', page), actions: ['post.created'] },
    changeManagedPost: {
      act: async () => as.put(`/operator/posts/${await pageId()}`, { isPublished: true }),
      actions: ['post.changed'],
    },
    deleteManagedPost: {
      act: async () => as.delete(`/operator/posts/${await pageId()}`),
      actions: ['post.deleted'],
    },
    createManagedPromo: { act: () => as.post('/operator/promos', promo), actions: ['promo.created'] },
    replaceManagedPromo: {
      act: async () => as.put(`/operator/promos/${await promoId()}`, { ...promo, isPublished: true }),
      actions: ['promo.changed'],
    },
    deleteManagedPromo: {
      act: async () => as.delete(`/operator/promos/${await promoId()}`),
      actions: ['promo.deleted'],
    },
    openVerification: {
      act: () => as.post(`/operator/verifications/${waiting.id}/open`),
      actions: ['document.opened'],
    },
    refusePerformer: {
      act: () => as.post(`/operator/verifications/${waiting.id}/refuse`, { submittedAt, reason: 'Unreadable' }),
      actions: ['performer.refused'],
    },
    approvePerformer: {
      act: async () => {
        await wait();
        return as.post(`/operator/verifications/${waiting.id}/approve`, { submittedAt });
      },
      actions: ['performer.verified'],
    },
    closeReport: {
      act: () => as.post(`/operator/reports/${reportId}/close`, { outcome: 'account-suspended', note: 'Again' }),
      actions: ['user.suspended', 'report.closed'],
    },
    removeContent: {
      act: () => as.post('/operator/removals', { type: 'gallery', _id: gallery, reason: 'spam' }),
      actions: ['content.removed'],
    },
    upholdRemoval: {
      act: async () => {
        await api.db.updateTable('removals').set({ objection: 'No', objected_at: new Date() }).execute();
        return as.post(`/operator/removals/${await removalId()}/uphold`, {});
      },
      actions: ['removal.upheld'],
    },
    restoreContent: {
      act: async () => as.post(`/operator/removals/${await removalId()}/restore`, {}),
      actions: ['content.restored'],
    },
    handleContactMessage: {
      act: () => as.post(`/operator/contact-messages/${messageId}/handle`),
      actions: ['contact-message.handled'],
    },
    liftRemoteWithdrawal: {
      act: async () => {
        const withdrawalId = newId();
        await api.db
          .insertInto('remote_withdrawals')
          .values({ id: withdrawalId, remote: 'feed', version: '0123456789abcdef', figures: '{}' })
          .execute();
        return as.post(`/operator/remotes/withdrawals/${withdrawalId}/lift`);
      },
      actions: ['remote.withdrawal-lifted'],
    },
    suspendUser: {
      act: () => as.post(`/operator/users/${fan.id}/suspend`, { reason: 'Spam' }),
      actions: ['user.suspended'],
    },
    reinstateUser: {
      act: () => as.post(`/operator/users/${fan.id}/reinstate`, { reason: 'Sorry' }),
      actions: ['user.reinstated'],
    },
    resendUserVerification: {
      act: () => as.post(`/operator/users/${fan.id}/resend-verification`),
      actions: ['user.verification-resent'],
    },
    checkLedger: { act: () => as.post('/operator/books/checks'), actions: ['ledger.checked'] },
    decideCryptoPayment: {
      act: async () => {
        const { _id } = (await api.as(await api.createUser()).pay('/crypt/invoices', { amount: 10 })).body.data;
        const mismatched = { operator_since: new Date(), received: 100n, detail: 'underpaid' } as const;
        await api.db.updateTable('crypto_invoices').set(mismatched).where('payment_id', '=', _id).execute();
        return as.post(`/operator/crypto-payments/${_id}/decision`, { decision: 'refunded', note: 'sent' });
      },
      actions: ['crypto.decided'],
    },
    createManagedCoupon: {
      act: () => as.post('/operator/coupons', { code: 'SPRING', percent: 10, maxUses: 5, maxPerFan: 1 }),
      actions: ['coupon.created'],
    },
    endManagedCoupon: {
      act: async () => {
        const { data } = (await as.get('/operator/coupons')).body.data;
        return as.delete(`/operator/coupons/${data[0]._id}`);
      },
      actions: ['coupon.ended'],
    },
    openPayoutDestination: {
      act: () => as.post(`/operator/payouts/${first._id}/destination`),
      actions: ['payout.destination-opened'],
    },
    approvePayout: { act: () => actOn(first, 'approve'), actions: ['payout.approved'] },
    failPayout: {
      act: () => actOn(first, 'failed', { reference: '', text: 'Closed' }),
      actions: ['payout.failed'],
    },
    retryPayout: { act: () => actOn({ _id: transferId }, 'retry'), actions: ['payout.retried'] },
    markPayoutPaid: { act: () => actOn(first, 'paid', { reference: 'SEPA 77' }), actions: ['payout.sent'] },
    markPayoutReturned: {
      act: () => actOn(first, 'returned', { text: 'Account closed' }),
      actions: ['payout.returned'],
    },
    refusePayout: {
      act: async () => actOn(await ask(api, paid, 60), 'refuse', { text: 'Not your name' }),
      actions: ['payout.refused'],
    },
    refundManagedPayment: {
      act: async () =>
        as.pay(`/operator/payments/${await pay(api, await api.createUser())}/refund`, { reason: 'Charged twice' }),
      actions: ['payment.refunded'],
    },
    retryWaitingPayment: {
      act: () => as.post(`/operator/payment-queue/${givenUp}/retry`, { kind: 'payment' }),
      actions: ['payment.retried'],
    },
    endWaitingPayment: {
      act: async () => {
        await api.db.updateTable('payments').set({ operator_since: new Date() }).where('id', '=', givenUp).execute();
        return as.post(`/operator/payment-queue/${givenUp}/end`, { kind: 'payment', text: 'Never made' });
      },
      actions: ['payment.ended'],
    },
    grantRefundRequest: {
      act: async () => as.pay(`/operator/refund-requests/${await askBack()}/grant`, { text: 'Yes' }),
      actions: ['refund-request.granted'],
    },
    refuseRefundRequest: {
      act: async () => as.post(`/operator/refund-requests/${await askBack()}/refuse`, { text: 'No' }),
      actions: ['refund-request.refused'],
    },
    settleOrderProblem: {
      act: async () => {
        const shop = await openShop(api);
        const orderId = await order(api, shop);
        await send(api, shop, orderId);
        await api.as(shop.fan).put(`/orders/${orderId}/problem`, { reason: 'other', text: 'Broken' });
        return as.pay(`/operator/order-problems/${orderId}/settle`, { text: 'It was used' });
      },
      actions: ['order.problem-settled'],
    },
    answerManagedDispute: {
      act: () => as.post(`/operator/disputes/${disputeId}/answer`, { evidence: 'It was opened' }),
      actions: ['dispute.answered'],
    },
    acceptManagedDispute: {
      act: () => as.post(`/operator/disputes/${disputeId}/accept`),
      actions: ['dispute.accepted'],
    },
    openClosedWallet: {
      act: async () => {
        await api.db.updateTable('disputes').set({ status: 'lost' }).where('id', '=', disputeId).execute();
        return as.post(`/operator/disputes/${disputeId}/open-wallet`, { reason: 'It was a mistake' });
      },
      actions: ['dispute.wallet-opened'],
    },
    setTax: {
      act: () =>
        as.post('/operator/taxes', { country: 'DE', name: 'MwSt.', percent: 19, validFrom: '2099-01-01T00:00:00Z' }),
      actions: ['tax.set'],
    },
    withdrawTax: {
      act: async () => as.delete(`/operator/taxes/${(await as.get('/operator/taxes')).body.data.data[0]._id}`),
      actions: ['tax.withdrawn'],
    },
    createPackage: {
      act: () =>
        as.post('/operator/packages', {
          names: { 'fa-IR': 'جوانه', 'en-US': 'Sprout', 'ar-EG': 'برعم' },
          ...{ tokens: 10, price: 8 },
        }),
      actions: ['package.created'],
    },
    updatePackage: {
      act: async () => {
        const [{ _id: id, version }] = (await as.get('/operator/packages')).body.data.data;
        return as.put(`/operator/packages/${id}`, { version, isOffered: false });
      },
      actions: ['package.changed'],
    },
    setRemoteWebhook: {
      act: () => as.put('/operator/remotes/feed/webhook', { url: 'https://ci.example.com/hooks' }),
      actions: ['remote.webhook-set'],
    },
    rotateRemoteWebhookSecret: {
      act: () => as.post('/operator/remotes/feed/webhook/secret'),
      actions: ['remote.webhook-secret-changed'],
    },
    testRemoteWebhook: {
      act: () => as.post('/operator/remotes/feed/webhook/test'),
      actions: ['remote.webhook-tried'],
    },
    sendTeamEventAgain: {
      act: async () => {
        const { id } = await api.db.selectFrom('team_webhook_events').select('id').executeTakeFirstOrThrow();
        return as.post(`/operator/remotes/webhook-events/${id}/send`);
      },
      actions: ['remote.webhook-sent-again'],
    },
    removeRemoteWebhook: {
      act: () => as.delete('/operator/remotes/feed/webhook'),
      actions: ['remote.webhook-removed'],
    },
    endUserSessions: {
      act: () => as.post(`/operator/users/${fan.id}/end-sessions`),
      actions: ['user.sessions-ended'],
    },
  };
};

const isChange = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'before' in part && 'after' in part;

test('every write of the console is written down, and what asks for a proof with what was before and after', async (t) => {
  const api = await createTestApi(t);
  const known = await acts(api);
  const all = await operations();
  const writes = all.filter(({ method }) => method !== 'get').map(({ id }) => id);
  const weighty = new Set(all.filter(({ asksForProof }) => asksForProof).map(({ id }) => id));
  assert.ok(weighty.size > 5);
  assert.deepEqual(
    writes.filter((id) => !known[id]),
    [],
    'writes without a line in this test',
  );
  for (const [id, { act, actions }] of Object.entries(known)) {
    const before = (await auditOf(api)).length;
    const answer = await act();
    assert.equal(answer.status, 200, `${id} ${JSON.stringify(answer)}`);
    const entries = (await auditOf(api)).slice(before);
    assert.deepEqual(
      entries.map((entry) => entry.action),
      actions,
      id,
    );
    if (!weighty.has(id)) continue;
    for (const { action, details } of entries) {
      const changes = Object.values(details as object).filter((part: unknown) => isChange(part));
      assert.ok(changes.length > 0, `${id}: ${action} does not say what was before and after`);
    }
  }
});

test('the console’s log has an area for every action of the console', async (t) => {
  const texts = new URL('../../../../operator-remote/src/locales/en-US.json', import.meta.url);
  const { audit } = JSON.parse(await readFile(texts, 'utf8')) as { audit: Record<'areas' | 'actions', object> };
  const actions = Object.values(await acts(await createTestApi(t))).flatMap((act) => act.actions);
  for (const action of actions) {
    assert.ok((action.split('.', 1)[0] ?? '') in audit.areas, `${action} has no area`);
    assert.ok(action.replace('.', '-') in audit.actions, `${action} has no name`);
  }
});

test('the log can be narrowed down, and nobody can rewrite it', async (t) => {
  const api = await createTestApi(t);
  const operator = await api.createOperator();
  const fan = await api.createUser();
  const as = api.as(operator);
  await as.post(`/operator/users/${fan.id}/suspend`, { reason: 'Spam' });
  await as.post(`/operator/users/${fan.id}/reinstate`, { reason: 'Sorry' });
  const actions = async (query: string): Promise<string[]> =>
    (await as.get(`/operator/audit-log?${query}`)).body.data.data.map((entry: { action: string }) => entry.action);
  assert.deepEqual(await actions(''), ['user.reinstated', 'user.suspended']);
  assert.deepEqual(await actions('action=user'), ['user.reinstated', 'user.suspended']);
  assert.deepEqual(await actions('action=user.suspended'), ['user.suspended']);
  assert.deepEqual(await actions(`targetType=user&targetId=${fan.id}&limit=1`), ['user.reinstated']);
  assert.deepEqual(await actions(`operatorId=${fan.id}`), []);
  assert.deepEqual(await actions('to=2020-01-01T00:00:00.000Z'), []);
  await assert.rejects(api.db.updateTable('audit_log').set({ action: 'nothing.happened' }).execute(), /append-only/);
  await assert.rejects(api.db.deleteFrom('audit_log').execute(), /append-only/);
  assert.equal((await auditOf(api)).length, 2);
});

test('the log shows each area that the console offers, and of it alone', async (t) => {
  const api = await createTestApi(t);
  const operator = await api.createOperator();
  const texts = new URL('../../../../operator-remote/src/locales/en-US.json', import.meta.url);
  const { audit } = JSON.parse(await readFile(texts, 'utf8')) as { audit: { areas: object } };
  const areas = Object.keys(audit.areas);
  assert.ok(areas.includes('stream_key'));
  // An underscore is a letter of the name, not any letter.
  for (const action of [...areas.map((area) => `${area}.done`), 'stream-key.done'])
    await api.context.work((unit) => recordAudit(unit, { operatorId: operator.id, action }));
  for (const area of areas) {
    const { status, body } = await api.as(operator).get(`/operator/audit-log?action=${area}`);
    assert.equal(status, 200, area);
    assert.deepEqual(
      body.data.data.map(({ action }: { action: string }) => action),
      [`${area}.done`],
    );
  }
});

test('an account is found by name, e-mail and id, seen whole, and kept out with a reason', async (t) => {
  const api = await createTestApi(t);
  const as = api.as(await api.createOperator());
  const fan = await api.createUser({ name: 'علی کاظمی', balance: 12.5 });
  const find = async (q: string): Promise<string[]> =>
    (await as.get(`/operator/users?${new URLSearchParams({ q })}`)).body.data.data.map((it: { _id: string }) => it._id);
  for (const q of ['كاظمي', fan.username, `${fan.username}@BARG.example`, fan.id]) {
    assert.deepEqual(await find(q), [fan.id], q);
  }
  assert.deepEqual(await find('%'), []);
  const details = (await as.get(`/operator/users/${fan.id}`)).body.data;
  assert.equal(details.balance, 12.5);
  assert.equal(details.sessions.length, 1);
  assert.deepEqual([details.earnings, details.link], [null, `/users/view/${fan.id}`]);
  assert.equal((await as.post(`/operator/users/${fan.id}/suspend`, { reason: ' ' })).status, 422);
  await as.post(`/operator/users/${fan.id}/suspend`, { reason: 'Spam' });
  assert.equal((await api.as(fan).get('/users/me')).status, 401);
  const [suspended] = (await as.get('/operator/users?state=suspended')).body.data.data;
  assert.equal(suspended.suspendedReason, 'Spam');
});

test('operators do not act upon operators, nor upon themselves', async (t) => {
  const api = await createTestApi(t);
  const [one, other] = [await api.createOperator(), await api.createOperator()];
  for (const { id } of [one, other]) {
    for (const act of ['suspend', 'reinstate', 'end-sessions']) {
      const answer = await api.as(one).post(`/operator/users/${id}/${act}`, { reason: 'x' });
      assert.equal(answer.status, 403);
      assert.equal(answer.body.code, 'operator.is_operator');
    }
  }
  assert.equal((await api.as(one).post(`/operator/users/${newId()}/suspend`, { reason: 'x' })).status, 404);
});

/** Of a report about something without files. */
const NO_FILES = { files: [], goneCount: 0 };

test('a report is seen with what it is about, and an act closes all about the same thing', async (t) => {
  const api = await createTestApi(t);
  const as = api.as(await api.createOperator());
  const performer = await api.createPerformer();
  const post = await insertPost(api.db, performer, { price: 5 });
  await api.db.updateTable('performers').set({ post_count: 1 }).execute();
  const reporters = [await api.createUser(), await api.createUser()];
  const [first, second] = [
    await report(api, reporters[0]!, post, performer.id),
    await report(api, reporters[1]!, post, performer.id),
  ];
  const queue = (await as.get('/operator/reports?type=feed&reason=spam')).body.data;
  assert.deepEqual(
    queue.data.map((it: { _id: string }) => it._id),
    [second, first],
  );
  assert.equal(queue.data[0].openCount, 2);
  assert.equal((await as.get('/operator/reports?reason=fraud')).body.data.total, 0);
  const seen = (await as.get(`/operator/reports/${first}`)).body.data;
  const text = 'A study in green';
  assert.deepEqual(seen.content, {
    text,
    reported: [text],
    files: [],
    reportedFiles: NO_FILES,
    isRemoved: false,
    copies: null,
  });
  const closed = await as.post(`/operator/reports/${first}/close`, { outcome: 'content-removed', note: 'Spam' });
  assert.equal(closed.body.data?.status, 'closed', JSON.stringify(closed.body));
  for (const reporter of reporters) {
    const [told] = (await api.as(reporter).get('/notifications')).body.data.data;
    assert.deepEqual([told.kind, told.actor, told.link], ['report-acted', null, null]);
  }
  assert.equal((await as.get('/operator/reports')).body.data.total, 0);
  assert.equal((await as.get(`/operator/reports/${second}`)).body.data.content.isRemoved, true);
  const again = await as.post(`/operator/reports/${first}/close`, { outcome: 'none' });
  assert.equal(again.body.code, 'reports.closed');
});

test('what is removed by its address, or suspended from its page, leaves no report open and its reporters told', async (t) => {
  const api = await createTestApi(t);
  const as = api.as(await api.createOperator());
  const performer = await api.createPerformer();
  const post = await insertPost(api.db, performer);
  await api.db.updateTable('performers').set({ post_count: 1 }).execute();
  const reporters = [await api.createUser(), await api.createUser()];
  for (const reporter of reporters) {
    await report(api, reporter, post, performer.id);
    const id = await report(api, reporter, performer.id, performer.id);
    await api.db.updateTable('reports').set({ target_type: 'performer' }).where('id', '=', id).execute();
  }
  const outcomes = async () =>
    (await as.get('/operator/reports?status=closed')).body.data.data.map(({ outcome }: { outcome: string }) => outcome);
  const told = async (reporter: { id: string }) =>
    api.db.selectFrom('notifications').select('kind').where('user_id', '=', reporter.id).execute();
  const removed = await as.post('/operator/removals', { type: 'feed', _id: post, reason: 'spam' });
  assert.equal(removed.status, 200, removed.text);
  assert.deepEqual(await outcomes(), ['content-removed', 'content-removed']);
  for (const reporter of reporters) assert.deepEqual(await told(reporter), [{ kind: 'report-acted' }]);
  assert.equal((await as.post(`/operator/users/${performer.id}/suspend`, { reason: 'Spam' })).status, 200);
  assert.deepEqual((await outcomes()).toSorted().slice(0, 2), ['account-suspended', 'account-suspended']);
  for (const reporter of reporters) assert.equal((await told(reporter)).length, 2);
  assert.equal((await as.get('/operator/overview')).body.data.openReports, 0);
  const log = (await auditOf(api)).filter(({ action }) => action === 'report.closed');
  assert.equal(log.length, 4);
});

test('a comment takes the reports about its answers with it, by its address and by a report', async (t) => {
  const api = await createTestApi(t);
  const as = api.as(await api.createOperator());
  const [performer, fan, reporter] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const objectId = await insertPost(api.db, performer);
  const reportComment = async (id: string): Promise<string> => {
    const answer = await api.as(reporter).post('/reports', { type: 'comment', _id: id, reason: 'spam' });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data._id;
  };
  for (const way of ['address', 'report'] as const) {
    const { _id: commentId } = await writeComment(api, fan, { objectId });
    const { _id: answerId } = await writeComment(api, fan, { objectId, parentId: commentId });
    const reportId = await reportComment(commentId);
    await reportComment(answerId);
    const removed =
      way === 'address'
        ? await as.post('/operator/removals', { type: 'comment', _id: commentId, reason: 'spam' })
        : await as.post(`/operator/reports/${reportId}/close`, { outcome: 'content-removed', note: 'Spam' });
    assert.equal(removed.status, 200, removed.text);
    assert.equal((await as.get('/operator/overview')).body.data.openReports, 0, way);
  }
});

test('reported things of every kind can be looked at', async (t) => {
  const api = await createTestApi(t);
  const as = api.as(await api.createOperator());
  const fan = await api.createUser();
  const kinds = [
    'user',
    'performer',
    'feed',
    'gallery',
    'photo',
    'video',
    'product',
    'comment',
    'message',
    'stream',
  ] as const;
  for (const target_type of kinds) {
    const id = newId();
    await api.db
      .insertInto('reports')
      .values({ id, reporter_id: fan.id, target_type, target_id: newId(), reason: 'other' })
      .execute();
    const answer = await as.get(`/operator/reports/${id}`);
    assert.equal(answer.status, 200, target_type);
    const { content } = answer.body.data;
    assert.deepEqual(content, {
      text: null,
      reported: [],
      files: [],
      reportedFiles: NO_FILES,
      isRemoved: true,
      copies: null,
    });
  }
});

test('the overview counts what waits', async (t) => {
  const api = await createTestApi(t);
  const as = api.as(await api.createOperator());
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await report(api, fan, newId(), performer.id);
  const overview = (await as.get('/operator/overview')).body.data;
  assert.deepEqual([overview.users, overview.performers, overview.openReports], [1, 1, 1]);
  assert.equal(overview.isTestMode, true);
});

test('an account shows what it paid and earned, and the page that others see', async (t) => {
  const api = await createTestApi(t);
  const as = api.as(await api.createOperator());
  const [fan, performer] = [await api.createUser({ balance: 30 }), await api.createPerformer()];
  const source = { type: 'profile', _id: performer.id };
  await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount: 10.5, source });
  const values = { provider: 'sandbox', amount: 2550n, currency: 'USD', tokens: 2600n, paid_tokens: 2550n } as const;
  await insertPayment(api.db, { id: newId(), user_id: fan.id, card_id: null, ...values });
  const seen = (await as.get(`/operator/users/${performer.id}`)).body.data;
  assert.deepEqual(
    [seen.earnings, seen.payments, seen.link],
    [{ balance: 8.4, total: 8.4 }, [], `/${performer.username}`],
  );
  const { payments, link } = (await as.get(`/operator/users/${fan.id}`)).body.data;
  assert.equal(link, `/users/view/${fan.id}`);
  assert.deepEqual(
    payments.map((it: Record<string, unknown>) => [it['amount'], it['currency'], it['tokens'], it['status']]),
    [[25.5, 'USD', 26, 'pending']],
  );
});
