import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../testing/api.ts';
import { collectLog } from '../testing/log-lines.ts';
import { houseKeeping } from './house-keeping.ts';

test('what one module cannot delete keeps nobody else from it, is logged, and fails the job', async (t) => {
  const api = await createTestApi(t);
  const { log, lines } = collectLog();
  const called: string[] = [];
  const forgetFirst = async () => {
    throw new Error('lock timeout');
  };
  const forgetSecond = async () => void called.push('second');
  const beaten_at = new Date(0);
  await api.db.insertInto('heartbeats').values({ id: 'long gone', beaten_at }).execute();
  const { jobs } = houseKeeping([forgetFirst, forgetSecond]);
  await assert.rejects(jobs['forget-old-rows']({ ...api.context, log }, {}), AggregateError);
  assert.deepEqual(called, ['second']);
  assert.deepEqual(await api.db.selectFrom('heartbeats').select('id').execute(), []);
  assert.deepEqual(
    lines.map(({ level, forget }) => [level, forget]),
    [[50, 'forgetFirst']],
  );
});
