import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { importsIn } from '../lint/read-imports.ts';
import { WORKSPACE } from '../workspace.ts';

const read = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');
const find = (pattern: string): string[] => globSync(pattern, { cwd: WORKSPACE });

const { namedInputs } = JSON.parse(read('nx.json')) as { namedInputs: { toolchain: string[] } };
const patterns = namedInputs.toolchain.map((input) => input.replace('{workspaceRoot}/', ''));

/** Libraries of which every app is built: a change of theirs has all of them built anew (`^sources`). */
const librariesOfAll = find('libs/*').filter((library) => {
  const { name } = JSON.parse(read(`${library}/package.json`)) as { name: string };
  return find('apps/{shell,*-remote}/package.json').every((file) => read(file).includes(`"${name}"`));
});

const isCovered = (file: string): boolean =>
  patterns.some((pattern) => path.matchesGlob(file, pattern)) ||
  librariesOfAll.some((library) => file.startsWith(`${library}/`));

/** What the tools that build apps load, from where they begin, by paths; with what that loads in turn. */
function loadedFrom(files: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const folder = path.dirname(file);
    waiting.push(...importsIn(read(file)).map((target) => path.join(folder, target)));
  }
  return loaded;
}

test('a build is made anew when anything has changed that its tools load', () => {
  const tools = find('tools/{webpack,shared-surface}/**/*.{ts,mjs,cjs}').filter((file) => !file.endsWith('.test.ts'));
  const loaded = loadedFrom(tools);
  assert.ok(loaded.has('tools/workspace.ts'), 'imports are not found any more');
  assert.deepEqual(
    [...loaded].filter((file) => !isCovered(file)),
    [],
  );
});
