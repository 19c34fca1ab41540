import { existsSync } from 'node:fs';
import { readPrivateKey, type PrivateKey } from '@barg/releases/sending';
import { isInstalled } from '../workspace.ts';
import { DeployError } from './deploy-error.ts';

/** @throws DeployError when there is no key, or another file */
export async function readKey(file: string): Promise<PrivateKey> {
  if (!existsSync(file)) {
    const other = isInstalled ? 'make one with keygen' : 'start the site once on this machine, by the same DATA_DIR';
    throw new DeployError(`There is no key in ${file}: name one with --key, or ${other}.`);
  }
  return readPrivateKey(file).catch((error: Error) => {
    throw new DeployError(`The key in ${file} cannot be read: ${error.message}`);
  });
}
