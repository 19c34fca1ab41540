import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** Where somebody comes back who never was on a page of the site: the address stands in the answer. */
const REASONS: Record<string, string> = {
  'apps/shell/src/pages/auth/social/social-callback-page.tsx':
    'the address was given to the other site, and comes back from it',
};

test('whatever leads a guest to the login comes back to the whole address, and says what it was pressed for', async () => {
  const files = globSync('apps/{shell,*-remote}/src/**/*.{ts,tsx}', { cwd: WORKSPACE });
  const sources = files.filter((file) => !/\.test\.|\/testing\//.test(file)).sort();
  const found = await Promise.all(
    sources.map(async (file) =>
      /\b(?:loginPath|carryThroughLogin)\b/.test(await readFile(path.join(WORKSPACE, file), 'utf8')) ? [file] : [],
    ),
  );
  assert.deepEqual(found.flat(), Object.keys(REASONS), 'use useLoginLink or useGoToLogin of @barg/session');
});
