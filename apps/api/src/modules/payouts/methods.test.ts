import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { ask, BANK, createPaidPerformer, giveMethod } from './testing.ts';

test('payout details are encrypted, masked in answers, and revealed to an operator who pays', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  const [method] = (await api.as(performer).get('/payout-methods')).body.data;
  assert.equal(method.details.account, '•••• 3007');
  assert.deepEqual([method.details.holder, method.heldUntil], [BANK.holder, null]);
  const request = await ask(api, performer, 60);
  const rows = await Promise.all([
    api.db.selectFrom('payout_methods').selectAll().execute(),
    api.db.selectFrom('payout_requests').selectAll().execute(),
  ]);
  const text = rows
    .flat()
    .map((row) => `${row.sealed?.toString('latin1')} ${JSON.stringify(row.masked)}`)
    .join();
  assert.ok(!text.includes(BANK.iban) && !text.includes('IR58'));
  const operator = await api.createOperator();
  const opened = await api.as(operator).post(`/operator/payouts/${request._id}/destination`);
  const iban = opened.body.data.fields.find(({ name }: { name: string }) => name === 'iban');
  assert.equal(iban.value, BANK.iban);
  const audit = await api.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'payout.destination-opened')
    .execute();
  assert.deepEqual(
    audit.map(({ operator_id: by, target_id: of }) => [by, of]),
    [[operator.id, request._id]],
  );
});

test('new payout details need a confirmed session, block payouts for 72 hours, and notify the old address too', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const set = () => api.as(performer).put(`/performers/${performer.id}/banking-settings`, BANK);
  await api.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(0) })
    .execute();
  assert.equal((await set()).body.code, 'account.confirmation_required');
  await api.db.updateTable('sessions').set({ confirmed_at: new Date() }).execute();
  await api.as(performer).put(`/performers/${performer.id}`, { email: 'thief@barg.example' });
  const answer = await set();
  assert.equal(answer.status, 200, answer.text);
  const held = Date.parse(answer.body.data.heldUntil) - Date.parse(answer.body.data.changedAt);
  assert.equal(held, 72 * 3_600_000);
  const letters = await api.db
    .selectFrom('mails')
    .select('recipient')
    .where('template', '=', 'payout-details-changed')
    .execute();
  assert.deepEqual(letters.map(({ recipient }) => recipient).toSorted(), [
    `${performer.username}@barg.example`,
    'thief@barg.example',
  ]);
  const other = await api.createPerformer();
  assert.equal((await api.as(other).put(`/performers/${performer.id}/banking-settings`, BANK)).status, 404);
});

test('details that stand there already are no change: nothing is held, told or written anew', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await giveMethod(api, performer);
  const ofPaypal = { kind: 'paypal', email: 'Mahsa@barg.example' };
  await giveMethod(api, performer, ofPaypal);
  const set = async (kind: string, details: object) => {
    const answer = await api.as(performer).post(`/payout-methods/${kind}`, details);
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data.heldUntil as string | null;
  };
  const written = async () => [
    await api.db.selectFrom('payout_methods').selectAll().orderBy('kind').execute(),
    await api.db.selectFrom('mails').select('id').where('template', '=', 'payout-details-changed').execute(),
    await api.db.selectFrom('audit_log').select('id').execute(),
  ];
  const before = await written();
  assert.equal(
    await set('bank', { ...BANK, iban: 'ir58 0540 1051 8002 1273 1130 07', holder: ' Mahsa  Karimi ' }),
    null,
  );
  const { kind: _, ...bank } = BANK;
  assert.equal((await api.as(performer).put(`/performers/${performer.id}/banking-settings`, bank)).status, 200);
  assert.equal(await set('paypal', { ...ofPaypal, email: 'mahsa@BARG.example' }), null);
  assert.deepEqual(await written(), before);
  for (const change of [{ holder: 'Mina Karimi' }, { bankName: 'Bank Tejarat' }, { iban: 'DE89370400440532013000' }])
    assert.notEqual(await set('bank', { ...BANK, ...change }), null, JSON.stringify(change));
  assert.notEqual(await set('bank', BANK), null, 'what stood there before the change is one, too');
});

