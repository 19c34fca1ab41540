import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../testing/api.ts';

test('what is quick waits behind nothing that takes minutes, and that behind nothing that takes hours', async (t) => {
  const { context } = await createTestApi(t);
  const [filmBegun, clipBegun, sent, goOn] = Array.from({ length: 4 }, () => Promise.withResolvers<void>()) as [
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
  ];
  let [running, most] = [0, 0];
  const slowly = (begun: PromiseWithResolvers<void>) => async () => {
    running += 1;
    most = Math.max(most, running);
    begun.resolve();
    await goOn.promise;
    running -= 1;
  };
  const handlers = { film: slowly(filmBegun), clip: slowly(clipBegun), letter: async () => sent.resolve() };
  await context.work(async (unit) => {
    for (const number of [1, 2, 3]) await unit.addJob('film', { number });
    for (const number of [1, 2, 3]) await unit.addJob('clip', { number });
    await unit.addJob('letter', {});
  });
  await context.jobs.start(context, { handlers, slow: [['clip'], ['film']], crontab: '' });
  try {
    await Promise.all([filmBegun.promise, clipBegun.promise, sent.promise]);
    assert.deepEqual([running, most], [2, 2], 'one of each at a time');
  } finally {
    goOn.resolve();
    await context.jobs.stop();
  }
  assert.deepEqual([running, most], [0, 2]);
});
