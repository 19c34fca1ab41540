import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circlesOf } from './circles.ts';

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

test('finds every circle, however long, and names all that stand in it', () => {
  const circles = circlesOf(graph({ a: ['b'], b: ['c', 'x'], c: ['a', 'd'], d: ['e'], e: ['d'], x: ['y'] }));
  assert.deepEqual(circles.sort(), [
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('finds none where two ways lead to the same place', () => {
  assert.deepEqual(circlesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d', 'b'], d: [] })), []);
});
