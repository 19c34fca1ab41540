import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestContext } from 'node:test';
import type { TestApi } from './api.ts';

/** Starts a worker in a process group of its own, which ends with the test if not before. */
export const startWorker = (
  t: TestContext,
  { connectionString, context }: TestApi,
  env: Readonly<Record<string, string>> = {},
) => {
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, 'worker-process.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: connectionString,
      DATA_DIR: context.config.dataDir,
      LIVE_UDP_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const gone = once(worker, 'exit');
  /** With the ffmpeg that it has started, as when a machine goes down or a service is stopped. */
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (worker.exitCode === null && worker.signalCode === null) process.kill(-Number(worker.pid), signal);
    await gone;
  };
  t.after(() => end('SIGKILL'));
  return { end };
};
