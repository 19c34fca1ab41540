import { ReleaseError, type Release, type TrustedStore } from '@barg/releases';
import { readSoundPage } from '../shell/shell-version.ts';

/**
 * Refuses a shell with which the web tier could make no page, also as a canary. What the deployed remotes need of it is
 * compared by whoever deploys, who may have to insist.
 *
 * @throws ReleaseError `release.invalid`
 */
export async function assertShellServes({ store }: TrustedStore, release: Release): Promise<void> {
  const { remote, version } = release;
  try {
    await readSoundPage(release, async (file) => {
      const bytes = await store.readFile(remote, version, file);
      if (!bytes) throw new Error(`${file} is not there`);
      return bytes;
    });
  } catch (error) {
    throw new ReleaseError('release.invalid', `No page can be made with this shell: ${(error as Error).message}.`);
  }
}
