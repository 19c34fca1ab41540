/**
 * Writes down which calls of the API the page of a test file made and had answered, for tools/test/page-calls.ts: what
 * a component test shows needs no browser to be shown again.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const WORKSPACE = path.resolve(__dirname, '../..');
const FOLDER = path.join(WORKSPACE, '.cache/test-reports/component-calls');

const calls = new Set();
globalThis.noteApiCall = (call) => void calls.add(call);

afterAll(() => {
  if (calls.size === 0) return;
  const test = path.relative(WORKSPACE, expect.getState().testPath);
  mkdirSync(FOLDER, { recursive: true });
  const name = createHash('sha256').update(test).digest('hex').slice(0, 16);
  writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify({ test, calls: [...calls] }));
});
