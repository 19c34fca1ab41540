import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

/** Shorter ones say little: two lines that meet are no knowledge in two places. */
const LEAST_LINES = 4;

const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:const (\w+)[^\n]*=|function (\w+))[^\n]*\n(?:.*\n)*?^[\]})`][^\n]*$/gm;

/** What a file declares at its top, whatever it is called there and however it is broken into lines. */
const bodiesIn = (code: string): string[] =>
  [...code.matchAll(DECLARATION)].flatMap(([text, constant, named]) => {
    if (text.split('\n').length < LEAST_LINES || /= styled\b/.test(text)) return [];
    const name = new RegExp(`\\b${constant ?? named}\\b`);
    return text
      .replace(/^export (?:default )?/, '')
      .replace(name, '')
      .replace(/\s+/g, ' ');
  });

/** Bodies that stand in several parts of the site, with the files. */
const repeatedAmong = (files: readonly { file: string; text: string }[]): string[][] => {
  const found = new Map<string, string[]>();
  for (const { file, text } of files)
    for (const body of bodiesIn(text)) found.set(body, [...(found.get(body) ?? []), file]);
  const partOf = (file: string): string => file.split(path.sep).slice(0, 2).join('/');
  return [...found.values()].filter((places) => new Set(places.map(partOf)).size > 1);
};

test('finds the same code under two names, and not what differs or is short', () => {
  const looks = (name: string) => `const ${name} = {\n  sent: 'status',\n  lost: 'danger',\n} as const;\n`;
  const files = (second: string) => [
    { file: 'apps/a/src/x.ts', text: `export ${looks('LOOKS')}` },
    { file: 'apps/b/src/y.ts', text: second },
  ];
  assert.deepEqual(repeatedAmong(files(looks('TONES'))), [['apps/a/src/x.ts', 'apps/b/src/y.ts']]);
  assert.deepEqual(repeatedAmong(files(looks('TONES').replace('danger', 'pending'))), []);
  assert.deepEqual(repeatedAmong(files('const f = () => {\n};\n').concat(files('const f = () => {\n};\n'))), []);
});

test('no two parts of the front end hold the same code: it has one place that both may import', () => {
  const files = globSync(['apps/{shell,edge,*-remote}/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], {
    cwd: WORKSPACE,
  })
    // Looks may meet: each part says its own.
    .filter((file) => !/\.test\.|\.styles\.ts$|[/\\](?:testing|generated)[/\\]/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }));
  assert.ok(files.length > 1000, 'the files are not found any more');
  assert.deepEqual(repeatedAmong(files), []);
});
