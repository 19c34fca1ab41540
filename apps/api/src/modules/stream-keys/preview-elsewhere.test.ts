import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { offerTo, startProcess } from '../streaming/testing.ts';
import { encode, newKey, OFFER } from './testing.ts';
import { watchInputs } from './watch-inputs.ts';

/** Two processes of a site whose Redis is away; the first receives what an encoder sends. */
const createTwo = async (t: TestContext) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  const [{ api: holding }, { api: other }] = [await startProcess(t, database), await startProcess(t, database)];
  const performer = await holding.createPerformer();
  const { key, _id: keyId } = await newKey(holding, performer);
  const room = `preview/${performer.id}`;
  const look = (who: TestAccount, from = other) => offerTo(from, `whep/${performer.id}/preview`, who);
  assert.equal((await look(performer)).json().code, 'stream.not_publishing');
  assert.equal((await encode(holding, performer, key)).statusCode, 201);
  const watch = () => {
    afterTest(t, watchInputs(holding.context, 5));
    holding.live.report(room, true, 0);
  };
  return { holding, other, performer, keyId, room, look, watch };
};

test('a performer sees what her encoder sends whichever process she reaches, and nobody else does', async (t) => {
  const { holding, performer, room, look } = await createTwo(t);
  const seen = await look(performer);
  assert.equal(seen.statusCode, 201, seen.body);
  assert.equal(seen.headers.location, `http://localhost/api/streaming/resources/play-${room}`);
  assert.equal((await look(await holding.createPerformer())).statusCode, 404);
  const asked = await holding.app.inject({
    method: 'POST',
    url: '/api/streaming/asked-previews',
    payload: JSON.stringify({ performerId: performer.id, offer: OFFER }),
    headers: { 'content-type': 'application/vnd.barg.preview+json', 'x-barg-process': 'a guess' },
  });
  assert.equal(asked.statusCode, 403);
});

test('she looks at it a few times at once, by any process: one more ends the first', async (t) => {
  const { holding, other, performer, room, look } = await createTwo(t);
  for (const from of [other, holding, other, holding, other, holding, other, holding])
    assert.equal((await look(performer, from)).statusCode, 201);
  assert.deepEqual(holding.live.ended, [`play-${room}`, `play-${room}-2`]);
});

test('she goes on air by another process, while nothing is told between them', async (t) => {
  const { holding, other, performer, room, watch } = await createTwo(t);
  const started = await other.as(performer).post('/streaming/encoder/on-air', { title: 'Ink' });
  assert.equal(started.status, 200, started.text);
  assert.deepEqual([...holding.live.publishing], [room]);
  watch();
  await t.waitFor(() => assert.deepEqual([...holding.live.publishing], [String(started.body.data._id)]));
  assert.deepEqual(holding.live.ended, []);
});

test('what comes by a key that another process has revoked is let go', async (t) => {
  const { holding, other, performer, keyId, room, watch } = await createTwo(t);
  assert.equal((await other.as(performer).delete(`/streaming/keys/${keyId}`)).status, 200);
  watch();
  await t.waitFor(() => assert.ok(holding.live.ended.includes(`publish-${room}`)));
});

test('what a performer sends who was suspended is let go, also where its process was not told', async (t) => {
  const { holding, performer, room, watch } = await createTwo(t);
  await holding.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
  watch();
  await t.waitFor(() => assert.ok(holding.live.ended.includes(`publish-${room}`)));
});
