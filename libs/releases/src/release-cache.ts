import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isThere } from './completeness.ts';
import { diskStore } from './disk-store.ts';
import type { Release, ReleaseFile } from './statements.ts';
import { storePath } from './store-path.ts';
import { RELEASE_FILE } from './store.ts';

/** Cached versions of each remote; the least recently used are deleted, and fetched again when needed. */
const KEPT_VERSIONS = 50;

interface ReleaseCacheOptions {
  /** Whether a version is given out: it stays, however long nobody has asked for a file of it. */
  isNamed: (remote: string, version: string) => boolean;
  keptVersions?: number | undefined;
}

/** Complete versions from elsewhere, as local files. */
export function releaseCache(root: string, { isNamed, keptVersions = KEPT_VERSIONS }: ReleaseCacheOptions) {
  const cache = diskStore(root);
  const releasesOf = (remote: string): string => path.join(root, remote, 'releases');

  return {
    /** The folder of a complete version; marks it as used. */
    folderOf: async (remote: string, version: string): Promise<string | null> => {
      if (storePath(remote, version) === null) return null;
      const list = path.join(releasesOf(remote), version, RELEASE_FILE);
      const now = new Date();
      const isWhole = await utimes(list, now, now).then(
        () => true,
        () => false,
      );
      return isWhole ? cache.folderOf(remote, version) : null;
    },
    has: (release: Release, file: ReleaseFile): Promise<boolean> => isThere(cache, release, file),
    keepFile: (remote: string, version: string, file: string, bytes: Buffer): Promise<void> =>
      cache.writeFile(remote, version, file, bytes),
    /** The last file of a version, because it marks the version as complete. */
    keepList: (remote: string, version: string, list: Buffer): Promise<void> =>
      cache.writeFile(remote, version, RELEASE_FILE, list),
    /** @returns the deleted versions */
    trim: async (remote: string): Promise<string[]> => {
      const folders = await readdir(releasesOf(remote));
      const used = await Promise.all(
        folders.map(async (version) => {
          const list = await stat(path.join(releasesOf(remote), version, RELEASE_FILE)).catch(() => null);
          return { version, at: list?.mtimeMs ?? null };
        }),
      );
      // A version without its list is still being fetched.
      const whole = used.flatMap(({ version, at }) => (at === null ? [] : [{ version, at }]));
      const others = whole.toSorted((a, b) => b.at - a.at).slice(keptVersions);
      const gone = others.filter(({ version }) => !isNamed(remote, version));
      for (const { version } of gone) {
        // The list first: without it the version does not count as complete.
        await rm(path.join(releasesOf(remote), version, RELEASE_FILE), { force: true });
        await rm(path.join(releasesOf(remote), version), { recursive: true, force: true });
      }
      return gone.map(({ version }) => version);
    },
  };
}
