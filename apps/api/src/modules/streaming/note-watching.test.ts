import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../../testing/database.ts';
import { offerTo, startProcess } from './testing.ts';

test('who receives the video counts the viewers at every beat, and is not stopped by what he cannot count', async (t) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  const { api } = await startProcess(t, database);
  const performer = await api.createPerformer();
  const id: string = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data._id;
  let away = true;
  t.mock.method(api.context.presence, 'viewersOf', async () => {
    if (away) throw new Error('nobody can be counted');
    return new Map([[id, 7]]);
  });
  const row = () =>
    api.db
      .selectFrom('streams')
      .select(['holder', 'viewers_counted', 'peak_viewers', 'counted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  assert.equal((await offerTo(api, `whip/${id}`, performer)).statusCode, 201);
  api.live.report(id, true, 0);
  while (!(await row()).holder);
  away = false;
  while ((await row()).viewers_counted === 0);
  const first = await row();
  assert.deepEqual([first.viewers_counted, first.peak_viewers], [7, 7]);
  while ((await row()).counted_at?.getTime() === first.counted_at?.getTime());
});
