import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';

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
