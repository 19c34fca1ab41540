import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

const CALL = /\buse(?:Lazy)?\w+(?:Query|Mutation)\b|from '@barg\/api-client\/(?!models')|\bfetch\(/;

test('routes fetch nothing: they join features, of which each asks for its own', () => {
  assert.match('const { data } = useStreamQuery(streamId);', CALL);
  assert.match("import { getStream } from '@barg/api-client/streaming';", CALL);
  const routes = globSync('apps/*-remote/src/routes/**/*.{ts,tsx}', { cwd: WORKSPACE }).filter(
    (file) => !file.includes('.test.'),
  );
  assert.ok(routes.length > 30, 'the routes are not found any more');
  const fetching = routes.filter((file) => CALL.test(readFileSync(path.join(WORKSPACE, file), 'utf8')));
  assert.deepEqual(fetching, []);
});
