import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../../workspace.ts';
import { isPartName } from '../parts.ts';
import { reportToMarkdown } from '../report/markdown.ts';
import { demandOf } from './demand.ts';
import { fanOutOf } from './fan-out.ts';
import { breaksAt, enoughFor, LIMITS } from './limits.ts';
import { computeModel } from './model.ts';
import { LOAD, SOCKETS_OF_PROCESS } from './process.ts';
import costs from './unit-costs.json' with { type: 'json' };

test('each unit cost names the part of the bench that printed it and when', () => {
  for (const [name, { from, measured }] of Object.entries(costs)) {
    const part = /^npm run bench -- ([a-z-]+): /.exec(from)?.[1];
    assert.ok(part !== undefined && isPartName(part) && /^\d{4}-\d\d-\d\d$/.test(measured), name);
  }
});

test('a hundred times the members need a hundred times as much', () => {
  const [small, large] = [demandOf(10_000), demandOf(1_000_000)];
  for (const [key, value] of Object.entries(small))
    assert.ok(Math.abs(large[key as keyof typeof large] / value - 100) < 1e-6, key);
});

test('a larger site breaks at all that a smaller one does', () => {
  const parts = [10_000, 1_000_000, 100_000_000].map((members) => breaksAt(demandOf(members)).map(({ part }) => part));
  for (const [at, smaller] of parts.slice(0, -1).entries())
    for (const part of smaller) assert.ok(parts[at + 1]?.includes(part), part);
});

test('one of a part is enough for so many members, and for not one more', () => {
  for (const limit of LIMITS) {
    const enough = enoughFor(limit);
    assert.deepEqual([limit.count(demandOf(enough)), limit.count(demandOf(enough + 1))], [1, 2], limit.part);
  }
});

test('what Redis hands out grows with the events times the processes, and ends where reading takes a core', () => {
  const [few, many] = [fanOutOf(demandOf(1_000_000)), fanOutOf(demandOf(100_000_000))];
  assert.ok(many.entries / few.entries > 1000 && many.splitCores / few.splitCores < 101);
  assert.equal(fanOutOf({ ...demandOf(1_000_000), eventsPerSecond: 1e6 }).processes, Infinity);
  assert.deepEqual(fanOutOf(demandOf(100)), {
    processes: 1,
    entries: 0,
    redisCores: 0,
    readingCores: 0,
    splitCores: 0,
  });
});

test('the guide to several processes has the figures of the bench', () => {
  const guide = readFileSync(path.join(WORKSPACE, 'docs/guides/several-processes.md'), 'utf8').replaceAll('\n', ' ');
  const { apiMemory, workerMemory, edgeMemory, socketMemory } = costs;
  const [api, worker, edge, socket] = [apiMemory, workerMemory, edgeMemory, socketMemory].map(({ value }) =>
    Math.round(value),
  );
  assert.ok(guide.includes(`takes ${api} MB (API), ${worker} MB (worker) or ${edge} MB (edge)`));
  assert.ok(guide.includes(`A socket adds ${socket} kB`));
  const inHundreds = (value: number) => (Math.floor(value / 100) * 100).toLocaleString('en-US');
  const [most, kept] = [inHundreds(SOCKETS_OF_PROCESS), inHundreds(SOCKETS_OF_PROCESS * LOAD)];
  assert.ok(guide.includes(`${most} with a core, of which 60 % are ${kept}`));
});

test('docs/scale.md has the tables as the model computes them; npm run bench -- model --write puts them there', () => {
  const text = readFileSync(path.join(WORKSPACE, 'docs/scale.md'), 'utf8');
  assert.ok(text.includes(reportToMarkdown(computeModel())));
});
