import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { importsIn, valueImportsIn } from '../lint/read-imports.ts';
import { WORKSPACE } from '../workspace.ts';

const MOST_FILES = 5;
const MOST_FILES_OF_AN_EVENT = 6;
const read = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');
const architecture = read('docs/architecture.md');

/** Each way that the page tells: its address, the folder, the operation at its end, and the files in between. */
const ways = [...architecture.matchAll(/^- `(\S+)` in `(\S+)`, to `(\w+)`:\n((?: {2}`\S+`\n)+)/gm)].map(
  ([, address = '', folder = '', operation = '', files = '']) => ({
    address,
    operation,
    files: [...files.matchAll(/`(\S+)`/g)].map(([, file = '']) => path.join(folder, file)),
  }),
);

/** The files of the repository that a file imports, at once or when they are needed. */
const importsOf = (file: string): string[] =>
  importsIn(read(file)).map((target) => path.join(path.dirname(file), target));

/** Those of which it takes a value, at once. */
const valuesOf = (file: string): string[] =>
  valueImportsIn(read(file)).map((target) => path.join(path.dirname(file), target));

test('from an address the call is five files away at most, each of which imports the next', () => {
  assert.ok(ways.length >= 6, `${ways.length} ways`);
  for (const { address, operation, files } of ways) {
    assert.ok(files.length <= MOST_FILES, `${address} takes ${files.length} files`);
    files.slice(1).forEach((file, index) => {
      assert.ok(importsOf(files[index] ?? '').includes(file), `${address}: ${files[index]} does not import ${file}`);
    });
    const last = read(files.at(-1) ?? '');
    assert.match(
      last,
      new RegExp(`\\b${operation}\\b[^;]*from '@barg/api-client/`),
      `${address}: the call is not made`,
    );
    assert.match(last, new RegExp(`\\b${operation}\\(`), `${address}: ${operation} is not called`);
  }
});

test('from the socket a message is drawn six files away at most, each of which takes a value of the next one', () => {
  const [, section = ''] = architecture.split('## From an event to the pixel');
  const files = [...section.matchAll(/^\d+\. `(\S+)`/gm)].map(([, file = '']) => file);
  assert.ok(files.length > 2 && files.length <= MOST_FILES_OF_AN_EVENT, `${files.length} files`);
  const [socket = '', listener = '', ...rest] = files;
  assert.match(read(socket), /export const \{[^}]*\bon\b[^}]*\} = socketBus/);
  const entry = 'libs/session/src/realtime/index.ts';
  assert.equal(JSON.parse(read('libs/session/package.json')).exports['./realtime'], './src/realtime/index.ts');
  assert.ok(importsOf(entry).includes(socket), `${entry} does not hand on ${socket}`);
  assert.match(read(listener), /\bon\b[^;]*from '@barg\/session\/realtime'/);
  assert.match(read(listener), /\bon\('message\.created'\)/);
  rest.forEach((file, index) => {
    const before = files[index + 1] ?? '';
    // What is cached or selected is taken from the file before; a component draws the next one.
    const [from, to] = file.endsWith('.tsx') && before.endsWith('.tsx') ? [before, file] : [file, before];
    assert.ok(valuesOf(from).includes(to), `${from} takes no value of ${to}`);
  });
});

test('every file that the page names is there', () => {
  const named = [...architecture.matchAll(/`((?:apps|libs|tools)\/[\w./-]+\.(?:tsx?|mjs))`/g)].map(
    ([, file = '']) => file,
  );
  assert.ok(named.length >= 6);
  for (const file of named) read(file);
});
