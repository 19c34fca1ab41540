import { existsSync } from 'node:fs';
import { SHELL, type RemoteName } from '@barg/contract';
import { isInstalled, remoteFolder } from '../workspace.ts';
import { ownRemote } from '../workspace-remotes.ts';
import { DeployError } from './deploy-error.ts';

const isRemoteHere = (name: RemoteName): boolean =>
  isInstalled ? name === ownRemote() : existsSync(remoteFolder(name));

/** @throws DeployError when it cannot be built here: there is no such remote, or the shell has another repository */
export function assertHere(name: RemoteName): void {
  if (name === SHELL && !isInstalled) return;
  if (name === SHELL) throw new DeployError('The shell is not in this repository: its own team releases it.');
  if (!isRemoteHere(name)) throw new DeployError(`There is no command and no remote called ${name}.`);
}
