import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sharedRequests } from '../webpack/shared.mjs';
import { readImports } from './read-imports.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const SESSION = path.join(WORKSPACE, 'libs/session');
/** What holds the page of a browser: two copies of it would be two pages. */
const STATE = 'page/page-here.ts';
/** Started by a remote's own host, or by tests. */
const OWN_HOSTS = ['@barg/session/standalone', '@barg/session/testing'];

const reach = (file: string, imports: Map<string, string[]>, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of imports.get(file) ?? []) reach(target, imports, seen);
  return seen;
};

test('what a remote brings along of the session asks the one that is lent for the page', () => {
  const used = new Set(
    globSync('apps/*-remote/src/**/*.{ts,tsx}', { cwd: WORKSPACE }).flatMap((file) =>
      [...readFileSync(path.join(WORKSPACE, file), 'utf8').matchAll(/from '(@barg\/session\/[\w-]+)'/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
  const brought = [...used].filter((name) => !sharedRequests.includes(name) && !OWN_HOSTS.includes(name));
  assert.ok(brought.includes('@barg/session/passwords'));
  const { exports } = JSON.parse(readFileSync(path.join(SESSION, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const imports = readImports(path.join(SESSION, 'src'));
  const copies = brought.filter((name) => {
    const entry = exports[name.replace('@barg/session', '.')] ?? '';
    return reach(entry.replace('./src/', ''), imports).has(STATE);
  });
  assert.deepEqual(copies, []);
});
