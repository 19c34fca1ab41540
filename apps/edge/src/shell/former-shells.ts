import { SHELL } from '@barg/contract';
import {
  readHistory,
  readRelease,
  ReleaseError,
  type HistoryPlace,
  type SignedChannel,
  type TrustedStore,
} from '@barg/releases';
import { createRecent } from '../drawing/recent.ts';
import type { ShellFiles } from './shell-version.ts';

/** Different versions that an open page may still have. */
const REMEMBERED = 20;
/** Statements that are read at a time: each step of a canary is one, so that several may name the same versions. */
const READ_AT_ONCE = 20;
/** Statements that are read at all: of a far store each is fetched for itself. */
const MOST_READ = 200;

type Listed = Omit<ShellFiles, 'directory'> & { version: string };

interface FormerVersions {
  listed: Listed[];
  /** Every list was read that is there. */
  isComplete: boolean;
}

/** The versions that were live last, for everybody or as canaries, the newest first. */
async function lastVersions(source: TrustedStore): Promise<string[]> {
  const versions = new Set<string>();
  let from: HistoryPlace | undefined;
  for (let read = 0; read < MOST_READ && versions.size < REMEMBERED; read += READ_AT_ONCE) {
    const { statements, older } = await readHistory(source, SHELL, { from, atMost: READ_AT_ONCE });
    const refs = statements.toReversed().flatMap(({ statement: { stable, canary } }) => [canary, stable]);
    for (const ref of refs) if (ref) versions.add(ref.version);
    if (!older) break;
    from = older;
  }
  return [...versions].slice(0, REMEMBERED);
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
    const found = await Promise.all((await lastVersions(source)).map(listOf));
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
