import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gathered } from './database/gathered.ts';
import type { Queryable } from './unit-of-work.ts';

/** Records what each run was asked for, and answers when it is told to. */
const setUp = () => {
  const runs: Array<readonly number[]> = [];
  const settle: Array<PromiseWithResolvers<void>> = [];
  const ask = gathered(async (_db: Queryable, asked: readonly number[]) => {
    runs.push(asked);
    const answer = Promise.withResolvers<void>();
    settle.push(answer);
    await answer.promise;
    return asked.map((number) => number * 10);
  });
  const take = () => settle.splice(0);
  return {
    runs,
    ask,
    answer: async () => {
      for (const { resolve } of take()) resolve();
      await new Promise(setImmediate);
    },
    fail: async () => {
      for (const { reject } of take()) reject(new Error('broken'));
      await new Promise(setImmediate);
    },
  };
};

const [db, other] = [{}, {}] as [Queryable, Queryable];

test('what is asked for while a statement runs is asked together by the next one, and each gets its own', async () => {
  const { runs, ask, answer } = setUp();
  const answers = [1, 2, 3, 2].map((number) => ask(db, number));
  assert.deepEqual(runs, [[1]]);
  await answer();
  assert.deepEqual(runs, [[1], [2, 3, 2]]);
  await answer();
  assert.deepEqual(await Promise.all(answers), [10, 20, 30, 20]);
  void ask(db, 4);
  assert.deepEqual(runs.at(-1), [4]);
});

test('another database, as a transaction is one, is asked by itself', async () => {
  const { runs, ask } = setUp();
  void ask(db, 1);
  void ask(other, 2);
  assert.deepEqual(runs, [[1], [2]]);
});

test('a failure is told to those who were asked for together, and not to the next ones', async () => {
  const { ask, answer, fail } = setUp();
  const [first, second] = [ask(db, 1), ask(db, 2)];
  const failed = assert.rejects(first, /broken/);
  await fail();
  await failed;
  await answer();
  assert.equal(await second, 20);
});

test('so many wait that one statement would be too long: it takes several', async () => {
  const { runs, ask, answer } = setUp();
  for (let number = 0; number <= 450; number += 1) void ask(db, number);
  for (let run = 0; run < 4; run += 1) await answer();
  assert.deepEqual(
    runs.map((asked) => asked.length),
    [1, 200, 200, 50],
  );
});
