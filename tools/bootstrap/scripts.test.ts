import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

/** What npm runs by itself when it installs; source: the npm documentation, "scripts", life cycle operation order. */
const RUN_BY_INSTALLING = [
  ...['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare'],
  ...['predependencies', 'dependencies', 'postdependencies'],
];

test('installing runs no script of this repository', async () => {
  const files = globSync(['package.json', '{apps,libs}/*/package.json', 'e2e/package.json'], { cwd: WORKSPACE });
  assert.ok(files.length > 10);
  for (const file of files) {
    const { scripts = {} } = JSON.parse(await readFile(path.join(WORKSPACE, file), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    assert.deepEqual(
      Object.keys(scripts).filter((name) => RUN_BY_INSTALLING.includes(name)),
      [],
      file,
    );
  }
});
