import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@barg/contract';
import { SHELL_FILE, shellBuildSchema } from '@barg/contract/schemas';
import { integrityOf, ReleaseError, type Release } from '@barg/releases';
import { createShellReader, readShellPage, type ShellPage } from './shell-page.ts';

/** A shell that visitors may get: a release, or the one that the site was started with. */
export interface ShellVersion {
  /** Null for the one that the site was started with. */
  version: string | null;
  directory: string;
  /** The contract that it speaks. */
  contract: string;
  /** The signed Subresource Integrity value of each file; null where nobody has signed it. */
  integrity: ReadonlyMap<string, string> | null;
  readPage: () => Promise<ShellPage>;
}

/** What {@link readShellFile} needs of a version. */
export type ShellFiles = Pick<ShellVersion, 'version' | 'directory' | 'integrity'>;

/** @throws Error when it is not there, or not the file that was signed */
export async function readShellFile({ directory, integrity }: ShellFiles, file: string): Promise<Buffer> {
  const bytes = await readFile(path.join(directory, file));
  if (integrity && integrityOf(bytes) !== integrity.get(file))
    throw new Error(`${file} of the shell is not the file that was signed`);
  return bytes;
}

/** The shell that the site was started with, in a folder that a new build may change. */
export const ownShell = (directory: string): ShellVersion => ({
  ...{ version: null, directory, integrity: null },
  // It was built with the same contract as the web tier.
  contract: CONTRACT_VERSION,
  readPage: createShellReader(directory),
});

/**
 * Reads and checks a released version.
 *
 * @throws ReleaseError with a sentence that says what is wrong in it
 */
export async function readShellVersion(directory: string, release: Release): Promise<ShellVersion> {
  const { version, contract } = release;
  const integrity = new Map(release.files.map((file) => [file.path, file.integrity]));
  try {
    const page = await readSoundPage(release, async (file) => readShellFile({ version, directory, integrity }, file));
    return { version, directory, contract, integrity, readPage: async () => page };
  } catch (error) {
    throw new ReleaseError(
      'release.invalid',
      `The shell in ${directory} cannot be served: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * The page of a release whose files fit together.
 *
 * @throws Error that says what does not fit
 */
export async function readSoundPage(
  { contract, files }: Pick<Release, 'contract' | 'files'>,
  read: (file: string) => Promise<Buffer>,
): Promise<ShellPage> {
  const page = await readShellPage(async (file) => String(await read(file)));
  const facts = shellBuildSchema.parse(JSON.parse(String(await read(SHELL_FILE))));
  if (facts.contract !== contract) throw new Error(`its list says contract ${contract}, it says ${facts.contract}`);
  const listed = new Set(files.map(({ path: file }) => file));
  const absent = [...page.scripts, ...page.callScripts].find((file) => !listed.has(file));
  if (absent) throw new Error(`${absent} is not among the signed files`);
  return page;
}
