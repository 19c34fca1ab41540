import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

/** By what name Node 20.0 has it, looked up in its documentation: an import of another name fails before anything runs. */
const IN_NODE_20: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': ['spawn', 'spawnSync'],
  'node:fs': ['existsSync', 'readFileSync'],
  'node:timers/promises': ['setTimeout'],
  'node:url': ['fileURLToPath', 'pathToFileURL'],
};

/** Names that a file imports from modules of Node's; whole modules (`import path from …`) are there in any version. */
const importedBy = (code: string): Array<[from: string, name: string]> =>
  [...code.matchAll(/import \{([^}]+)\} from '(node:[^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name): [string, string] => [from, name.trim().split(' as ')[0] ?? '']),
  );

test('what runs before anything is installed imports what Node 20 has, and no package', async () => {
  const files = globSync(['tools/*.mjs', 'tools/bootstrap/*.mjs'], { cwd: WORKSPACE });
  assert.ok(files.length > 20);
  for (const file of files) {
    const code = await readFile(path.join(WORKSPACE, file), 'utf8');
    for (const [from, name] of importedBy(code))
      assert.ok(IN_NODE_20[from]?.includes(name), `${file}: ${name} of ${from}`);
    for (const [, from = ''] of code.matchAll(/^import [^'\n]*'([^']+)'/gm)) assert.match(from, /^(?:node:|\.)/, file);
  }
});
