import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readImports, valueImportsIn } from './read-imports.ts';

test('reads every way to import a file, of components too, and no packages', (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const code = [
    "import './first.ts';",
    "import { useState } from 'react';",
    "import type { Second } from './second.ts';",
    "const load = () => import('../third.tsx');",
    'const named = () => import(/* webpackChunkName: "menus" */ \'./fourth.tsx\');',
    "export * from './fifth.ts';",
  ];
  writeFileSync(path.join(folder, 'page.tsx'), code.join('\n'));
  writeFileSync(path.join(folder, 'words.json'), "import './nothing.ts'");
  assert.deepEqual(
    [...readImports(folder)],
    [['page.tsx', ['first.ts', 'second.ts', '../third.tsx', 'fourth.tsx', 'fifth.ts']]],
  );
});

test('tells of which files a value is taken at once', () => {
  const code = [
    "import './alone.ts';",
    "import { type First } from './types.ts';",
    "import type { Second } from './more-types.ts';",
    "import { third, type Fourth } from './values.ts';",
    "import {\n  fifth,\n  type Sixth,\n} from './lines.ts';",
    "import { type Seventh, type Eighth } from './types-alone.ts';",
    "export { ninth } from './handed-on.ts';",
    "const load = () => import('./later.ts');",
  ].join('\n');
  assert.deepEqual(valueImportsIn(code), ['./values.ts', './lines.ts', './handed-on.ts']);
});
