import type { Release, TrustedStore } from '@barg/releases';

/** Reads the stored files of a release; throws an Error that names the one that is not there. */
export const releasedFiles =
  ({ store }: TrustedStore, { remote, version }: Release) =>
  async (file: string): Promise<Buffer> => {
    const bytes = await store.readFile(remote, version, file);
    if (!bytes) throw new Error(`${file} is not there`);
    return bytes;
  };
