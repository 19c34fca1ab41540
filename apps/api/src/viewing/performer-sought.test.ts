import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotFoundError } from '../errors/common-errors.ts';
import { createTestApi } from '../testing/api.ts';
import { ofPerformerSought } from './performer-sought.ts';

const GUEST = { account: null, country: null };

test('a list is of whom the address names, by her username or her id, and of all without one', async (t) => {
  const { db, ...api } = await createTestApi(t);
  const [her, fan] = [await api.createPerformer(), await api.createUser()];
  const idOf = async (search: { username?: string; performerId?: string }) => {
    const { performerId, ...rest } = await ofPerformerSought(db, GUEST, { ...search, limit: 18 });
    assert.deepEqual(rest, { limit: 18 });
    return performerId;
  };
  assert.equal(await idOf({ username: her.username }), her.id);
  assert.equal(await idOf({ username: her.id }), her.id);
  assert.equal(await idOf({ performerId: her.id }), her.id);
  for (const none of [{}, { username: '' }]) assert.equal(await idOf(none), undefined);
  for (const username of [fan.username, 'nobody']) await assert.rejects(idOf({ username }), NotFoundError);
});

test('the tabs of a profile list the works of whom its address names', async (t) => {
  const api = await createTestApi(t);
  const her = await api.createPerformer();
  for (const list of ['galleries/search?', 'videos/search?', 'products/search?'].map((name) => `${name}username=`)) {
    const [named, unknown] = [her.username, 'nobody'].map((name) => api.guest.get(`/performer-assets/${list}${name}`));
    assert.equal((await named)?.status, 200, list);
    assert.equal((await unknown)?.status, 404, list);
  }
  assert.equal((await api.guest.get(`/performer-assets/photos/${her.username}`)).status, 200);
});
