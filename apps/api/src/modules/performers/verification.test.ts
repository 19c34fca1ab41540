import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { openApiDocument } from '../../testing/openapi/document.ts';

const ID = '00000000-0000-7000-8000-000000000000';

/** What a performer may write before she is verified: her profile and her documents, whose arrival she confirms. */
const ALLOWED = [
  /^\/performers\/(?!.*\/(?:banking|payment-gateway)-settings$)/,
  /^\/block\/countries$/,
  /^\/files\/[^/]+\/metadata$/,
  /^\/payout-requests\/calculate$/,
];

test('a performer who is not verified writes nothing that only performers write, but her profile', async (t) => {
  const api = await createTestApi(t);
  const waiting = await api.createPerformer({ isVerified: false });
  const document = await openApiDocument();
  const writes = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {})
      .filter(
        ([method, operation]) =>
          method !== 'get' && (operation as object & { 'x-access'?: string })['x-access'] === 'performer',
      )
      .map(([method]) => ({ method, path: path.replace('/api', '').replace(/\{\w+\}/g, ID) })),
  );
  assert.ok(writes.length > 10);
  for (const { method, path } of writes) {
    const { status, body } = await api.as(waiting)[method as 'post' | 'put' | 'delete'](path, {});
    const isRefused = status === 403 && body.code === 'performer.not_verified';
    assert.equal(isRefused, !ALLOWED.some((pattern) => pattern.test(path)), `${method} ${path}: ${status}`);
  }
});

test('neither does she speak to others', async (t) => {
  const api = await createTestApi(t);
  const [waiting, fan] = [await api.createPerformer({ isVerified: false }), await api.createUser()];
  const spoken = [
    ['/conversations', { source: 'user', sourceId: fan.id }],
    ['/comments', { objectType: 'feed', objectId: ID, text: 'Hello' }],
    [`/messages/conversations/${ID}`, { text: 'Hello' }],
    [`/messages/stream/public/conversations/${ID}`, { text: 'Hello' }],
  ] as const;
  for (const [path, body] of spoken) {
    assert.equal((await api.as(waiting).post(path, body)).body.code, 'performer.not_verified', path);
  }
});

test('for others she does not exist: not in lists, not by name, not to follow, subscribe, tip or write to', async (t) => {
  const api = await createTestApi(t);
  const [waiting, fan] = [await api.createPerformer({ isVerified: false }), await api.createUser({ balance: 100 })];
  for (const path of ['/performers/user/search', '/performers/search/random', '/performers/top']) {
    for (const caller of [api.guest, api.as(fan), api.as(waiting)]) {
      assert.equal((await caller.get(path)).body.data.data.length, 0, path);
    }
  }
  assert.equal((await api.guest.get(`/performers/${waiting.username}`)).status, 404);
  assert.equal((await api.as(fan).get(`/performers/${waiting.id}`)).status, 404);
  assert.equal((await api.as(waiting).get(`/performers/${waiting.id}`)).status, 200);
  assert.equal((await api.as(await api.createOperator()).get(`/performers/${waiting.id}`)).status, 200);
  const subscribing = { performerId: waiting.id, type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };
  const tipping = { amount: 10, source: { type: 'profile', _id: waiting.id } };
  const attempts = [
    await api.as(fan).post(`/follows/${waiting.id}`),
    await api.as(fan).pay('/wallet/charges/subscribe/performers', subscribing),
    await api.as(fan).pay(`/wallet/charges/tip/${waiting.id}`, tipping),
    await api.as(fan).post('/conversations', { source: 'performer', sourceId: waiting.id }),
    await api.as(fan).post('/reactions', { objectType: 'performer', objectId: waiting.id, action: 'bookmark' }),
  ];
  assert.deepEqual(
    attempts.map(({ status }) => status),
    [404, 404, 404, 404, 404],
  );
});
