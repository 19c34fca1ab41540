/** Builds every app and writes down what it weighs: `apps/<app>/sizes.json`, for machines that have no build of before. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

const nx = path.join(WORKSPACE, 'node_modules/nx/dist/bin/nx.js');
// What Nx has kept was not measured.
const args = ['run-many', '-t', 'build', '--outputStyle=static', '--skip-nx-cache'];
const { status } = spawnSync(process.execPath, [nx, ...args], {
  cwd: WORKSPACE,
  stdio: 'inherit',
  env: { ...process.env, RECORD_SIZES: '1', NX_DAEMON: 'false', NX_TUI: 'false' },
});
process.exitCode = status ?? 1;
