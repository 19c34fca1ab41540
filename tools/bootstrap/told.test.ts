import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { pathToFileURL } from 'node:url';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'barg-told-'));
});
after(() => rm(folder, { recursive: true }));

const told = pathToFileURL(path.join(import.meta.dirname, 'told.mjs')).href;
const outcome = pathToFileURL(path.join(import.meta.dirname, '../outcome.ts')).href;

/** What a program is told of a tool with this source. */
async function toldOf(source: string): Promise<{ lines: unknown[]; stderr: string; code: number }> {
  const [tool, starter] = [path.join(folder, 'tool.mjs'), path.join(folder, 'starter.mjs')];
  await writeFile(tool, `import { tellOutcome, tellReady } from ${JSON.stringify(outcome)};\n${source}`);
  await writeFile(
    starter,
    `import { endOf, startTold } from ${JSON.stringify(told)};
const { child, tell } = startTold([${JSON.stringify(tool)}]);
const code = await endOf(child);
tell(code);
process.exitCode = code;`,
  );
  return new Promise((resolve) => {
    execFile(process.execPath, [starter], (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => line !== '');
      resolve({ lines: lines.map((line) => JSON.parse(line) as unknown), stderr, code: Number(error?.code ?? 0) });
    });
  });
}

test('the outcome has the standard output for itself, what is said besides the standard error', async () => {
  const { lines, stderr, code } = await toldOf(
    "console.log('words'); tellOutcome({ made: 3 }); console.error('more');",
  );
  assert.deepEqual([lines, code], [[{ made: 3 }], 0]);
  assert.match(stderr, /words/);
  assert.match(stderr, /more/);
});

test('of a tool that tells nothing its end is told', async () => {
  const { lines } = await toldOf("console.log('done');");
  assert.deepEqual(
    lines.map((line) => Object.keys(line as object)),
    [['seconds']],
  );
});

test('a failure is told with the tool’s last words, beside what it has found', async () => {
  const { lines, code } = await toldOf(
    "tellOutcome({ broken: ['feed'] }); console.error('It would break feed.'); process.exitCode = 3;",
  );
  assert.deepEqual([lines, code], [[{ broken: ['feed'], error: { code: null, message: 'It would break feed.' } }], 3]);
});

test('what serves tells where at once, and nothing at its end unless it fails', async () => {
  assert.deepEqual((await toldOf("tellReady({ url: 'http://here' });")).lines, [{ url: 'http://here' }]);
  const { lines } = await toldOf("tellReady({ url: 'http://here' }); console.error('gone'); process.exitCode = 1;");
  assert.deepEqual(lines, [{ url: 'http://here' }, { error: { code: null, message: 'gone' } }]);
});
