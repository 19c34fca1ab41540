import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WORKSPACE } from '../workspace.ts';
import { fingerprint } from './fingerprint.ts';
import { StartError } from './start-error.ts';
import { builtApps } from './built-apps.ts';

const RECORD = path.join(WORKSPACE, '.cache/build-fingerprint');
const SHARED_SOURCES = [
  'libs',
  'tools/webpack',
  'tools/shared-surface',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
];

/**
 * Builds the front end unless nothing has changed since the last time. Nx needs seconds to find that out; comparing
 * sizes and times of the sources takes milliseconds.
 */
export async function buildWhatChanged(): Promise<void> {
  const apps = await builtApps();
  const current = await fingerprint([...apps, ...SHARED_SOURCES.map((source) => path.join(WORKSPACE, source))]);
  const isComplete = apps.every((app) => existsSync(path.join(app, 'dist')));
  if (isComplete && current === (await readFile(RECORD, 'utf8').catch(() => ''))) return;
  console.log('Building the front end (a minute the first time, then only what changed)');
  await runNx();
  await mkdir(path.dirname(RECORD), { recursive: true });
  await writeFile(RECORD, current);
}

function runNx(): Promise<void> {
  const nx = path.join(WORKSPACE, 'node_modules/nx/dist/bin/nx.js');
  const child = spawn(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      // Nx prints this line before the output of a finished task.
      const [, app, where] = /^> nx run @barg\/(\S+):build(.*)/.exec(line) ?? [];
      if (app) console.log(`  ${app}${where?.includes('cache') ? ' (unchanged)' : ''}`);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      console.error(output.join('\n'));
      reject(new StartError('The front end could not be built: see the messages above.'));
    });
  });
}
