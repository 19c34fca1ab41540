import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../../workspace.ts';
import { isPartName } from '../parts.ts';
import { reportToMarkdown } from '../report/markdown.ts';
import { demandOf } from './demand.ts';
import { breaksAt } from './limits.ts';
import { computeModel } from './model.ts';
import costs from './unit-costs.json' with { type: 'json' };

test('each unit cost names the part of the bench that printed it and when, or that it is assumed', () => {
  for (const [name, { from, measured }] of Object.entries(costs)) {
    const part = /^npm run bench -- ([a-z-]+): /.exec(from)?.[1];
    if (measured === null) assert.match(from, /^assumed: /, name);
    else assert.ok(part !== undefined && isPartName(part) && /^\d{4}-\d\d-\d\d$/.test(measured), name);
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

test('docs/scale.md has the tables as the model computes them; npm run bench -- model --write puts them there', () => {
  const text = readFileSync(path.join(WORKSPACE, 'docs/scale.md'), 'utf8');
  assert.ok(text.includes(reportToMarkdown(computeModel())));
});