test('details whose key is gone are set anew', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await giveMethod(api, performer);
  await api.db
    .updateTable('payout_methods')
    .set({ sealed: Buffer.from('what nobody opens') })
    .execute();
  const answer = await api.as(performer).post('/payout-methods/bank', BANK);
  assert.equal(answer.status, 200, answer.text);
  assert.notEqual(answer.body.data.heldUntil, null);
});

test('invalid payout details are refused by field', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { iban: _, ...bank } = BANK;
  const faults: Array<[kind: string, body: object, path: string, code: string]> = [
    ['bank', { ...BANK, iban: 'IR580540105180021273113008' }, 'iban', 'not_iban'],
    ['bank', bank, 'iban', 'required'],
    ['bank', { ...bank, accountNumber: '12345678' }, 'routingNumber', 'required'],
    ['bank', { ...bank, routingNumber: '021000021' }, 'accountNumber', 'required'],
    ['paypal', { kind: 'paypal', email: 'nobody' }, 'email', 'invalid_format'],
    ['stripe', { kind: 'stripe', accountId: 'cus_12345678' }, 'accountId', 'invalid_format'],
    ['crypto', { kind: 'crypto', network: 'BTC', address: 'x y' }, 'address', 'invalid_format'],
    ['paypal', BANK, 'kind', 'invalid_value'],
  ];
  for (const [kind, body, path, code] of faults) {
    const { status, body: answer } = await api.as(performer).post(`/payout-methods/${kind}`, body);
    assert.deepEqual(
      [status, answer.details?.[0]?.path, answer.details?.[0]?.code],
      [422, path, code],
      `${kind} ${path}`,
    );
  }
  await giveMethod(api, performer, { ...bank, accountNumber: '۱۲۳۴ ۵۶۷۸', routingNumber: '021000021' });
  const [method] = (await api.as(performer).get('/payout-methods')).body.data;
  assert.equal(method.details.account, '•••• 5678');
});

test('a method is deleted with what is sealed of it, as it was seen, and told as a change', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  const [method] = (await api.as(performer).get('/payout-methods')).body.data;
  const remove = (version = method.changedAt) => api.as(performer).delete(`/payout-methods/bank?version=${version}`);
  assert.equal((await remove('2026-01-01T00:00:00.000Z')).body.code, 'payout.details_changed');
  const request = await ask(api, performer, 60);
  const refused = await remove();
  assert.deepEqual([refused.status, refused.body.code], [409, 'payout.open']);
  await api.as(performer).put(`/payout-requests/${request._id}`, { withdrawn: true });
  const told = async () =>
    (
      await api.db
        .selectFrom('mails')
        .select('id')
        .where('user_id', '=', performer.id)
        .where('template', '=', 'payout-details-changed')
        .execute()
    ).length;
  const before = await told();
  assert.equal((await remove()).status, 200);
  assert.equal(await told(), before + 1);
  assert.deepEqual(await api.db.selectFrom('payout_methods').select('kind').execute(), []);
  assert.deepEqual((await api.as(performer).get('/payout-methods')).body.data, []);
  assert.equal((await remove()).body.code, 'payout.details_changed');
  const quote = (await api.as(performer).post('/payout-requests/calculate', {})).body.data;
  assert.deepEqual(quote.reasons, ['payout.no_method']);
});

test('a method stays until its owner has shown that it is she', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  const [method] = (await api.as(performer).get('/payout-methods')).body.data;
  await api.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(0) })
    .execute();
  const answer = await api.as(performer).delete(`/payout-methods/bank?version=${method.changedAt}`);
  assert.deepEqual([answer.status, answer.body.code], [403, 'account.confirmation_required']);
  assert.equal((await api.as(performer).get('/payout-methods')).body.data.length, 1);
});

test('a request keeps the destination of its time', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  const request = await ask(api, performer, 60);
  await giveMethod(api, performer, { ...BANK, iban: 'DE89370400440532013000' });
  const operator = await api.createOperator();
  const { body } = await api.as(operator).post(`/operator/payouts/${request._id}/destination`);
  assert.ok(body.data.fields.some(({ value }: { value: string }) => value === BANK.iban));
});
