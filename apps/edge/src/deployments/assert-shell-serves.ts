import { assertFormsMatch, ReleaseError, type Release, type TrustedStore } from '@barg/releases';
import { releasedFiles } from './released-files.ts';
import { readSoundPage } from '../shell/shell-version.ts';

/**
 * Refuses a shell with which the web tier could make no page, also as a canary. What the deployed remotes need of it is
 * compared by whoever deploys, who may have to insist.
 *
 * @throws ReleaseError `release.invalid`
 */
export async function assertShellServes(publishing: TrustedStore, release: Release): Promise<void> {
  const read = releasedFiles(publishing, release);
  try {
    await readSoundPage(release, read);
    await assertFormsMatch(release, read);
  } catch (error) {
    throw new ReleaseError('release.invalid', `No page can be made with this shell: ${(error as Error).message}.`);
  }
}
