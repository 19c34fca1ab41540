import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

const ENDPOINT = /^\s+(\w+): \w+\.(?:query|mutation|infiniteQuery)\b/gm;

/** Names of endpoints that a source adds to the one cache. */
const namesIn = (source: string): string[] =>
  source.includes('injectEndpoints') ? [...source.matchAll(ENDPOINT)].map(([, name = '']) => name) : [];

test('every endpoint of the shared cache has a name of its own: of two, the one that loads later would be ignored', async () => {
  const places = new Map<string, string[]>();
  for await (const file of glob('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: WORKSPACE })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const name of namesIn(await readFile(`${WORKSPACE}/${file}`, 'utf8')))
      places.set(name, [...(places.get(name) ?? []), file]);
  }
  assert.ok(places.size > 100, 'the endpoints are found');
  assert.deepEqual(
    [...places].filter(([, files]) => files.length > 1),
    [],
  );
});

test('finds the names of queries, mutations and lists', () => {
  const source = `api.injectEndpoints({ endpoints: (build) => ({
    post: build.query<Post, string>({}),
    like: build.mutation({}),
    postPages: build.infiniteQuery({}),
  }) })`;
  assert.deepEqual(namesIn(source), ['post', 'like', 'postPages']);
});
