import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createSession } from '../accounts/session.repository.ts';
import { newId } from '../../platform/ids.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { readApiDocument, type Operation } from '../../testing/openapi/operations.ts';
import { newOperator, PASSWORD, setUpSecondStep } from '../../testing/operators.ts';
import { openSocket } from '../../testing/sockets.ts';

const PRODUCTION = { NODE_ENV: 'production' };

const call = async (api: TestApi, { method, path, body }: Operation, { token }: TestAccount) => {
  const response = await api.app.inject({
    method,
    url: path.replace(/\{\w+\}/g, newId()),
    headers: { authorization: token, 'idempotency-key': newId() },
    ...(body?.types.includes('application/json') && { payload: {} }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, code: isJson ? (response.json().code as string | undefined) : undefined };
};

const auditOf = (api: TestApi) =>
  api.db.selectFrom('audit_log').select(['action', 'operator_id', 'details']).orderBy('id').execute();

test('in production an operator without a second step is let into nothing but what sets one up', async (t) => {
  const api = await createTestApi(t, PRODUCTION);
  const operator = await newOperator(api);
  const { operations } = await readApiDocument();
  const answers: Record<string, string[]> = { operator: [], any: [], guest: [] };
  for (const operation of operations) {
    if (!['operator', 'any', 'guest'].includes(operation.access) || operation.operationId === 'logout') continue;
    const { code } = await call(api, operation, operator);
    if (code !== 'auth.second_step_required') answers[operation.access]?.push(operation.operationId);
    if (operation.operationId.startsWith('end')) assert.notEqual(code, 'auth.not_authenticated');
  }
  assert.deepEqual(answers.operator, []);
  assert.deepEqual(answers.any?.sort(), [
    'changePassword',
    'confirmSession',
    'confirmTwoStep',
    'endOtherSessions',
    'endSession',
    'forgetKnownDevice',
    'forgetOtherDevices',
    'getCurrentUser',
    'getIdentities',
    'getTwoStep',
    'listKnownDevices',
    'listSessions',
    'startTwoStep',
  ]);
  const forGuests = operations.filter(({ access }) => access === 'guest');
  assert.equal(answers.guest?.length, forGuests.length);
});

test('such an operator is a visitor where visitors are let in, and has no socket', async (t) => {
  const api = await createTestApi(t, PRODUCTION);
  const operator = await newOperator(api);
  await api.db.insertInto('settings').values({ key: 'maintenanceMode', value: 'true', is_public: true }).execute();
  assert.equal((await api.as(operator).get('/performers/search')).body.code, 'site.maintenance');
  assert.equal((await api.as(operator).get('/users/me')).status, 200);
  await assert.rejects(openSocket(t, await api.listen(), operator), /auth\.second_step_required/);
});

test('once it is set up the console opens, and sessions that began without it are over', async (t) => {
  const api = await createTestApi(t, PRODUCTION);
  const operator = await newOperator(api);
  const elsewhere = await createSession(api.db, { userId: operator.id, remember: false, userAgent: 'elsewhere' });
  await setUpSecondStep(api, operator);
  assert.equal((await api.as(operator).get('/operator/overview')).status, 200);
  assert.equal((await api.as({ ...operator, token: elsewhere }).get('/operator/overview')).status, 401);
});

test('outside production an operator may go on without', async (t) => {
  const api = await createTestApi(t);
  assert.equal((await api.as(await newOperator(api)).get('/operator/overview')).status, 200);
});

/** Operators' acts of the kinds that the specification wants a proof for; new ones are asked for it by themselves. */
const WEIGHTY = [
  // Commission, prices, payouts, gateways.
  'changeSiteSettings',
  // Rights and accounts.
  'approvePerformer',
  'refusePerformer',
  'suspendUser',
  'reinstateUser',
  'endUserSessions',
  // What is removed.
  'closeReport',
  'removeContent',
  'restoreContent',
  'deleteManagedPost',
  'deleteManagedPromo',
];

test('what weighs asks for a proof, everything that changes something says whether it does', async (t) => {
  const api = await createTestApi(t);
  const operator = await newOperator(api);
  const { operations } = await readApiDocument();
  const asking = operations.filter(({ asksForProof }) => asksForProof);
  for (const id of WEIGHTY)
    assert.ok(
      asking.some(({ operationId }) => operationId === id),
      `${id} asks for nothing`,
    );

  for (const operation of asking) {
    assert.ok('403' in operation.answers, operation.operationId);
    const { status, code } = await call(api, operation, operator);
    assert.deepEqual([status, code], [403, 'auth.proof_required'], operation.operationId);
  }
  const free = operations.filter(({ access, asksForProof }) => access === 'operator' && !asksForProof);
  for (const operation of free) {
    const { code } = await call(api, operation, operator);
    assert.notEqual(code, 'auth.proof_required', operation.operationId);
  }
  assert.equal((await api.as(operator).post('/auth/prove', { password: PASSWORD })).status, 200);
  for (const operation of asking) {
    const { code } = await call(api, operation, operator);
    assert.notEqual(code, 'auth.proof_required', operation.operationId);
  }
});

test('members of other roles are asked for nothing', async (t) => {
  const api = await createTestApi(t);
  const member = await api.createUser();
  const { operations } = await readApiDocument();
  for (const operation of operations.filter(({ access }) => access === 'any')) {
    assert.ok(!operation.asksForProof, operation.operationId);
  }
  const [operation] = operations.filter(({ operationId }) => operationId === 'deleteComment');
  assert.ok(operation);
  assert.equal((await call(api, operation, member)).status, 404);
});

const changeCommission = async (api: TestApi, operator: TestAccount, commissionPercent: number) => {
  const { version } = (await api.as(operator).get('/operator/settings')).body.data;
  return api.as(operator).put('/operator/settings', { version, commissionPercent });
};

test('a proof is of one session, holds for ten minutes, and every attempt is written down', async (t) => {
  const api = await createTestApi(t);
  const operator = await newOperator(api);
  const token = await createSession(api.db, { userId: operator.id, remember: false, userAgent: 'another' });
  const prove = (body: object) => api.as(operator).post('/auth/prove', body);

  assert.equal((await changeCommission(api, operator, 30)).body.code, 'auth.proof_required');
  assert.equal((await prove({ password: 'guessed' })).body.code, 'auth.incorrect_credentials');
  assert.equal((await changeCommission(api, operator, 30)).body.code, 'auth.proof_required');
  assert.equal((await prove({ password: PASSWORD })).status, 200);
  assert.equal((await changeCommission(api, operator, 30)).status, 200);
  assert.equal((await changeCommission(api, { ...operator, token }, 40)).body.code, 'auth.proof_required');

  const log = await auditOf(api);
  assert.deepEqual(
    log.map(({ action, operator_id, details }) => [action, operator_id, details]),
    [
      ['operator.proof-refused', operator.id, { by: 'password' }],
      ['operator.proved', operator.id, { by: 'password' }],
      ['settings.changed', operator.id, { commissionPercent: { before: 20, after: 30 } }],
    ],
  );
  const set = (minutes: number) =>
    api.db
      .updateTable('sessions')
      .set({ proved_at: new Date(Date.now() - minutes * 60_000) })
      .where('user_id', '=', operator.id)
      .execute();
  await set(9);
  assert.equal((await changeCommission(api, operator, 31)).status, 200);
  await set(11);
  assert.equal((await changeCommission(api, operator, 32)).body.code, 'auth.proof_required');
});

test('who has a second step proves by a code of it, and the password alone neither proves nor turns it off', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const api = await createTestApi(t, PRODUCTION);
  const operator = await newOperator(api);
  const { nextCode, recoveryCodes } = await setUpSecondStep(api, operator);
  const post = (url: string, body: object) => api.as(operator).post(url, body);
  assert.equal((await post('/auth/prove', { password: PASSWORD })).body.code, 'two-step.code_needed');
  assert.equal((await post('/users/me/two-step/disable', { password: PASSWORD })).body.code, 'two-step.code_needed');
  const renew = await post('/users/me/two-step/recovery-codes', { password: PASSWORD });
  assert.equal(renew.body.code, 'two-step.code_needed');
  assert.equal((await post('/auth/prove', { code: '000000' })).body.code, 'two-step.wrong_code');
  assert.equal((await changeCommission(api, operator, 30)).body.code, 'auth.proof_required');
  assert.equal((await post('/auth/prove', { code: await nextCode() })).status, 200);
  assert.equal((await changeCommission(api, operator, 30)).status, 200);
  const [recoveryCode] = recoveryCodes;
  assert.equal((await post('/users/me/two-step/disable', { recoveryCode })).status, 200);
});

test('who has none cannot prove by a code, and guesses are few', async (t) => {
  const api = await createTestApi(t);
  const operator = await newOperator(api);
  const prove = (body: object) => api.as(operator).post('/auth/prove', body);
  assert.equal((await prove({ code: '123456' })).body.code, 'two-step.not_on');
  for (let count = 1; count < 10; count += 1) assert.equal((await prove({ password: 'guessed' })).status, 422);
  const refused = await prove({ password: PASSWORD });
  assert.equal(refused.body.code, 'request.too_many');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await changeCommission(api, operator, 30)).body.code, 'auth.proof_required');
});

