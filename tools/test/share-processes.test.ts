import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealOut, hasSuites, longestFirst, needsOwnProcess, secondsOfFiles, weightOf } from './share-processes.ts';

test('a test file has a process of its own when it changes what a process shares', () => {
  assert.equal(needsOwnProcess("test('x', () => {});"), false);
  assert.equal(needsOwnProcess("test('x', (t) => { t.after(() => {}); });"), false);
  assert.equal(needsOwnProcess(`${'after'}(() => database.close());`), true);
  assert.equal(needsOwnProcess(`import { ${'mock'}, test } from 'node:test';`), true);
  assert.equal(needsOwnProcess('t.mock.timers.enable();'), false);
  assert.equal(needsOwnProcess(`t.mock.${'method'}(pg.Client.prototype, 'query');`), true);
  assert.equal(needsOwnProcess(`process.${'env'}.TZ = 'UTC';`), true);
  assert.equal(needsOwnProcess(`Object.assign(process.${'env'}, KEYS);`), true);
  assert.equal(needsOwnProcess('const seed = process.env.SEED ?? 1;'), false);
  assert.equal(needsOwnProcess("if (process.env.TZ === 'UTC') return;"), false);
  assert.equal(needsOwnProcess(`/** @${'own-process'}: a port of the machine. */`), true);
});

test('a file has suites when it imports them, whatever its own functions are called', () => {
  assert.equal(hasSuites("import { test } from 'node:test';\nconst describe = () => '';"), false);
  assert.equal(hasSuites("import { test } from 'node:test';\nimport { it } from './x.ts';"), false);
  assert.equal(hasSuites("import {\n  describe,\n  test,\n} from 'node:test';"), true);
});

test('files are dealt out into shares of about one weight, each once', () => {
  const files = [1, 4, 2, 3, 4].map((weight, index) => ({ path: `${index}`, weight }));
  const jobs = dealOut(files, 2);
  assert.deepEqual(jobs.flatMap((job) => job.files).sort(), ['0', '1', '2', '3', '4']);
  assert.deepEqual(
    jobs.map(({ weight }) => weight),
    [7, 7],
  );
  assert.equal(dealOut(files, 9).length, files.length);
});

test('a file weighs what it took the last time, else what its tests are worth', () => {
  assert.equal(weightOf('', 12), 12);
  const heavy = weightOf("test('one', () => {});\n  test('two', () => {});", undefined);
  assert.ok(heavy > weightOf("test('one', () => {});", undefined));
  assert.deepEqual(
    longestFirst([{ weight: 1 }, { weight: 3 }, { weight: 2 }]).map(({ weight }) => weight),
    [3, 2, 1],
  );
});

test('the seconds of a file are those of its tests together', () => {
  const times = [1, 2].map((seconds) => ({ test: `/home/barg/tools/x.test.ts › ${seconds}`, seconds }));
  assert.deepEqual(secondsOfFiles(times, '/home/barg'), { 'tools/x.test.ts': 3.5 });
});
