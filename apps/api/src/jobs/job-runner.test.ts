import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { modules } from '../modules/index.ts';
import { createTestApi } from '../testing/api.ts';
import { gatherJobs } from './gather-jobs.ts';
import { createJobRunner } from './job-runner.ts';

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
  const lanes = ['clip', 'film'].map((task) => ({ tasks: [task], atATime: 1 }));
  await context.work(async (unit) => {
    for (const number of [1, 2, 3]) await unit.addJob('film', { number });
    for (const number of [1, 2, 3]) await unit.addJob('clip', { number });
    await unit.addJob('letter', {});
  });
  await context.jobs.start(context, { handlers, lanes, crontab: '' });
  try {
    await Promise.all([filmBegun.promise, clipBegun.promise, sent.promise]);
    assert.deepEqual([running, most], [2, 2], 'one of each at a time');
  } finally {
    goOn.resolve();
    await context.jobs.stop();
  }
  assert.deepEqual([running, most], [0, 2]);
});

test('letters and what is quick wait for no gateway, push service or page, however many do not answer', async (t) => {
  const api = await createTestApi(t);
  const { lanes } = gatherJobs(modules);
  const hanging = lanes.flatMap(({ tasks }) => tasks).filter((task) => task !== 'mails.send');
  const [goOn, sent, done] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const running = new Set<string>();
  const hang = async (_context: unknown, payload: unknown) => {
    running.add((payload as { task: string }).task);
    await goOn.promise;
  };
  const handlers = {
    ...Object.fromEntries(hanging.map((task) => [task, hang])),
    'mails.send': async () => sent.resolve(),
    'send-login-link': async () => done.resolve(),
  };
  await api.context.work(async (unit) => {
    for (const task of hanging) for (const number of [1, 2, 3, 4]) await unit.addJob(task, { task, number });
  });
  // The fewest connections that may be configured: no lane keeps one.
  const runner = createJobRunner(api.connectionString, api.context.log, { connections: 5 });
  const warned = new Set<string>();
  const note = ({ name }: Error) => warned.add(name);
  process.on('warning', note);
  await runner.start(api.context, { handlers, lanes, crontab: '' });
  try {
    const stuck = lanes.filter(({ tasks }) => !tasks.includes('mails.send'));
    while (stuck.some(({ tasks }) => !tasks.some((task) => running.has(task)))) await setTimeout(20);
    await api.context.work(async (unit) => {
      await unit.addJob('mails.send', {});
      await unit.addJob('send-login-link', {});
    });
    await Promise.all([sent.promise, done.promise]);
  } finally {
    goOn.resolve();
    await runner.stop();
    process.off('warning', note);
  }
  assert.deepEqual([...warned], []);
});

test('a job of any lane is begun when it is queued, not at its next look', async (t) => {
  const api = await createTestApi(t);
  const began = new EventEmitter();
  const handlers = { letter: async () => void began.emit('letter') };
  await api.context.jobs.start(api.context, { handlers, lanes: [{ tasks: ['letter'], atATime: 1 }], crontab: '' });
  try {
    const waits: number[] = [];
    for (let count = 0; count < 4; count++) {
      const from = performance.now();
      const begins = once(began, 'letter');
      await api.context.work((unit) => unit.addJob('letter', {}));
      await begins;
      waits.push(performance.now() - from);
    }
    // The first may come before it is listened for.
    assert.ok(Math.min(...waits) < 500, waits.join());
  } finally {
    await api.context.jobs.stop();
  }
});
