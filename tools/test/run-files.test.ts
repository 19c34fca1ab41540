import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { readNodeCounts } from './counts.ts';

/** Runs files of these contents in one process, and answers what it reports. */
const runFiles = async (t: TestContext, ...contents: string[]) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-run-files-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const files = await Promise.all(
    contents.map(async (content, index) => {
      const file = path.join(folder, `${index}.test.mjs`);
      await writeFile(file, `import test from 'node:test';\n${content}`);
      return file;
    }),
  );
  const report = path.join(folder, 'report.json');
  const program = path.join(import.meta.dirname, 'run-files.ts');
  const { status } = spawnSync(process.execPath, [program, report, ...files], { encoding: 'utf8' });
  return { status, counts: readNodeCounts(await readFile(report, 'utf8')) };
};

const SLOW = `test('slow', () => new Promise((resolve) => setTimeout(resolve, 50)));`;

test('tests of several files are counted, one within another too', async (t) => {
  const { status, counts } = await runFiles(t, SLOW, `test('outer', (t) => t.test('inner', () => {}));`);
  assert.deepEqual([status, counts.passed, counts.failed], [0, 3, 0]);
});

test('a failed test and a file that cannot be loaded fail the run, and the others go on', async (t) => {
  const { status, counts } = await runFiles(
    t,
    `throw new Error('not loaded');`,
    `test('x', () => { throw 1; });`,
    SLOW,
  );
  assert.deepEqual([status, counts.passed, counts.failed], [1, 1, 2]);
});

test('an error that nobody awaits fails the run, and is told with the test during which it came', async (t) => {
  const stray = `test('stray', async () => {
    void Promise.reject(new Error('unawaited'));
    setTimeout(() => { throw new Error('thrown'); });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });`;
  const { status, counts } = await runFiles(t, stray, SLOW);
  assert.deepEqual([status, counts.passed, counts.failed], [1, 2, 2]);
  for (const [index, word] of ['unawaited', 'thrown'].entries()) {
    assert.match(counts.failures?.[index]?.test ?? '', /0\.test\.mjs › stray$/);
    assert.match(counts.failures?.[index]?.reason ?? '', new RegExp(`^Nobody awaited it: Error: ${word}`));
  }
});

test('promises are not followed, which would take longer than most of what they do', async (t) => {
  const content = `import { executionAsyncId } from 'node:async_hooks';
    import assert from 'node:assert';
    test('x', async () => { await null; assert.equal(executionAsyncId(), 0); });`;
  assert.equal((await runFiles(t, content)).counts.passed, 1);
});

test('a process that stays when its tests are over is ended, and what it left open is a failure', async (t) => {
  process.env.TEST_END_MS = '200';
  t.after(() => delete process.env.TEST_END_MS);
  const { status, counts } = await runFiles(
    t,
    `import { createServer } from 'node:net';
    test('open', () => void createServer().listen(0));`,
  );
  assert.deepEqual([status, counts.passed, counts.failed], [1, 1, 1]);
  assert.match(counts.failures?.[0]?.test ?? '', /› open$/);
  assert.match(counts.failures?.[0]?.reason ?? '', /TCPServerWrap/);
});

test('a test that waits for what nobody does is one failure, and those after it are run and counted', async (t) => {
  process.env.TEST_PATIENCE_MS = '700';
  t.after(() => delete process.env.TEST_PATIENCE_MS);
  const { status, counts } = await runFiles(t, `test('waits', () => new Promise(() => {}));`, SLOW, SLOW);
  assert.deepEqual([status, counts.passed, counts.failed], [1, 2, 1]);
  assert.match(counts.failures?.[0]?.reason ?? '', /timed out after 700ms/);
});
