import { findCollisionsOf, type Collision, type RemoteDescriptor } from '@barg/contract';
import { parseRemoteDescriptor } from '@barg/contract/schemas';
import { ReleaseError, type Release, type TrustedStore } from '@barg/releases';
import type { RemoteSource } from '../remotes/released-remotes.ts';

const sentenceOf = ({ part, name, owner }: Collision): string =>
  owner === 'shell' ? `the ${part} ${name} is the site's own` : `the ${part} ${name} is of ${owner} already`;

async function descriptorOf({ store }: TrustedStore, { remote, version }: Release): Promise<RemoteDescriptor> {
  const bytes = await store.readFile(remote, version, 'descriptor.json');
  try {
    return parseRemoteDescriptor(JSON.parse(String(bytes)));
  } catch {
    throw new ReleaseError('release.invalid', `The descriptor of ${remote} ${version} cannot be read.`);
  }
}

/**
 * Refuses a version whose routes or intents collide with the shell's or another live remote's, also as a canary or
 * while paused.
 *
 * @throws ReleaseError `release.collides` that names each of them
 */
export const assertNoCollision =
  (publishing: TrustedStore, remotes: Pick<RemoteSource, 'listAll'>) =>
  async (release: Release): Promise<void> => {
    const [own, live] = await Promise.all([descriptorOf(publishing, release), remotes.listAll()]);
    const collisions = findCollisionsOf(
      own,
      live.map(({ descriptor }) => descriptor),
    );
    if (collisions.length === 0) return;
    throw new ReleaseError('release.collides', `${own.name} stays out: ${collisions.map(sentenceOf).join('; ')}.`);
  };
