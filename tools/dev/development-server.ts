import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { installedFile } from '../programs.ts';
import { typescriptFlags } from '../remote-kit/typescript-flags.ts';
import { remoteFolder } from '../workspace.ts';
import { DevError } from './dev-error.ts';

const POLL_MS = 200;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Starts a remote's development server, with the site's API behind it. Its output is passed through. */
export async function startDevelopmentServer(app: string, port: number, site: string): Promise<ChildProcess> {
  if (!(await isFree(port))) throw new DevError(`Port ${port} is taken: is this remote being served already?`);
  const webpack = [...typescriptFlags, installedFile('webpack-cli', 'bin/cli.js'), 'serve'];
  return spawn(process.execPath, [...webpack, '--config', 'webpack.config.mjs', '--mode', 'development'], {
    cwd: remoteFolder(app.replace(/-remote$/, '')),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, API_ORIGIN: site },
  });
}

/** Whether the first build is served; false when the server has exited before. */
export async function isServed(server: ChildProcess, origin: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`${origin}/mf-manifest.json`).catch(() => null);
    if (answer?.ok) return true;
    await delay(POLL_MS);
  }
  return false;
}
