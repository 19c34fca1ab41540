import { digestOf, open, type Opened } from './envelope.ts';
import { ReleaseError, type ReleaseErrorCode } from './errors.ts';
import type { Floor, Floors } from './floors.ts';
import type { TrustedKeys } from './keys.ts';
import { channelSchema, type Channel } from './statements.ts';
import type { ReleaseStore } from './store.ts';

export type SignedChannel = Opened<Channel>;

/** The store, its trusted keys, and the newest statements that this site has seen. */
export interface TrustedStore {
  store: ReleaseStore;
  keys: TrustedKeys;
  /** Without it nothing is remembered: the newest valid statement of the store is live. */
  floors?: Floors;
}

/** A number in a remote's history without a valid statement. */
export interface RefusedStatement {
  sequence: number;
  code: ReleaseErrorCode;
  message: string;
}

/** The place of the next statement: the first free number, after the statement of that digest. */
export interface ChannelPlace {
  sequence: number;
  previous: string | null;
}

export interface ChannelState {
  /** What visitors get; null when no statement is valid. */
  live: SignedChannel | null;
  next: ChannelPlace;
  /** The refused statements after the live one, newest first. */
  refused: RefusedStatement[];
}

/** The stored statement of a number, with its signature checked. */
export async function readStatement(
  { store, keys }: TrustedStore,
  remote: string,
  sequence: number,
): Promise<SignedChannel> {
  const bytes = await store.readChannel(remote, sequence);
  if (bytes === null) throw new ReleaseError('channel.missing', `${remote} has no statement ${sequence}.`);
  const opened = open(bytes, channelSchema, keys);
  if (opened.statement.remote !== remote || opened.statement.sequence !== sequence) {
    throw new ReleaseError('channel.out_of_order', `Statement ${sequence} of ${remote} was signed for another place.`);
  }
  return opened;
}

/** An error of the storage says nothing about a statement: only its content can be refused. */
export async function orRefused<T>(sequence: number, read: () => Promise<T>): Promise<T | RefusedStatement> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { sequence, code: error.code, message: error.message.replaceAll(/\s+/g, ' ') };
  }
}

export const isRefused = (found: SignedChannel | RefusedStatement): found is RefusedStatement => 'code' in found;

async function readFrom(
  source: TrustedStore,
  remote: string,
  sequence: number,
  floor: Floor | null,
): Promise<SignedChannel> {
  const found = await readStatement(source, remote, sequence);
  if (floor?.sequence === sequence && floor.digest !== found.digest) {
    throw new ReleaseError('channel.exchanged', `Statement ${sequence} of ${remote} was exchanged for another one.`);
  }
  return found;
}

/** The site's own copy of the newest statement it has seen; null when its key is not trusted any more. */
function readKept({ keys }: TrustedStore, remote: string, { statement, digest }: Floor): SignedChannel | null {
  if (statement === undefined) return null;
  const bytes = Buffer.from(statement, 'base64');
  if (digestOf(bytes) !== digest) return null;
  try {
    const kept = open(bytes, channelSchema, keys);
    return kept.statement.remote === remote ? kept : null;
  } catch {
    return null;
  }
}

function placeAfter(numbers: readonly number[], base: { sequence: number; digest: string } | null): ChannelPlace {
  const taken = new Set(numbers);
  let sequence = (base?.sequence ?? 0) + 1;
  while (taken.has(sequence)) sequence += 1;
  return { sequence, previous: base?.digest ?? null };
}

const numberOf = (live: SignedChannel | null) => live && { sequence: live.statement.sequence, digest: live.digest };

/**
 * Finds the live statement: the newest that is validly signed for its place, and not older than one that this site has
 * seen. Invalid files are skipped and reported. If the storage has lost the newest statement seen, the site's own copy
 * is live.
 *
 * @param atMost statements that are skipped before the site uses its own copy
 */
export async function readState(source: TrustedStore, remote: string, atMost = Infinity): Promise<ChannelState> {
  // First: the floor may be raised after the list was read.
  const floor = source.floors?.of(remote) ?? null;
  const numbers = await source.store.listChannel(remote);
  const refused: RefusedStatement[] = [];
  let live: SignedChannel | null = null;
  for (const sequence of numbers.toReversed()) {
    if (sequence < (floor?.sequence ?? 0) || refused.length >= atMost) break;
    const found = await orRefused(sequence, () => readFrom(source, remote, sequence, floor));
    if (!isRefused(found)) {
      live = found;
      break;
    }
    refused.push(found);
  }
  if (live === null && floor) {
    live = readKept(source, remote, floor);
    if (!numbers.includes(floor.sequence)) {
      const message = `Statement ${floor.sequence} of ${remote} was there and is gone.`;
      refused.push({ sequence: floor.sequence, code: 'channel.missing', message });
    }
  }
  return { live, next: placeAfter(numbers, numberOf(live) ?? floor), refused };
}

/** The live statement; null for a remote that was never published. */
export const readLive = async (source: TrustedStore, remote: string): Promise<SignedChannel | null> =>
  (await readState(source, remote)).live;

/**
 * Checks that a statement is the next one.
 *
 * @throws ReleaseError `channel.conflict` when its number is taken, `channel.out_of_order` when it follows another one
 */
export function assertFollows({ remote, sequence, previous }: Channel, { live, next }: ChannelState): void {
  if (sequence < next.sequence) {
    throw new ReleaseError('channel.conflict', `The next statement of ${remote} has the number ${next.sequence}.`);
  }
  if (sequence > next.sequence || previous !== next.previous) {
    const at = live?.statement.sequence ?? 0;
    throw new ReleaseError('channel.out_of_order', `${remote} is at ${at}: statement ${sequence} does not follow it.`);
  }
}
