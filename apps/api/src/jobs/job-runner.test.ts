import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../testing/api.ts';

test('what is quick does not wait behind what takes minutes, of which one runs at a time', async (t) => {
  const { context } = await createTestApi(t);
  const [begun, sent, goOn] = [0, 1, 2].map(() => Promise.withResolvers<void>()) as [
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
  ];
  let [running, most] = [0, 0];
  const film = async () => {
    running += 1;
    most = Math.max(most, running);
    begun.resolve();
    await goOn.promise;
    running -= 1;
  };
  const letter = async () => sent.resolve();
  await context.work(async (unit) => {
    for (const number of [1, 2, 3]) await unit.addJob('film', { number });
    await unit.addJob('letter', {});
  });
  await context.jobs.start(context, { handlers: { film, letter }, slow: new Set(['film']), crontab: '' });
  try {
    await Promise.all([begun.promise, sent.promise]);
    assert.deepEqual([running, most], [1, 1]);
  } finally {
    goOn.resolve();
    await context.jobs.stop();
  }
  assert.deepEqual([running, most], [0, 1]);
});
