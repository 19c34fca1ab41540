import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import webpack, { type Configuration, type Stats } from 'webpack';
import { WORKSPACE } from '../workspace.ts';
import { commonConfig } from './common.mjs';

test('an error in a source is told once, with its place and without a stack of the compiler', async (t) => {
  // Read by swc when it is loaded, as the first source is compiled.
  const { RUST_BACKTRACE } = process.env;
  process.env.RUST_BACKTRACE = '1';
  const directory = await mkdtemp(path.join(os.tmpdir(), 'barg-common-'));
  t.after(async () => {
    if (RUST_BACKTRACE === undefined) delete process.env.RUST_BACKTRACE;
    else process.env.RUST_BACKTRACE = RUST_BACKTRACE;
    await rm(directory, { recursive: true, force: true });
  });
  await writeFile(path.join(directory, 'entry.tsx'), 'export const note = ;\n');
  const config = commonConfig({ name: 'broken', directory, isDevelopment: false }) as Configuration;
  const resolveLoader = { modules: [path.join(WORKSPACE, 'node_modules')] };
  const compiler = webpack({ ...config, entry: './entry.tsx', cache: false, resolveLoader });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result')))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const [reason = '', ...others] = stats.compilation.errors.map(({ message }) => message);
  assert.deepEqual(others, []);
  assert.match(reason, /Expression expected/);
  assert.match(reason, /entry\.tsx:1:1/);
  assert.doesNotMatch(reason, /Stack backtrace/);
});
