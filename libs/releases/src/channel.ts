import { open, type Opened } from './envelope.ts';
import { ReleaseError } from './errors.ts';
import { floorsInMemory, type Floor, type Floors } from './floors.ts';
import type { TrustedKeys } from './keys.ts';
import { channelSchema, type Channel } from './statements.ts';
import type { ReleaseStore } from './store.ts';

export type SignedChannel = Opened<Channel>;

type Source = { store: ReleaseStore; keys: TrustedKeys };

/**
 * One statement of a remote, with its signature checked and its number where it says it is.
 *
 * @throws ReleaseError when it is missing, forged, or about something else
 */
export async function readStatement({ store, keys }: Source, remote: string, sequence: number): Promise<SignedChannel> {
  const bytes = await store.readChannel(remote, sequence);
  if (bytes === null) throw new ReleaseError('release.not_found', `${remote} has no statement ${sequence}.`);
  const opened = open(bytes, channelSchema, keys);
  if (opened.statement.remote !== remote || opened.statement.sequence !== sequence) {
    throw new ReleaseError('channel.out_of_order', `Statement ${sequence} of ${remote} was signed for another place.`);
  }
  return opened;
}

/** The newest statement; null for a remote that was never published. */
export async function readLive(source: Source, remote: string): Promise<SignedChannel | null> {
  const newest = (await source.store.listChannel(remote)).at(-1);
  return newest === undefined ? null : readStatement(source, remote, newest);
}

/**
 * All statements of a remote, oldest first, each shown to follow the one before.
 *
 * @throws ReleaseError `channel.out_of_order` where one was taken out or exchanged
 */
export async function readHistory(source: Source, remote: string): Promise<SignedChannel[]> {
  const history: SignedChannel[] = [];
  for (const sequence of await source.store.listChannel(remote)) {
    const next = await readStatement(source, remote, sequence);
    assertFollows(next.statement, history.at(-1) ?? null);
    history.push(next);
  }
  return history;
}

/** @throws ReleaseError `channel.out_of_order` */
export function assertFollows(next: Channel, before: SignedChannel | null): void {
  const sequence = (before?.statement.sequence ?? 0) + 1;
  if (next.sequence !== sequence || next.previous !== (before?.digest ?? null)) {
    throw new ReleaseError(
      'channel.out_of_order',
      `${next.remote} is at ${sequence - 1}: statement ${next.sequence} does not follow it.`,
    );
  }
}

const isForked = (newest: SignedChannel, floor: Floor): boolean =>
  newest.statement.sequence === floor.sequence && newest.digest !== floor.digest;

/**
 * Follows a remote. An older statement than one seen before is refused, so that taking files out of the store does not
 * bring back a version that was withdrawn; a forged one is reported, and what was live stays live.
 *
 * @param report told once for each statement that was refused
 * @param floors what was seen before this process began
 */
export function followChannel(
  source: Source,
  remote: string,
  report: (message: string) => void,
  floors: Floors = floorsInMemory(),
) {
  let live: SignedChannel | null = null;
  let refused = '';
  const remember = ({ statement: { sequence }, digest }: SignedChannel): Promise<void> =>
    floors
      .raise(remote, { sequence, digest })
      .catch((error: Error) => report(`How far ${remote} is could not be remembered: ${error.message}`));

  return async (): Promise<SignedChannel | null> => {
    try {
      const newest = (await source.store.listChannel(remote)).at(-1) ?? 0;
      const floor = floors.of(remote);
      if (newest < (floor?.sequence ?? 0)) {
        throw new ReleaseError('channel.out_of_order', `${remote} went back from ${floor?.sequence} to ${newest}.`);
      }
      if (newest > (live?.statement.sequence ?? 0)) {
        const next = await readStatement(source, remote, newest);
        if (floor && isForked(next, floor)) {
          throw new ReleaseError('channel.out_of_order', `Statement ${newest} of ${remote} was exchanged.`);
        }
        await remember(next);
        live = next;
      }
      refused = '';
    } catch (error) {
      const message = `The registry of ${remote} was refused: ${(error as Error).message}`;
      if (message !== refused) report(message);
      refused = message;
    }
    return live;
  };
}
