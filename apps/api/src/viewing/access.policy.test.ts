import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideAccess, noEntitlement, type Entitlement, type Viewer } from './access.policy.ts';

const performer: Viewer = { id: 'performer', role: 'performer' };
const fan: Viewer = { id: 'fan', role: 'user' };
const operator: Viewer = { id: 'operator', role: 'operator' };
const subscriber: Entitlement = { isSubscribed: true, hasPurchased: false };
const buyer: Entitlement = { isSubscribed: false, hasPurchased: true };

const item = (audience: 'free' | 'subscribers' | 'paid') => ({ audience, performerId: performer.id });

test('everyone sees what is free, by an address that anyone may have', () => {
  for (const viewer of [null, fan]) {
    const access = decideAccess(item('free'), viewer, noEntitlement);
    assert.deepEqual(access, { isLocked: false, lockReason: null, bearer: 'public' });
  }
});

test('what is locked says why and gives nobody an address', () => {
  for (const [viewer, audience, entitlement] of [
    [null, 'subscribers', noEntitlement],
    [null, 'paid', noEntitlement],
    [fan, 'subscribers', noEntitlement],
    [fan, 'paid', noEntitlement],
    [fan, 'paid', subscriber],
  ] as const) {
    const access = decideAccess(item(audience), viewer, entitlement);
    assert.deepEqual(access, { isLocked: true, lockReason: audience, bearer: null });
  }
});

test('subscribers, buyers, the performer and operators see it, by addresses of their own', () => {
  for (const [viewer, audience, entitlement] of [
    [fan, 'subscribers', subscriber],
    [fan, 'subscribers', buyer],
    [fan, 'paid', buyer],
    [fan, 'free', buyer],
    [performer, 'paid', noEntitlement],
    [performer, 'free', noEntitlement],
    [operator, 'free', noEntitlement],
    [operator, 'subscribers', noEntitlement],
  ] as const) {
    const access = decideAccess(item(audience), viewer, entitlement);
    assert.deepEqual(access, { isLocked: false, lockReason: null, bearer: viewer.id });
  }
});
