import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import test from 'node:test';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { fullTest } from '../../apps/api/src/testing/full-test.ts';
import { commands } from '../deploy/commands.ts';
import { WORKSPACE } from '../workspace.ts';
import { PROGRAMS } from './programs.ts';

const run = promisify(execFile);
const options = { cwd: WORKSPACE, timeout: 120_000 };
const KIT = 'tools/remote-kit/main.ts';

/** Everything that stands after `barg-remote`. */
const KIT_COMMANDS = [...Object.keys(PROGRAMS), 'dev', ...Object.keys(commands)];

/** Two at a time: each is a start of Node and little more. */
const limit = pLimit(2);
const ofEach = (ask: (command: string) => Promise<void>) =>
  Promise.all(KIT_COMMANDS.map((command) => limit(ask, command)));

test('the kit names all its commands, and each of them says how it is used', async () => {
  assert.ok(KIT_COMMANDS.length > 15);
  const { stdout: usage } = await run(process.execPath, [KIT], options);
  for (const command of KIT_COMMANDS) assert.match(usage, new RegExp(`^ +(?:[a-z]+, )*${command}\\b`, 'm'));
  await ofEach(async (command) => {
    const { stdout } = await run(process.execPath, [KIT, command, '--help'], options);
    assert.match(stdout, /^Usage: np[mx] /, command);
    assert.match(stdout, /--json/, command);
  });
});

fullTest('each command of the kit tells a program as one line of JSON what it does not know', async () => {
  await ofEach(async (command) => {
    const given = [KIT, command, '--json', '--what-nobody-knows'];
    const { code, stdout } = await run(process.execPath, given, options).then(
      (output) => ({ ...output, code: 0 }),
      (error: { code: number; stdout: string }) => error,
    );
    assert.notEqual(code, 0, command);
    const { error } = JSON.parse(stdout) as { error: { code: null; message: string } };
    assert.deepEqual([error.code, stdout.trim().includes('\n')], [null, false], command);
    assert.notEqual(error.message, '', command);
  });
});
