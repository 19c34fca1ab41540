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

test('what fails is tried again with what was asked for meanwhile, and nobody has to ask for that', async () => {
  const runs: Array<readonly string[]> = [];
  const ask = createGathering<string>(
    async (items) => {
      runs.push(items);
      if (runs.length < 3) throw new Error('broken');
    },
    [1, 1],
  );
  const work = ask('one');
  ask('two');
  await work;
  assert.deepEqual(
    runs.map((items) => items.toSorted()),
    [['one'], ['one', 'two'], ['one', 'two']],
  );
});

test('what fails once more after the last pause is given up and told, and the rest goes on', async () => {
  const runs: Array<readonly string[]> = [];
  const ask = createGathering<string>(
    async (items) => {
      runs.push(items);
      if (runs.length === 2) ask('two');
      if (runs.length <= 2) throw new Error('broken');
    },
    [1],
  );
  await assert.rejects(ask('one') ?? Promise.resolve(), /broken/);
  assert.deepEqual(runs, [['one'], ['one'], ['two']]);
  await ask('three');
  assert.deepEqual(runs.at(-1), ['three']);
});
