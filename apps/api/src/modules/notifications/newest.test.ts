import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { notify } from './notify.ts';

const UNREAD = 400;
/** Groups of one notice each: by them PostgreSQL takes every group for small. */
const SMALL = 4000;

test('a notice looks at few of the unread ones of its group, and unmarks the one before', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await sql`insert into notifications (id, user_id, kind, actor_id, link, is_newest)
    select ('01900000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, ${performer.id}, 'like', ${fan.id},
      '/posts/1', number = ${UNREAD}
    from generate_series(1, ${UNREAD}::int) number`.execute(api.db);
  await sql`insert into notifications (id, user_id, kind, actor_id, link, is_newest)
    select ('01900000-0000-7000-9000-' || lpad(number::text, 12, '0'))::uuid, ${fan.id}, 'like', ${performer.id},
      '/posts/' || number, true
    from generate_series(1, ${SMALL}::int) number`.execute(api.db);
  await sql`analyze notifications`.execute(api.db);
  const looked = await api.context.work(async (unit) => {
    await notify(unit, { userId: performer.id, kind: 'like', actorId: fan.id, link: '/posts/1' });
    const { rows } = await sql<{ count: number }>`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
      from pg_stat_xact_user_tables where relname = 'notifications'`.execute(unit.db);
    return rows[0]?.count ?? 0;
  });
  // How many rows PostgreSQL fetches for one differs with the plan, and with what autovacuum has been at meanwhile.
  assert.ok(looked > 0 && looked < UNREAD / 10, `${looked} of ${UNREAD}`);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from notifications
    where is_newest and user_id = ${performer.id}`.execute(api.db);
  assert.deepEqual(rows, [{ count: 1 }]);
});