test("an operator's token lives a day, whatever was asked for, and a fan's as long as it was promised", async (t) => {
  const api = await createTestApi(t);
  const [operator, fan] = [await newOperator(api), await api.createUser()];
  const remembered = async (account: TestAccount): Promise<TestAccount> => ({
    ...account,
    token: await createSession(api.db, { userId: account.id, remember: true, userAgent: 'remembered' }),
  });
  const [operatorAgain, fanAgain] = [await remembered(operator), await remembered(fan)];
  const begunHoursAgo = (hours: number) =>
    api.db
      .updateTable('sessions')
      .set({
        created_at: sql<Date>`created_at - ${`${hours} hours`}::interval`,
        expires_at: sql<Date>`expires_at - ${`${hours} hours`}::interval`,
      })
      .where('user_agent', '=', 'remembered')
      .execute();
  await begunHoursAgo(23.9);
  assert.equal((await api.as(operatorAgain).get('/operator/overview')).status, 200);
  await begunHoursAgo(0.2);
  assert.equal((await api.as(operatorAgain).get('/operator/overview')).status, 401);
  assert.equal((await api.as(fanAgain).get('/users/me')).status, 200);
});

test('who becomes an operator keeps no older session', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const token = await createSession(api.db, { userId: fan.id, remember: true, userAgent: 'remembered' });
  const old = { created_at: new Date(Date.now() - 25 * 3_600_000) };
  await api.db.updateTable('sessions').set(old).where('user_agent', '=', 'remembered').execute();
  assert.equal((await api.as({ ...fan, token }).get('/users/me')).status, 200);
  await api.db.updateTable('users').set({ role: 'operator' }).where('id', '=', fan.id).execute();
  assert.equal((await api.as({ ...fan, token }).get('/users/me')).status, 401);
});
