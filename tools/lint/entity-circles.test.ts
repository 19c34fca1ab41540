import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { circlesOf } from './circles.ts';
import { readImports } from './read-imports.ts';

/** Which entities of a remote each of them imports. */
function readGraph(folder: string): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const [file, targets] of readImports(path.join(WORKSPACE, folder))) {
    const [entity = ''] = file.split(path.sep);
    const others = targets.map((target) => target.split(path.sep)[0] ?? '').filter((other) => other !== entity);
    graph.set(entity, [...(graph.get(entity) ?? []), ...others]);
  }
  return graph;
}

const folders = globSync('apps/*-remote/src/entities', { cwd: WORKSPACE });

test('entities of a remote do not import one another in circles', () => {
  assert.ok(folders.length > 0);
  for (const folder of folders) assert.deepEqual(circlesOf(readGraph(folder)), [], folder);
});
