import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGathering } from './gathering.ts';

test('what is asked for during a run is done by the next one, each once', async () => {
  const runs: Array<readonly string[]> = [];
  let end = (): void => undefined;
  const ask = createGathering<string>((items) => {
    runs.push(items);
    return new Promise((resolve) => (end = resolve));
  });
  const work = ask('one');
  for (const item of ['two', 'three', 'two']) assert.equal(ask(item), undefined);
  assert.deepEqual(runs, [['one']]);
  end();
  await new Promise(setImmediate);
  assert.deepEqual(runs, [['one'], ['two', 'three']]);
  end();
  await work;
  void ask('four');
  assert.deepEqual(runs.at(-1), ['four']);
});

test('a failure is told to whoever began, and what was asked for meanwhile is done with the next', async () => {
  const runs: Array<readonly string[]> = [];
  const ask = createGathering<string>(async (items) => {
    runs.push(items);
    if (runs.length === 1) throw new Error('broken');
  });
  const work = ask('one');
  ask('two');
  await assert.rejects(work ?? Promise.resolve(), /broken/);
  await ask('three');
  assert.deepEqual(runs, [['one'], ['two', 'three']]);
});
