import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { runTogether, together, type Stage } from './run-stage.ts';

const stage = (name: string, isOneCore?: boolean): Stage => ({ name, command: [], isOneCore });

test('stages of one core run beside their neighbours of one core, the others alone and in their order', () => {
  const groups = together([stage('a'), stage('b', true), stage('c', true), stage('d'), stage('e', true)]);
  assert.deepEqual(
    groups.map((group) => group.map(({ name }) => name)),
    [['a'], ['b', 'c'], ['d'], ['e']],
  );
});

test('of stages beside each other each prints in one piece and counts for itself, one that fails too', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-run-stage-'));
  t.after(() => rm(folder, { recursive: true }));
  const [file, log] = [path.join(folder, 'stage.mjs'), path.join(folder, 'log')];
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';
     const [, , name, code] = process.argv;
     appendFileSync(${JSON.stringify(log)}, 'begin ');
     console.log(name + ' 1');
     await new Promise((resolve) => setTimeout(resolve, 500));
     console.error(name + ' 2');
     appendFileSync(${JSON.stringify(log)}, 'end ');
     process.exitCode = Number(code);`,
  );
  const said: string[] = [];
  t.mock.method(console, 'log', (line: string) => void said.push(`${line}\n`));
  t.mock.method(process.stdout, 'write', (text: Buffer) => said.push(text.toString()) > 0);
  const results = await runTogether([
    { name: 'stage-test-one', command: [file, 'one', '0'] },
    { name: 'stage-test-two', command: [file, 'two', '3'] },
  ]);
  t.mock.restoreAll();
  assert.deepEqual(
    results.map(({ name, passed, failed }) => [name, passed, failed]),
    [
      ['stage-test-one', 1, 0],
      ['stage-test-two', 0, 1],
    ],
  );
  const printed = said.join('');
  assert.ok(printed.includes('\n== stage-test-one ==\none 1\none 2\n'), printed);
  assert.ok(printed.includes('\n== stage-test-two ==\ntwo 1\ntwo 2\n'), printed);
  if (os.availableParallelism() > 1) assert.equal(await readFile(log, 'utf8'), 'begin begin end end ');
});
