import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { WORKSPACE } from '../workspace.ts';

const run = promisify(execFile);

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

test('each tool says how it is used, and does nothing else then', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(WORKSPACE, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const tools = Object.entries(scripts).flatMap(([name, script]) => {
    const [, file] = /^node (tools\/\S+)/.exec(script) ?? [];
    return file ? [{ name, file }] : [];
  });
  assert.ok(tools.length > 14);
  // Whatever begins its work instead finds no database, no site and no free port, and is stopped.
  const env = { ...process.env, DATABASE_URL: 'postgres://nowhere.invalid/none', PORT: '1' };
  for (const { name, file } of tools) {
    const { stdout } = await run(process.execPath, [file, '--help'], { cwd: WORKSPACE, env, timeout: 60_000 });
    assert.match(stdout, /^Usage: (?:\w+=\S+ )?npm (?:run |start|test)/, name);
  }
});
