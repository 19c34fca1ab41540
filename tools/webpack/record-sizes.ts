/** Builds every app and records its size: `apps/<app>/sizes.json`, for machines without an earlier build. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

const nx = path.join(WORKSPACE, 'node_modules/nx/dist/bin/nx.js');
// Nx's cached results are not measured.
const args = ['run-many', '-t', 'build', '--outputStyle=static', '--skip-nx-cache'];
const { status } = spawnSync(process.execPath, [nx, ...args], {
  cwd: WORKSPACE,
  stdio: 'inherit',
  env: { ...process.env, RECORD_SIZES: '1', NX_DAEMON: 'false', NX_TUI: 'false' },
});
process.exitCode = status ?? 1;
