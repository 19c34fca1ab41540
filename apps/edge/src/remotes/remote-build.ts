import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { containerNameOf, type RemoteDescriptor, type RemoteName } from '@barg/contract';
import { LAZY_SHARED_FILE, lazySharedSchema, parseRemoteDescriptor, type LazyShared } from '@barg/contract/schemas';
import { integrityOf, ReleaseError, type Release } from '@barg/releases';
import { z } from 'zod';

/** The part of mf-manifest.json that the web tier reads. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** A released version of a remote on disk. */
export interface RemoteBuild {
  name: RemoteName;
  version: string;
  directory: string;
  /** The base URL of its files; ends in a slash. */
  base: string;
  descriptor: RemoteDescriptor;
  /** The container's file, relative to the build. */
  entryFile: string;
  /** The files that an expose needs at once, relative to the build, by expose (`./home`). */
  exposeFiles: Record<string, readonly string[]>;
  /** The shell's lazy libraries that an expose needs at once, by expose. */
  lazyShared: LazyShared;
  /** The signed Subresource Integrity value of each file. */
  integrity: ReadonlyMap<string, string>;
}

const baseOf = ({ base, remote, version }: Release): string => base ?? `/remotes/${remote}/${version}/`;

/**
 * Reads and checks a version of a remote.
 *
 * @throws ReleaseError with a sentence that names the folder and what is wrong in it
 */
export async function readRemoteBuild(directory: string, release: Release): Promise<RemoteBuild> {
  try {
    return { ...(await readSoundRemote(release, (file) => readFile(path.join(directory, file)))), directory };
  } catch (error) {
    // Also for unreadable files: the store has said that they exist.
    throw new ReleaseError('release.invalid', `The remote in ${directory} cannot be served: ${messageOf(error)}`);
  }
}

/**
 * A version whose files say the same as its signed list.
 *
 * @throws Error that says what does not fit
 */
export async function readSoundRemote(
  release: Release,
  readBytes: (file: string) => Promise<Buffer>,
): Promise<Omit<RemoteBuild, 'directory'>> {
  const integrity = new Map(release.files.map((file) => [file.path, file.integrity]));
  const read = async (file: string): Promise<string> => {
    const bytes = await readBytes(file);
    if (integrityOf(bytes) !== integrity.get(file)) throw new Error(`${file} is not the file that was signed`);
    return bytes.toString();
  };
  const [manifestText, descriptorText] = await Promise.all([read('mf-manifest.json'), read('descriptor.json')]);
  const manifest = manifestSchema.parse(JSON.parse(manifestText));
  const descriptor = parseRemoteDescriptor(JSON.parse(descriptorText));
  if (descriptor.name !== release.remote || containerNameOf(descriptor.name) !== manifest.name) {
    throw new Error(`its manifest is of ${manifest.name}, its descriptor of ${descriptor.name}`);
  }
  if (descriptor.contract !== release.contract) {
    throw new Error(`its list says contract ${release.contract}, its descriptor ${descriptor.contract}`);
  }
  const lazyShared = integrity.has(LAZY_SHARED_FILE)
    ? lazySharedSchema.parse(JSON.parse(await read(LAZY_SHARED_FILE)))
    : {};
  const { remoteEntry } = manifest.metaData;
  const entryFile = path.posix.join(remoteEntry.path, remoteEntry.name);
  if (!integrity.has(entryFile)) throw new Error(`${entryFile} is not among the signed files`);
  return {
    name: descriptor.name,
    version: release.version,
    base: baseOf(release),
    descriptor,
    entryFile,
    exposeFiles: Object.fromEntries(manifest.exposes.map((expose) => [expose.path, expose.assets.js.sync])),
    lazyShared,
    integrity,
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
