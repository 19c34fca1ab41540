import { findCollisionsOf, type Collision, type RemoteDescriptor, type RemoteName } from '@barg/contract';
import { assertFormsMatch, assertHasChunks, ReleaseError, type Release, type TrustedStore } from '@barg/releases';
import { releasedFiles } from './released-files.ts';
import { readSoundRemote, type RemoteBuild } from '../remotes/remote-build.ts';

const sentenceOf = ({ part, name, owner }: Collision): string =>
  owner === 'shell' ? `the ${part} ${name} is the site's own` : `the ${part} ${name} is of ${owner} already`;

type Sound = Pick<RemoteBuild, 'descriptor' | 'entryFile' | 'exposeFiles'>;

/** An expose that a descriptor names and its build lacks: whoever opened its page would get an error instead. */
function assertHasExposes({ descriptor, exposeFiles }: Sound): void {
  const named = [...descriptor.routes, ...descriptor.fills, ...descriptor.intents].map(({ expose }) => expose);
  const absent = named.find((expose) => !Object.hasOwn(exposeFiles, expose));
  if (absent) throw new Error(`its descriptor names ${absent}, which its manifest has not`);
}

async function readSound(publishing: TrustedStore, release: Release): Promise<Sound> {
  const { remote, version } = release;
  try {
    const read = releasedFiles(publishing, release);
    const build = await readSoundRemote(release, read);
    assertHasExposes(build);
    assertHasChunks((await read(build.entryFile)).toString(), release);
    await assertFormsMatch(release, read);
    return build;
  } catch (error) {
    throw new ReleaseError('release.invalid', `${remote} ${version} cannot be served: ${(error as Error).message}.`);
  }
}

/**
 * Refuses a version that the web tier could not serve, which would take the remote from everybody, and one whose routes
 * or intents collide with the shell's or another live remote's; also as a canary or while paused.
 *
 * @param othersOf the descriptors of all other remotes
 * @throws ReleaseError `release.invalid`, or `release.collides` that names each of them
 */
export const assertRemoteServes =
  (publishing: TrustedStore, othersOf: (remote: RemoteName) => Promise<RemoteDescriptor[]>) =>
  async (release: Release): Promise<void> => {
    const { descriptor } = await readSound(publishing, release);
    const collisions = findCollisionsOf(descriptor, await othersOf(release.remote));
    if (collisions.length === 0) return;
    const told = collisions.map(sentenceOf).join('; ');
    throw new ReleaseError('release.collides', `${descriptor.name} stays out: ${told}.`);
  };
