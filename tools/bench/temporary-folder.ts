import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from './resources.ts';

/** A new folder, deleted with its content at the end. */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `barg-bench-${purpose}-`));
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  // Readable for others, like a folder that a person made: the embedded database does not run as root.
  await chmod(folder, 0o755);
  return folder;
}
