import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { containerNameOf, type RemoteDescriptor, type RemoteName } from '@barg/contract';
import { parseRemoteDescriptor } from '@barg/contract/schemas';
import { z } from 'zod';

/** The part of mf-manifest.json that the web tier reads. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** One built remote as it lies on disk. */
export interface RemoteBuild {
  name: RemoteName;
  /** Changes with anything a browser could notice. */
  version: string;
  directory: string;
  descriptor: RemoteDescriptor;
  /** File of the container, relative to the build. */
  entryFile: string;
  /** Files that an expose needs at once, relative to the build, by expose (`./home`). */
  exposeFiles: Record<string, readonly string[]>;
}

async function readLocales(directory: string): Promise<string[]> {
  const folder = path.join(directory, 'locales');
  const files = (await readdir(folder).catch(() => [])).toSorted();
  return Promise.all(files.map(async (file) => file + (await readFile(path.join(folder, file), 'utf8'))));
}

/**
 * Reads and checks a remote's build folder.
 *
 * @throws a sentence that names the folder and what is wrong in it
 */
export async function readRemoteBuild(directory: string): Promise<RemoteBuild> {
  const read = (file: string): Promise<string> => readFile(path.join(directory, file), 'utf8');
  try {
    const [manifestText, descriptorText, locales] = await Promise.all([
      read('mf-manifest.json'),
      read('descriptor.json'),
      readLocales(directory),
    ]);
    const manifest = manifestSchema.parse(JSON.parse(manifestText));
    const descriptor = parseRemoteDescriptor(JSON.parse(descriptorText));
    if (containerNameOf(descriptor.name) !== manifest.name) {
      throw new Error(`its manifest is of ${manifest.name}, its descriptor of ${descriptor.name}`);
    }
    const { remoteEntry } = manifest.metaData;
    const entryFile = path.posix.join(remoteEntry.path, remoteEntry.name);
    const content = [manifestText, descriptorText, await read(entryFile), ...locales].join('\n');
    return {
      name: descriptor.name,
      version: createHash('sha256').update(content).digest('hex').slice(0, 12),
      directory,
      descriptor,
      entryFile,
      exposeFiles: Object.fromEntries(manifest.exposes.map((expose) => [expose.path, expose.assets.js.sync])),
    };
  } catch (error) {
    throw new Error(`The remote in ${directory} cannot be served: ${messageOf(error)}`, { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
