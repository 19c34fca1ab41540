import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

/** Which entities an entity imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const RELATIVE = /(?:from |import\()(?:\/\*.*?\*\/ )?'(\.[^']+)'/g;

/** The path of an entity's folder that a file lies in. */
const entityOf = (file: string): string | undefined => /^apps\/[^/]+-remote\/src\/entities\/[^/]+/.exec(file)?.[0];

function readGraph(): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of globSync('apps/*-remote/src/entities/**/*.{ts,tsx}', { cwd: WORKSPACE })) {
    const from = entityOf(file);
    if (!from) continue;
    const known = graph.get(from) ?? graph.set(from, new Set()).get(from);
    for (const [, specifier = ''] of readFileSync(path.join(WORKSPACE, file), 'utf8').matchAll(RELATIVE)) {
      const to = entityOf(path.join(path.dirname(file), specifier));
      if (to && to !== from) known?.add(to);
    }
  }
  return graph;
}

/** The first way that leads back to where it began. */
function findCircle(graph: Graph, way: readonly string[] = []): readonly string[] | null {
  const last = way.at(-1);
  const next = last === undefined ? [...graph.keys()] : [...(graph.get(last) ?? [])];
  for (const entity of next) {
    if (way.includes(entity)) return [...way.slice(way.indexOf(entity)), entity];
    const circle = findCircle(graph, [...way, entity]);
    if (circle) return circle;
  }
  return null;
}

test('entities of a remote do not import one another in circles', () => {
  const graph = readGraph();
  assert.ok(graph.size > 0);
  assert.deepEqual(findCircle(graph), null);
});

test('a circle over several entities is found', () => {
  const graph = new Map([
    ['post', new Set(['media', 'comment'])],
    ['media', new Set<string>()],
    ['comment', new Set(['performer'])],
    ['performer', new Set(['post'])],
  ]);
  assert.deepEqual(findCircle(graph), ['post', 'comment', 'performer', 'post']);
});
