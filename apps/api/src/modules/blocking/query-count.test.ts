import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';
import { countStatements } from '../../testing/statements.ts';

test('a page of the feed takes as many statements however many block each other', async (t) => {
  const count = countStatements(t);
  const api = await createTestApi(t);
  const [fan, hidden, other] = [await api.createUser(), await api.createPerformer(), await api.createPerformer()];
  for (const performer of [hidden, other]) await insertPost(api.db, performer);
  const readPage = async () => assert.equal((await api.as(fan).get('/user/feeds/landing')).status, 200);
  const before = await count(readPage);
  assert.ok(before > 0);

  for (const by of [hidden, await api.createPerformer(), await api.createUser()])
    assert.equal((await api.as(by).post('/block/users', { userId: fan.id })).status, 200);
  assert.equal((await api.as(other).post('/block/countries', { countries: ['IS', 'NO'] })).status, 200);
  assert.equal(await count(readPage), before);
  t.diagnostic(`${before} statements`);
});
