import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '../workspace.ts';

/** Stops the PostgreSQL that the API's tests share, unless another test run uses it. */
export async function stopTestDatabase(): Promise<void> {
  spawnSync(process.execPath, ['apps/api/src/testing/stop-database.ts', '--if-idle'], {
    cwd: WORKSPACE,
    stdio: 'inherit',
  });
}
