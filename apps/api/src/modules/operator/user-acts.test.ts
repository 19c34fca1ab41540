import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';

const auditOf = async (api: TestApi): Promise<string[]> =>
  (await api.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

const lettersOf = async (api: TestApi): Promise<string[]> =>
  (await api.db.selectFrom('mails').select('template').orderBy('id').execute()).map(({ template }) => template);

const prepare = async (api: TestApi) => {
  const [one, other] = [api.as(await api.createOperator()), api.as(await api.createOperator())];
  const fan = await api.createUser();
  const reachable = { email: 'nilou@barg.example', email_verified_at: new Date() };
  await api.db.updateTable('users').set(reachable).where('id', '=', fan.id).execute();
  return { one, other, fan, path: `/operator/users/${fan.id}` };
};

test('an account that another operator has suspended or reinstated keeps that decision', async (t) => {
  const api = await createTestApi(t);
  const { one, other, fan, path } = await prepare(api);
  const early = await other.post(`${path}/reinstate`, { reason: 'Nothing to end' });
  assert.deepEqual([early.status, early.body.code], [409, 'operator.not_suspended']);

  assert.equal((await one.post(`${path}/suspend`, { reason: 'First' })).status, 200);
  const late = await other.post(`${path}/suspend`, { reason: 'Second' });
  assert.deepEqual([late.status, late.body.code], [409, 'operator.already_suspended']);
  const { suspended_reason: reason } = await api.db
    .selectFrom('users')
    .select('suspended_reason')
    .where('id', '=', fan.id)
    .executeTakeFirstOrThrow();
  assert.equal(reason, 'First');

  assert.equal((await one.post(`${path}/reinstate`, { reason: 'Sorry' })).status, 200);
  assert.equal((await other.post(`${path}/reinstate`, { reason: 'Sorry too' })).status, 409);
  assert.deepEqual(await auditOf(api), ['user.suspended', 'user.reinstated']);
  assert.deepEqual(await lettersOf(api), ['account-suspended', 'account-reinstated']);
});

test('of two operators who suspend an account at once one decides', async (t) => {
  const api = await createTestApi(t);
  const { one, other, path } = await prepare(api);
  const answers = await Promise.all([one, other].map((as, at) => as.post(`${path}/suspend`, { reason: `No ${at}` })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  assert.deepEqual(await auditOf(api), ['user.suspended']);
  assert.deepEqual(await lettersOf(api), ['account-suspended']);
});

test('a report about a suspended account is closed with its suspension, which is not repeated', async (t) => {
  const api = await createTestApi(t);
  const { one, other, fan, path } = await prepare(api);
  const performer = await api.createPerformer();
  const reportId = newId();
  const about = {
    target_type: 'feed',
    target_id: await insertPost(api.db, performer),
    target_owner_id: fan.id,
  } as const;
  await api.db
    .insertInto('reports')
    .values({ id: reportId, reporter_id: performer.id, reason: 'spam', ...about })
    .execute();
  await one.post(`${path}/suspend`, { reason: 'First' });
  const closed = await other.post(`/operator/reports/${reportId}/close`, {
    outcome: 'account-suspended',
    note: 'Again',
  });
  assert.equal(closed.status, 200, closed.text);
  assert.deepEqual(await auditOf(api), ['user.suspended', 'report.closed']);
  assert.deepEqual(await lettersOf(api), ['account-suspended']);
});

test('a letter of the contact page is handled once', async (t) => {
  const api = await createTestApi(t);
  const { one, other } = await prepare(api);
  const messageId = newId();
  const letter = { name: 'Nilou', email: 'n@barg.example', subject: 'Hi', text: 'Hello' };
  await api.db
    .insertInto('contact_messages')
    .values({ id: messageId, ...letter })
    .execute();
  const path = `/operator/contact-messages/${messageId}/handle`;
  const first = await one.post(path);
  const second = await other.post(path);
  assert.deepEqual(second.body.data.handledBy, first.body.data.handledBy);
  assert.deepEqual(await auditOf(api), ['contact-message.handled']);
});
