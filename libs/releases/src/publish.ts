import { SHELL } from '@barg/contract';
import { readRelease } from './accept-release.ts';
import { assertFollows, readState, type SignedChannel, type TrustedStore } from './channel.ts';
import { missingFiles } from './completeness.ts';
import { open } from './envelope.ts';
import { ReleaseError } from './errors.ts';
import { channelSchema, type Channel, type Release, type ReleaseRef } from './statements.ts';

async function assertComplete(publishing: TrustedStore, remote: string, ref: ReleaseRef): Promise<Release> {
  const release = await readRelease(publishing, remote, ref.version);
  if (release.digest !== ref.digest)
    throw new ReleaseError('release.invalid', `${ref.version} was signed as another list.`);
  const [first, ...others] = await missingFiles(publishing.store, release);
  if (first) throw new ReleaseError('release.incomplete', `${first} and ${others.length} others have not come.`);
  return release.statement;
}

/** The versions of a statement that the one before did not have, and that visitors do not have yet. */
function newlyNamed({ stable, canary }: Channel, live: SignedChannel | null): ReleaseRef[] {
  const before = [live?.statement.stable, live?.statement.canary].map((ref) => ref?.digest);
  return [stable, canary].filter((ref) => ref !== null).filter(({ digest }) => !before.includes(digest));
}

export interface ChannelRules {
  /** @throws ReleaseError for a complete version that visitors must not get */
  assertMayBeLive?: (release: Release) => Promise<void>;
}

/**
 * Makes a statement live. It must follow the present one, whatever else is stored, and its new versions must be
 * complete; others may be incomplete, so that a pause or rollback is possible when the live version is damaged. The
 * site's floor is raised.
 *
 * @throws ReleaseError `channel.conflict` when another one was first: read the live one and sign again
 */
export async function acceptChannel(
  publishing: TrustedStore,
  bytes: Buffer,
  { assertMayBeLive = async () => undefined }: ChannelRules = {},
): Promise<SignedChannel> {
  const opened = open(bytes, channelSchema, publishing.keys);
  const { remote, sequence, action, stable, canary, isPaused } = opened.statement;
  // Only what retires a remote names none.
  if ((action === 'retire') !== (stable === null && canary === null)) {
    throw new ReleaseError('release.invalid', `The statement names ${action === 'retire' ? 'a' : 'no'} version.`);
  }
  // Without it there is no page that could say so.
  if (remote === SHELL && isPaused) throw new ReleaseError('release.invalid', 'The shell cannot be paused.');
  const state = await readState(publishing, remote);
  assertFollows(opened.statement, state);
  for (const ref of newlyNamed(opened.statement, state.live)) {
    await assertMayBeLive(await assertComplete(publishing, remote, ref));
  }
  if (!(await publishing.store.appendChannel(remote, sequence, bytes))) {
    throw new ReleaseError('channel.conflict', `Somebody has taken the number ${sequence} of ${remote} meanwhile.`);
  }
  const floor = { sequence, digest: opened.digest, statement: bytes.toString('base64') };
  // It is published even if the floor cannot be stored; followers try again and report.
  await publishing.floors?.raise(remote, floor).catch(() => undefined);
  return opened;
}
