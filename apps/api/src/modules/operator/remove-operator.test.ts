import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { removeOperator } from './remove-operator.ts';

test('an operator is removed at once: no session, no login, no console, and colleagues can act on the account', async (t) => {
  const api = await createTestApi(t);
  const [gone, colleague] = [await api.createOperator(), await api.createOperator()];
  assert.equal((await api.as(gone).get('/operator/overview')).status, 200);
  assert.equal(await removeOperator(api.context, { username: gone.username.toUpperCase(), reason: 'Has left' }), 1);
  assert.equal((await api.as(gone).get('/operator/overview')).status, 401);
  assert.equal((await api.as(colleague).get('/operator/overview')).status, 200);
  const seen = (await api.as(colleague).get(`/operator/users/${gone.id}`)).body.data;
  assert.deepEqual([seen.role, seen.suspendedReason], ['user', 'Has left']);
  const log = await api.db.selectFrom('audit_log').selectAll().where('action', '=', 'operator.removed').execute();
  assert.deepEqual(
    log.map(({ operator_id, target_id, details }) => [operator_id, target_id, details]),
    [
      [
        null,
        gone.id,
        {
          ...{ role: { before: 'operator', after: 'user' }, state: { before: 'active', after: 'suspended' } },
          ...{ username: gone.username, reason: 'Has left', sessions: { before: 1, after: 0 } },
        },
      ],
    ],
  );
  const reinstated = await api.as(colleague).post(`/operator/users/${gone.id}/reinstate`, { reason: 'A member' });
  assert.equal(reinstated.status, 200);
});

test('somebody who is no operator, or was removed already, is refused in words, and left as they are', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await assert.rejects(removeOperator(api.context, { username: fan.username }), /No operator has the username/);
  assert.equal((await api.as(fan).get('/users/me')).status, 200);
});
