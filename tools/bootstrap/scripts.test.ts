import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { fullTest } from '../../apps/api/src/testing/full-test.ts';
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

/** Whatever begins its work although it should not finds no database, no site and no free port, and is stopped. */
const nowhere = { ...process.env, DATABASE_URL: 'postgres://nowhere.invalid/none', PORT: '1' };
const options = { cwd: WORKSPACE, env: nowhere, timeout: 120_000 };

/** What npm runs for each script of the workspace: a program of Node, and the words that it is always given. */
async function toolsOf(): Promise<{ name: string; words: string[] }[]> {
  const { scripts } = JSON.parse(await readFile(path.join(WORKSPACE, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const tools = Object.entries(scripts).map(([name, script]) => {
    const [program, ...words] = script.split(' ');
    assert.equal(program, 'node', `${name} is a program of somebody else, whose words are others: tools/program`);
    return { name, words };
  });
  assert.ok(tools.length > 20);
  return tools;
}

/** Two at a time: each is a start of Node and little more. */
const limit = pLimit(2);

test('each tool says how it is used, and how a program uses it, and does nothing else then', async () => {
  const ask = async ({ name, words }: { name: string; words: string[] }): Promise<void> => {
    const { stdout } = await run(process.execPath, [...words, '--help'], options);
    assert.match(stdout, /^Usage: (?:\w+=\S+ )?npm (?:run |start|test)/, name);
    assert.match(stdout, /--json/, name);
  };
  await Promise.all((await toolsOf()).map((tool) => limit(ask, tool)));
});

fullTest('each tool refuses what it does not know, and tells it a program as one line of JSON', async () => {
  const ask = async ({ name, words }: { name: string; words: string[] }): Promise<void> => {
    const given = [...words, '--json', '--what-nobody-knows'];
    const { code, stdout } = await run(process.execPath, given, options).then(
      (output) => ({ ...output, code: 0 }),
      (error: { code: number; stdout: string }) => error,
    );
    assert.equal(code, 1, `${name}: ${stdout}`);
    const { error } = JSON.parse(stdout) as { error: { code: null; message: string } };
    assert.deepEqual([error.code, stdout.trim().includes('\n')], [null, false], name);
    assert.match(error.message, /what-nobody-knows/, name);
  };
  await Promise.all((await toolsOf()).map((tool) => limit(ask, tool)));
});
