import { SHELL } from '@barg/contract';
import { readHistory, readRelease, ReleaseError, type SignedChannel, type TrustedStore } from '@barg/releases';
import { createRecent } from '../drawing/recent.ts';
import type { ShellFiles } from './shell-version.ts';

/** Statements whose versions an open page may still have. */
const REMEMBERED = 20;

type Listed = Omit<ShellFiles, 'directory'> & { version: string };

interface FormerVersions {
  listed: Listed[];
  /** Every list was read that is there. */
  isComplete: boolean;
}

/** Finds the shell with a file among the versions that open pages may have, the newest first. */
export function createFormerShells(source: TrustedStore) {
  const known = createRecent<FormerVersions>({ goodFor: Infinity, most: 1 });

  const listOf = async (version: string): Promise<Listed | null | 'away'> => {
    try {
      const { statement } = await readRelease(source, SHELL, version);
      return { version, integrity: new Map(statement.files.map((file) => [file.path, file.integrity])) };
    } catch (error) {
      // It may have been cleared away; an error of the storage says nothing about that.
      return error instanceof ReleaseError ? null : 'away';
    }
  };
  /** Their lists alone, without their files: of a far store these are fetched one by one. */
  const readVersions = async (): Promise<FormerVersions> => {
    const { statements } = await readHistory(source, SHELL, { atMost: REMEMBERED });
    const refs = statements.flatMap(({ statement: { stable, canary } }) => [stable, canary]);
    const versions = [...new Set(refs.flatMap((ref) => (ref ? [ref.version] : [])))].toReversed();
    const found = await Promise.all(versions.map(listOf));
    return {
      listed: found.filter((list) => list !== null && list !== 'away'),
      isComplete: !found.includes('away'),
    };
  };

  /** @param live the statement up to which versions are looked for */
  return async (file: string, live: SignedChannel): Promise<ShellFiles | null> => {
    const found = await known(live.digest, readVersions, ({ isComplete }) => isComplete).catch(() => null);
    const version = found?.listed.find(({ integrity }) => integrity?.has(file));
    const directory = version && (await source.store.folderOf(SHELL, version.version));
    return directory ? { ...version, directory } : null;
  };
}
