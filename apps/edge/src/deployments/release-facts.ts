import pLimit from 'p-limit';
import { readRelease, type Source, type TrustedStore } from '@barg/releases';
import { createRecent } from '../drawing/recent.ts';

/** What a list of statements says about a version. */
export interface ReleaseFacts {
  label: string;
  source: Source | undefined;
}

/** Two of each statement that a site tells at once, of a few remotes; some hundred bytes each. */
const REMEMBERED = 2000;
/** Lists that are read at a time, of all requests: each may be a megabyte. */
const READ_AT_ONCE = 8;

/**
 * Tells what a version is called and where it comes from. Its signed list, a check of a signature and up to a megabyte, is
 * read once: what is stored and valid is never replaced. A history names few versions many times.
 *
 * @returns null where there is no valid list: the files of an old version may be deleted
 */
export function createReleaseFacts(publishing: TrustedStore) {
  const known = createRecent<ReleaseFacts | null>({ goodFor: Infinity, most: REMEMBERED });
  const reading = pLimit(READ_AT_ONCE);

  const read = async (remote: string, version: string): Promise<ReleaseFacts | null> => {
    const release = await readRelease(publishing, remote, version).catch(() => null);
    return release && { label: release.statement.label, source: release.statement.source };
  };
  return (remote: string, version: string): Promise<ReleaseFacts | null> =>
    known(
      `${remote}/${version}`,
      () => reading(() => read(remote, version)),
      (found) => found !== null,
    );
}
