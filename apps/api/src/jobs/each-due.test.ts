import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notAmong } from '../shared/not-among.ts';
import { createTestApi } from '../testing/api.ts';
import { collectLog } from '../testing/log-lines.ts';
import { eachDue } from './each-due.ts';

test('those that fail stay due and keep nothing from the others, however few are found at a time', async () => {
  const { log, lines } = collectLog();
  const due = new Set(['a', 'b', 'c', 'd', 'e', 'f']);
  const tried: string[] = [];
  await eachDue(
    { log },
    {
      // As a list of the database: the same order each time, two at a time.
      find: async (seen) =>
        [...due]
          .filter((id) => !seen.includes(id))
          .slice(0, 2)
          .map((id) => ({ id })),
      act: async ({ id }) => {
        tried.push(id);
        if (id < 'd') throw new Error(`${id} always fails`);
        due.delete(id);
      },
      failure: 'it could not be done',
    },
  );
  assert.deepEqual(tried, ['a', 'b', 'c', 'd', 'e', 'f']);
  assert.deepEqual([...due], ['a', 'b', 'c']);
  assert.deepEqual(
    lines.map(({ level, id, msg }) => [level, id, msg]),
    ['a', 'b', 'c'].map((id) => [50, id, 'it could not be done']),
  );
});

test('what waits for others is put back before, left out where another run has taken it, and ends on demand', async () => {
  const { log, lines } = collectLog();
  const [stopping, steps] = [new AbortController(), [] as string[]];
  await eachDue(
    { log },
    {
      find: async (seen) => ['a', 'b', 'c', 'd'].filter((id) => !seen.includes(id)).map((id) => ({ id })),
      putBack: async ({ id }) => {
        steps.push(`put back ${id}`);
        return id !== 'b';
      },
      act: async ({ id }) => {
        steps.push(`ask ${id}`);
        if (id === 'c') stopping.abort();
        throw new Error('no answer');
      },
      failure: 'not yet',
      stopping: stopping.signal,
    },
  );
  assert.deepEqual(steps, ['put back a', 'ask a', 'put back b', 'put back c', 'ask c']);
  assert.deepEqual(
    lines.map(({ level, id }) => [level, id]),
    [
      [40, 'a'],
      [40, 'c'],
    ],
  );
});

test('a run ends, also where nothing that is done stops being due', async () => {
  const { log } = collectLog();
  let done = 0;
  const find = async () => Array.from({ length: 3_000 }, (_, index) => ({ id: String(index) }));
  await eachDue({ log }, { find, act: async () => void (done += 1), failure: '' });
  assert.equal(done, 12_000);
});

test('what was seen is left out by the database, and nothing where nothing was', async (t) => {
  const api = await createTestApi(t);
  const [one, two] = [await api.createUser(), await api.createUser()];
  const others = async (...ids: string[]) =>
    (
      await api.db
        .selectFrom('users')
        .select('id')
        .where('id', 'in', [one.id, two.id])
        .where(notAmong('id', ids))
        .execute()
    ).length;
  assert.deepEqual([await others(), await others(one.id), await others(one.id, two.id)], [2, 1, 0]);
});
