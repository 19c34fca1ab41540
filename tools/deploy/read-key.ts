import { existsSync } from 'node:fs';
import { readPrivateKey, type PrivateKey } from '@barg/releases/sending';
import { DeployError } from './deploy-error.ts';

/** @throws DeployError when there is no key, or another file */
export async function readKey(file: string): Promise<PrivateKey> {
  if (!existsSync(file)) {
    throw new DeployError(`There is no key in ${file}: name one with --key, or start the site once on this machine.`);
  }
  return readPrivateKey(file).catch((error: Error) => {
    throw new DeployError(`The key in ${file} cannot be read: ${error.message}`);
  });
}
