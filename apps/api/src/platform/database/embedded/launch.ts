import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import { dataDirectoryArgument } from './cluster.ts';
import { openLogFile, readFrom, sizeOf } from './log-file.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';

export interface LaunchOptions {
  program: string;
  clusterDir: string;
  logFile: string;
  account: Account | undefined;
  /** Settings of postgresql.conf that this start overrides. */
  settings: Record<string, string>;
}

/** The running server, or what it printed before it ended. */
export type LaunchResult = { postmaster: Postmaster } | { output: string };

/** Starts the server in a session of its own, so that it outlives us and Ctrl-C does not reach it. */
export async function launch(options: LaunchOptions): Promise<LaunchResult> {
  const { program, clusterDir, logFile, account, settings } = options;
  const log = openLogFile(logFile);
  const start = sizeOf(logFile);
  const overrides = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', dataDirectoryArgument(clusterDir, account), ...overrides], {
    ...account,
    cwd: clusterDir,
    detached: true,
    env: { ...process.env, LC_ALL: 'C', PGDATA: undefined },
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(String(error)));
    child.once('exit', () => resolve(readFrom(logFile, start)));
  });
  let output: string | undefined;
  void ended.then((printed) => (output = printed));
  while (output === undefined) {
    const postmaster = findPostmaster(clusterDir);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return { postmaster };
    await delay(5);
  }
  return { output };
}
