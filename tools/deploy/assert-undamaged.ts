import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, type ReleaseFile } from '@barg/releases';
import { DeployError } from './deploy-error.ts';

type ReadBytes = (file: string) => Promise<Buffer>;

/**
 * Refuses a build that a site would refuse: something has changed between the build and now, as on the way between two
 * machines.
 *
 * @param check throws an Error that says what is wrong with the files
 * @throws DeployError
 */
export async function assertUndamaged(
  folder: string,
  check: (read: ReadBytes, files: ReleaseFile[]) => Promise<void>,
): Promise<void> {
  const files = await listFiles(folder);
  await check((file) => readFile(path.join(folder, file)), files).catch((error: Error) => {
    throw new DeployError(`The build in ${folder} is damaged: ${error.message}. Build it anew.`);
  });
}
