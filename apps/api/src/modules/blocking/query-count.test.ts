import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { createTestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';

test('a page of the feed takes as many statements however many block each other', async (t) => {
  // Connections keep the method that they find when they open.
  const { mock } = t.mock.method(pg.Client.prototype, 'query');
  const api = await createTestApi(t);
  const [fan, hidden, other] = [await api.createUser(), await api.createPerformer(), await api.createPerformer()];
  for (const performer of [hidden, other]) await insertPost(api.db, performer);
  const readPage = async () => assert.equal((await api.as(fan).get('/user/feeds/landing')).status, 200);
  const countStatements = async (): Promise<number> => {
    // The first request fills what a process keeps for a second.
    await readPage();
    mock.resetCalls();
    await readPage();
    return mock.callCount();
  };
  const before = await countStatements();
  assert.ok(before > 0);

  for (const by of [hidden, await api.createPerformer(), await api.createUser()])
    assert.equal((await api.as(by).post('/block/users', { userId: fan.id })).status, 200);
  assert.equal((await api.as(other).post('/block/countries', { countries: ['IS', 'NO'] })).status, 200);
  assert.equal(await countStatements(), before);
  t.diagnostic(`${before} statements`);
});
