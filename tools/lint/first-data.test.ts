import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { descriptorOf, remoteApps } from '../workspace-remotes.ts';
import { WORKSPACE } from '../workspace.ts';

const read = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');

test('first calls are stated once, with the query that they answer', async () => {
  const apps = await remoteApps();
  const pages: string[] = [];
  for (const app of apps) {
    const { routes } = await descriptorOf(app);
    for (const { expose, firstCalls } of routes)
      if (firstCalls) pages.push(path.join('apps', app, 'src/app/exposes', `${expose}.tsx`));
  }
  assert.ok(pages.length > 10, 'the pages with first calls are not found any more');
  assert.deepEqual(
    pages.filter((page) => !read(page).includes('firstData: ')),
    [],
    'pages of which the cache is not told what their first calls answered',
  );
  assert.deepEqual(
    apps.filter((app) => read(`apps/${app}/src/remote.ts`).includes('firstCalls: [')),
    [],
    'first calls as text, beside the query that makes them',
  );
});
