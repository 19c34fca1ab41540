import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Role } from './platform/database/account-tables.ts';
import type { TestAccount } from './testing/accounts.ts';
import { createTestApi, type TestApi } from './testing/api.ts';
import { createAskers } from './testing/access/askers.ts';
import { makers } from './testing/access/objects.ts';
import { objectRules, type ObjectRule } from './testing/access/object-rules.ts';
import { CALLERS, callersOf, createAccountOf, isAccount, refusalOf, type Caller } from './testing/access/roles.ts';
import { readApiDocument, type Operation } from './testing/openapi/operations.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';
const SDP = 'application/sdp';
const REFUSED = [401, 403, 404];
/** Operations whose token is no session's: without theirs they refuse everybody. */
const WITH_OWN_TOKEN = ['publishFromEncoder'];
/** Who knows their address may call them, whatever token comes along. */
const BY_ADDRESS = ['trickleLiveSession', 'endLiveSession', 'choosePictureLayer'];

const fill = (path: string, id: string, values: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? id);

const call = async (api: TestApi, operation: Operation, path: string, token: string | null, body?: object) => {
  const response = await api.app.inject({
    method: operation.method,
    url: path,
    headers: {
      ...(token && { authorization: token }),
      ...(operation.body?.type === SDP && { 'content-type': SDP }),
      'idempotency-key': randomUUID(),
    },
    ...(operation.body?.types.includes('application/json') && { payload: body ?? {} }),
    ...(operation.body?.type === SDP && { payload: 'v=0\r\n' }),
  });
  return { status: response.statusCode, text: response.payload };
};

/** Operations whose address names an object of somebody's. */
const hasObject = ({ path }: Operation): boolean => /\{\w*id\}/i.test(path);

test('every operation lets in the roles that it declares, and nobody else', async (t) => {
  const api = await createTestApi(t);
  const askers = createAskers(api);
  const { operations } = await readApiDocument();
  for (const operation of operations) {
    await t.test(operation.operationId, async () => {
      assert.ok(operation.access, 'it declares no access');
      for (const caller of CALLERS) {
        const account = await askers.take(caller);
        const { status, text } = await call(api, operation, fill(operation.path, NOBODYS), account?.token ?? null);
        const refusal = refusalOf(operation.access, caller);
        if (BY_ADDRESS.includes(operation.operationId)) assert.ok(![401, 403].includes(status), `${caller}: ${text}`);
        else if (refusal) assert.equal(status, refusal, `${caller}: ${text.slice(0, 300)}`);
        else if (WITH_OWN_TOKEN.includes(operation.operationId)) assert.equal(status, 401, `${caller}: ${text}`);
        else assert.notEqual(status, 401, `${caller}: ${text.slice(0, 300)}`);
        if (refusal || operation.method === 'GET') askers.giveBack(caller, account);
      }
    });
  }
});

test('every operation with an id says whose objects it is for', async () => {
  const { operations } = await readApiDocument();
  const silent = operations.filter((operation) => hasObject(operation) && !objectRules[operation.operationId]);
  assert.deepEqual(
    silent.map(({ operationId }) => operationId),
    [],
  );
  const known = new Set(operations.map(({ operationId }) => operationId));
  assert.deepEqual(
    Object.keys(objectRules).filter((id) => !known.has(id)),
    [],
    'rules of operations that are gone',
  );
});

/** Who owns what the rule speaks of: the caller where the object can be theirs, else somebody of the fitting role. */
const ownerRoleOf = (rule: ObjectRule, caller: Caller): Role =>
  rule.for === 'owner' && isAccount(caller) ? caller : 'performer';

/** Makes an object that a rule speaks of; `ask` calls the operation about it. */
const makeObject = async (api: TestApi, operation: Operation, rule: ObjectRule, ownerRole: Role) => {
  const owner = await createAccountOf(api, ownerRole);
  const id = await makers[rule.kind](api, owner);
  const path = fill(operation.path, id, rule.path) + (rule.query ? `?${rule.query}` : '');
  const ask = async (account: TestAccount | null) => {
    const { status, text } = await call(api, operation, path, account?.token ?? null, rule.body);
    return { status, isRefused: REFUSED.includes(status), told: `${status} ${text.slice(0, 300)}` };
  };
  return { owner, ask };
};

test("an object answers to its owner, and does not exist for others where it is the owner's alone", async (t) => {
  const api = await createTestApi(t);
  const askers = createAskers(api);
  const { operations } = await readApiDocument();
  for (const operation of operations) {
    const rule = objectRules[operation.operationId];
    if (!rule) continue;
    await t.test(operation.operationId, async () => {
      for (const caller of callersOf(operation.access)) {
        if (rule.callers && !rule.callers.includes(caller)) continue;
        const ownerRole = ownerRoleOf(rule, caller);
        const object = await makeObject(api, operation, rule, ownerRole);
        const stranger = await askers.take(caller);
        const others = await object.ask(stranger);
        assert.ok(others.status < 500, `${caller}, another's: ${others.told}`);
        if (rule.for === 'bearer') {
          assert.ok(others.status >= 400, `${caller}, without a signature: ${others.told}`);
          continue;
        }
        const isClosed: boolean = rule.for === 'owner';
        assert.equal(others.isRefused, isClosed, `${caller}, another's: ${others.told}`);
        if (isClosed) askers.giveBack(caller, stranger);
        // Such an object is never theirs.
        if (ownerRole !== caller) continue;
        // A refusal has left it as it was.
        const { owner, ask } = isClosed ? object : await makeObject(api, operation, rule, ownerRole);
        const own = await ask(owner);
        assert.ok(!own.isRefused && own.status < 500, `${caller}, own: ${own.told}`);
      }
    });
  }
});
