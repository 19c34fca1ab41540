import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readComponentCalls } from './component-calls.ts';

test('calls of component tests count once, and those of a test that is gone do not', (t) => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'barg-calls-'));
  t.after(() => rmSync(workspace, { recursive: true }));
  assert.deepEqual(readComponentCalls(workspace), []);
  const folder = path.join(workspace, '.cache/test-reports/component-calls');
  mkdirSync(folder, { recursive: true });
  const note = (name: string, calls: string[]) =>
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ test: `${name}.test.tsx`, calls }));
  note('here', ['GET /api/users/me', 'GET /api/posts']);
  note('too', ['GET /api/posts']);
  note('gone', ['GET /api/videos']);
  for (const name of ['here', 'too']) writeFileSync(path.join(workspace, `${name}.test.tsx`), '');
  assert.deepEqual(readComponentCalls(workspace).sort(), ['GET /api/posts', 'GET /api/users/me']);
});
