import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { circlesOf } from './circles.ts';
import { readImports } from './read-imports.ts';

const parts = globSync('{apps,libs}/*/src', { cwd: WORKSPACE });

test('no files of a part import one another in a circle, types and what is loaded later counted', () => {
  assert.ok(parts.length > 12, 'the parts are not found any more');
  for (const part of parts) assert.deepEqual(circlesOf(readImports(path.join(WORKSPACE, part))), [], part);
});
