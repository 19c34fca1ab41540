import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isThere } from './completeness.ts';
import { diskStore } from './disk-store.ts';
import type { Release, ReleaseFile } from './statements.ts';
import { storePath } from './store-path.ts';
import { RELEASE_FILE } from './store.ts';

/** Versions of each remote that are kept; those that were asked for longest ago go, and are fetched again when wanted. */
const KEPT_VERSIONS = 50;

/** Whole versions from elsewhere, as files on this machine. */
export function releaseCache(root: string, keptVersions = KEPT_VERSIONS) {
  const cache = diskStore(root);
  const releasesOf = (remote: string): string => path.join(root, remote, 'releases');

  return {
    /** The folder of a version that has come whole; it counts as asked for now. */
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
    /** Last of a version's files, because it is what says that the others are there. */
    keepList: (remote: string, version: string, list: Buffer): Promise<void> =>
      cache.writeFile(remote, version, RELEASE_FILE, list),
    /** @returns the versions that went */
    trim: async (remote: string): Promise<string[]> => {
      const folders = await readdir(releasesOf(remote));
      const used = await Promise.all(
        folders.map(async (version) => {
          const list = await stat(path.join(releasesOf(remote), version, RELEASE_FILE)).catch(() => null);
          return { version, at: list?.mtimeMs ?? null };
        }),
      );
      // Without its list a version is still coming.
      const whole = used.flatMap(({ version, at }) => (at === null ? [] : [{ version, at }]));
      const gone = whole.toSorted((a, b) => b.at - a.at).slice(keptVersions);
      for (const { version } of gone) {
        // The list goes first: without it the rest no longer counts as a whole version.
        await rm(path.join(releasesOf(remote), version, RELEASE_FILE), { force: true });
        await rm(path.join(releasesOf(remote), version), { recursive: true, force: true });
      }
      return gone.map(({ version }) => version);
    },
  };
}
