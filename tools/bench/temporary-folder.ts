import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from './resources.ts';

/** A new folder that is removed at the end, with all that is in it. */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `barg-bench-${purpose}-`));
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  // As a folder that a person made: the embedded database, which does not run as root, may read it too.
  await chmod(folder, 0o755);
  return folder;
}
