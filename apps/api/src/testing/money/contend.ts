import assert from 'node:assert/strict';
import { sql, type RawBuilder } from 'kysely';
import type { TestApi } from '../api.ts';
import type { Answer } from './command.ts';

export type Call = () => Promise<Answer>;

/** How many transactions of the API's database wait for a lock. */
export const countWaiting = async ({ db }: Pick<TestApi, 'db'>): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
};

/**
 * Has calls meet at what another transaction has locked: each has read what it reads before when the next one comes, and
 * all go on when it is let go. Answers how they ended, in their order: null where it is done, else the code.
 */
export const contend = async (
  api: TestApi,
  lock: RawBuilder<unknown>,
  calls: readonly Call[],
): Promise<Array<string | null>> => {
  const sent: Array<Promise<Answer>> = [];
  await api.context.work(async ({ db }) => {
    await lock.execute(db);
    for (const [index, call] of calls.entries()) {
      let isOver = false;
      sent.push(call().finally(() => (isOver = true)));
      // One that is refused by what it reads first never comes to the rows.
      while (!isOver && (await countWaiting(api)) <= index);
    }
    assert.ok((await countWaiting(api)) > 0, 'nobody came to what is locked');
  });
  const answers = await Promise.all(sent);
  return answers.map(({ status, body }) => (status === 200 ? null : (body.code ?? `status ${status}`)));
};
