import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { forget } from './performers.account.ts';

/** A performer whose documents wait for a decision. */
const waitingPerformer = async (api: TestApi) => {
  const performer = await api.createPerformer({ isVerified: false });
  const pending = {
    verification_status: 'pending',
    verification_submitted_at: new Date('2026-01-02T03:04:05Z'),
  } as const;
  await api.db.updateTable('performers').set(pending).where('user_id', '=', performer.id).execute();
  return performer;
};

for (const decision of ['approve', 'refuse'] as const) {
  test(`her open windows are told when an operator does ${decision} her`, async (t) => {
    const api = await createTestApi(t);
    const waiting = await api.createPerformer({ isVerified: false });
    const submittedAt = new Date().toISOString();
    await api.db
      .updateTable('performers')
      .set({ verification_status: 'pending', verification_submitted_at: new Date(submittedAt) })
      .where('user_id', '=', waiting.id)
      .execute();
    const operator = api.as(await api.createOperator());
    const before = api.events.length;
    const body = { submittedAt, ...(decision === 'refuse' && { reason: 'Unreadable' }) };
    assert.equal((await operator.post(`/operator/verifications/${waiting.id}/${decision}`, body)).status, 200);
    const told = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
    assert.deepEqual(
      told.map(({ target, event }) => [target, event.data]),
      [[{ kind: 'user', userId: waiting.id }, { area: 'account' }]],
    );
  });
}

test('what documents are compared with and was changed since an operator looked is not confirmed unseen', async (t) => {
  const api = await createTestApi(t);
  const waiting = await waitingPerformer(api);
  const operator = api.as(await api.createOperator());
  const path = `/operator/verifications/${waiting.id}`;
  const look = async () => (await operator.post(`${path}/open`)).body.data;
  const own = api.as(waiting);
  const changes = [
    () => own.put(`/performers/${waiting.id}`, { birthDate: '1991-02-03' }),
    () => own.put(`/performers/${waiting.id}`, { country: 'IR' }),
    () => own.put('/users', { name: 'Somebody Else' }),
    () => own.put('/users', { birthDate: '1990-02-03' }),
  ];
  for (const change of changes) {
    const { submittedAt } = await look();
    const changed = await change();
    assert.equal(changed.status, 200, changed.text);
    const refused = await operator.post(`${path}/approve`, { submittedAt });
    assert.equal(refused.body.code, 'performer.documents_changed');
  }
  const { submittedAt, birthDate, name } = await look();
  assert.deepEqual([birthDate, name], ['1990-02-03', 'Somebody Else']);
  await own.put(`/performers/${waiting.id}`, { birthDate, name, bio: 'Clay and glaze' });
  assert.equal((await operator.post(`${path}/approve`, { submittedAt })).status, 200, 'the same values change nothing');
});

test('a profile locks the account before what is verified of it, as a deletion does', async (t) => {
  const api = await createTestApi(t);
  const { id, ...waiting } = await waitingPerformer(api);
  let answer: ReturnType<ReturnType<TestApi['as']>['put']> | undefined;
  await api.context.work(async ({ db }) => {
    await lockAccount(db, id);
    answer = api.as({ id, ...waiting }).put('/users', { name: 'Somebody Else', birthDate: '1990-02-03' });
    await someoneWaits(api);
    await sql`select from performers where user_id = ${id} for update nowait`.execute(db);
  });
  assert.equal((await answer)?.status, 200);
});

test('who corrects her name keeps her place among those who wait', async (t) => {
  const api = await createTestApi(t);
  const [first, second] = [await waitingPerformer(api), await waitingPerformer(api)];
  const later = new Date('2026-01-02T03:05:00Z');
  const ofSecond = api.db.updateTable('performers').where('user_id', '=', second.id);
  await ofSecond.set({ verification_submitted_at: later }).execute();
  const operator = api.as(await api.createOperator());
  const listed = async () =>
    (await operator.get('/operator/verifications')).body.data.data.map(({ _id }: { _id: string }) => _id);
  assert.deepEqual(await listed(), [first.id, second.id]);
  assert.equal((await api.as(first).put('/users', { name: 'Somebody Else' })).status, 200);
  assert.deepEqual(await listed(), [first.id, second.id]);
});

test('who is suspended or has left waits for nobody', async (t) => {
  const api = await createTestApi(t);
  const [suspended, leaving] = [await waitingPerformer(api), await waitingPerformer(api)];
  const operator = api.as(await api.createOperator());
  const pending = async () => (await operator.get('/operator/overview')).body.data.pendingVerifications;
  assert.equal(await pending(), 2);
  await operator.post(`/operator/users/${suspended.id}/suspend`, { reason: 'spam' });
  assert.equal(await pending(), 1);
  const at = { deleted_at: new Date() };
  await api.db.updateTable('users').set(at).where('id', '=', leaving.id).execute();
  assert.equal(await pending(), 0);
  await api.context.work((unit) => forget(unit, { id: leaving.id, name: '' }));
  const { verification_status: status } = await api.db
    .selectFrom('performers')
    .select('verification_status')
    .where('user_id', '=', leaving.id)
    .executeTakeFirstOrThrow();
  assert.equal(status, 'none');
});
