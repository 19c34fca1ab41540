import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { circlesOf } from './circles.ts';
import { readImports } from './read-imports.ts';
import { findWriters } from './table-writers.ts';

const SOURCE = path.join(WORKSPACE, 'apps/api/src');
const MODULE = /^modules\/([^/]+)\//;
/** What only tests load. */
const TESTING = /(\.test\.ts|\/testing\.ts|\/testing\/.*)$/;

/** Imports of the API's files of each other, types among them, as paths below its `src`. */
const all = readImports(SOURCE);
/** Those of the files that are not for tests alone. */
const imports = new Map([...all].filter(([file]) => !TESTING.test(`/${file}`)));

test('no files of the API import each other in a circle', () => {
  assert.ok(all.size > 900, 'the files are not found any more');
  assert.deepEqual(circlesOf(all), []);
});

test('no modules of the API stand on each other in a circle', () => {
  const modules = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const [, from] = MODULE.exec(file) ?? [];
    if (from === undefined) continue;
    const others = targets.flatMap((target) => MODULE.exec(target)?.[1] ?? []).filter((to) => to !== from);
    modules.set(from, [...(modules.get(from) ?? []), ...others]);
  }
  assert.deepEqual(circlesOf(modules), []);
});

/** What a caller of hooks names all the same of those who take part. */
const NAMED_ALL_THE_SAME: Readonly<Record<string, readonly string[]>> = {
  // Whether somebody is who he says, and what goes last of all: the account's row and files.
  'account-deletion': ['accounts', 'files'],
  // Its lists of bookmarks show items as their modules present them.
  reactions: ['feed-posts', 'galleries', 'products', 'videos'],
  // A package is priced with its coupon, and a use that was counted comes back where the payment fails.
  payments: ['coupons'],
  // At the entrance of a stream it is written down what became of the holder of a ticket: reading, with no transaction.
  streaming: ['stream-tickets'],
};

test('who calls a hook of the API names none of those who take part', async () => {
  const source = async (file: string) => [
    MODULE.exec(file)?.[1] ?? '',
    await readFile(path.join(SOURCE, file), 'utf8'),
  ];
  const files = await Promise.all([...imports.keys()].filter((file) => MODULE.test(file)).map(source));
  const calls = files.flatMap(([module = '', text = '']) =>
    [...text.matchAll(/callHook\('(\w+)'|\bcontext\.(on\w+)/g)].map(([, hook, later]) => ({
      module,
      hook: hook ?? later,
    })),
  );
  assert.ok(calls.length > 15, 'the calls are not found any more');
  const modules = await Promise.all([...imports.keys()].filter((file) => file.endsWith('.module.ts')).map(source));
  const named = calls.flatMap(({ module, hook }) => {
    const takePart = modules
      .filter(([, text = '']) => new RegExp(`^  ${hook}\\b`, 'm').test(text))
      .map(([name]) => name);
    return [...imports]
      .filter(([file]) => MODULE.exec(file)?.[1] === module)
      .flatMap(([file, targets]) => targets.map((target) => ({ file, to: MODULE.exec(target)?.[1] ?? '' })))
      .filter(({ to }) => to !== module && takePart.includes(to) && !NAMED_ALL_THE_SAME[module]?.includes(to))
      .map(({ file, to }) => `${file} imports ${to}, which takes part in ${hook}`);
  });
  assert.deepEqual([...new Set(named)], []);
});

test('what a module is to the API is known to the list of modules alone', () => {
  const others = [...imports].filter(([file]) => file !== 'modules/index.ts');
  const known = others.flatMap(([file, targets]) =>
    targets.filter((target) => target.endsWith('.module.ts')).map((target) => `${file} imports ${target}`),
  );
  assert.deepEqual(known, []);
  const listed = new Set(imports.get('modules/index.ts'));
  const unlisted = [...imports.keys()].filter((file) => file.endsWith('.module.ts') && !listed.has(file));
  assert.deepEqual(unlisted, []);
});

test('each table of the database is written by one module', () => {
  const writers = [...findWriters(SOURCE, (file) => imports.has(file) && !file.startsWith('seed/'))];
  assert.ok(writers.length > 50, 'the statements are not found any more');
  const shared = writers.filter(([, owners]) => owners.size > 1);
  assert.deepEqual(
    shared.map(([table, owners]) => `${table}: ${[...owners].sort().join(', ')}`),
    [],
  );
});
