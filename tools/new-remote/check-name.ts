import { existsSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { containerNameOf, isRemoteName } from '@barg/contract';
import globals from 'globals';
import { isServerName, segmentsOf } from '../../apps/api/src/modules/accounts/reserved-usernames.ts';
import { WORKSPACE } from '../workspace.ts';
import { NewRemoteError } from './new-remote-error.ts';
import type { TakenPlaces } from '../workspace-remotes.ts';

/** A container is a global variable of the page: its name must be an identifier that browsers do not use. */
function isFreeVariable(name: string): boolean {
  if (name in globals.browser || name in globals.builtin) return false;
  try {
    new Script(`'use strict'; var ${name};`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks a name for a remote, and for its page at `/<name>`.
 *
 * @throws NewRemoteError with the reason
 */
export function checkName(name: string, { descriptors }: TakenPlaces): void {
  if (!isRemoteName(name)) {
    throw new NewRemoteError(
      `"${name}" is no name for a remote: lower case words joined by hyphens (quiz-night), no word of the shell's own.`,
    );
  }
  if (existsSync(path.join(WORKSPACE, 'apps', `${name}-remote`)) || descriptors.some((taken) => taken.name === name)) {
    throw new NewRemoteError(`There is a remote ${name} already.`);
  }
  if (!isFreeVariable(containerNameOf(name))) {
    throw new NewRemoteError(`"${name}" cannot be a remote: browsers have a global of that name.`);
  }
  const taken = segmentsOf(descriptors.flatMap(({ routes }) => routes.map((route) => route.path)));
  if (isServerName(name) || taken.includes(name))
    throw new NewRemoteError(`/${name} is the address of another page already.`);
}
