import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@barg/contract';
import { parseRemoteDescriptor } from '@barg/contract/schemas';
import { WORKSPACE } from '../workspace.ts';
import { DeployError } from './deploy-error.ts';

const folderOf = (remote: RemoteName): string => path.join(WORKSPACE, 'apps', `${remote}-remote`);

/** Builds one remote, as Nx would; straight, because Nx takes longer to look around than a warm build takes. */
function runWebpack(folder: string): Promise<void> {
  const webpack = path.join(WORKSPACE, 'node_modules/webpack-cli/bin/cli.js');
  const child = spawn(process.execPath, [webpack, '--config', 'webpack.config.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new DeployError(`The build failed.\n${output.join('')}`)),
    );
  });
}

/**
 * Builds a remote and reads what it is.
 *
 * @throws DeployError when this workspace has no such remote, or when it cannot be built
 */
export async function buildRemote(remote: RemoteName): Promise<{ folder: string; descriptor: RemoteDescriptor }> {
  if (!existsSync(folderOf(remote))) throw new DeployError(`There is no remote in apps/${remote}-remote.`);
  await runWebpack(folderOf(remote));
  const folder = path.join(folderOf(remote), 'dist');
  const descriptor = parseRemoteDescriptor(JSON.parse(await readFile(path.join(folder, 'descriptor.json'), 'utf8')));
  return { folder, descriptor };
}
