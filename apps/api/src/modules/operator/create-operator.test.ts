import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { checkOperator, createOperator } from './create-operator.ts';

const given = { email: 'Boss@Barg.example', username: 'Boss', password: 'leaf-and-root' };

test('the first operator logs in and may use the console; the same names are refused in words', async (t) => {
  const api = await createTestApi(t);
  await createOperator(api.context, given);
  const account = await api.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [account.role, account.email, account.username, account.name],
    ['operator', 'boss@barg.example', 'boss', 'Boss'],
  );
  assert.ok(account.email_verified_at);
  // As registration stores it, so that the account works whether browsers hash passwords or send them.
  assert.equal(account.password_scheme, 'derived');
  const login = await api.guest.post('/auth/login', { username: 'boss', password: given.password });
  assert.equal(login.status, 200);
  await assert.rejects(
    createOperator(api.context, { ...given, username: 'other' }),
    /e-mail boss@barg.example is taken/,
  );
  await assert.rejects(createOperator(api.context, { ...given, email: 'x@barg.example' }), /username boss is taken/);
  await assert.rejects(createOperator(api.context, { ...given, username: 'operator' }), /reserved/);
  await assert.rejects(createOperator(api.context, { ...given, username: 'x' }), /three to thirty/);
  assert.throws(() => checkOperator({ ...given, username: 'operator' }), /reserved/);
  assert.throws(() => checkOperator({ ...given, email: 'boss' }), /e-mail is not valid/);
  await assert.rejects(createOperator(api.context, { ...given, password: 'short' }), /8 to 200/);
  const log = await api.db.selectFrom('audit_log').select(['action', 'target_id', 'details']).execute();
  const details = { role: { before: null, after: 'operator' }, username: 'boss' };
  assert.deepEqual(log, [{ action: 'operator.created', target_id: account.id, details }]);
});
