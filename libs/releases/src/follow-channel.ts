import {
  readState,
  type TrustedStore,
  type ChannelState,
  type RefusedStatement,
  type SignedChannel,
} from './channel.ts';
import { floorsInMemory } from './floors.ts';

/** A page waits for it, so it is limited: beyond that the site uses its own copy, until a deployment. */
const MAX_PASSED_OVER = 100;

/**
 * Milliseconds until a store with refused statements is checked again, if nothing is added to it, and until a statement is
 * remembered again that could not be.
 */
const AGAIN_MS = 10_000;

const NOTHING: ChannelState = { live: null, next: { sequence: 1, previous: null }, refused: [] };

const sentenceOf = ({ code, message }: RefusedStatement): string => `${message} (${code})`;

/**
 * Follows a remote. A statement older than one seen before is refused, so that neither deleting nor damaging files in
 * the store brings back a withdrawn version; invalid ones are reported, and the live one stays.
 *
 * @param report called once for each refused statement
 */
export function followChannel(source: TrustedStore, remote: string, report: (message: string) => void) {
  const floors = source.floors ?? floorsInMemory();
  const remembering = { ...source, floors };
  let state = NOTHING;
  let looked = { at: -Infinity, key: '' };
  let isRemembered = true;
  let told = '';
  /**
   * Counts the reads of the store; `standing` is the newest that has finished, so that an older, slower one is dropped.
   */
  const turns = { begun: 0, standing: 0 };

  const tell = (message: string): void => {
    if (message !== '' && message !== told) report(message);
    told = message;
  };
  const remember = async ({ statement: { sequence }, digest, bytes }: SignedChannel): Promise<void> => {
    try {
      await floors.raise(remote, { sequence, digest, statement: bytes.toString('base64') });
      isRemembered = true;
    } catch (error) {
      // Once, however often it is tried.
      if (isRemembered) report(`How far ${remote} is could not be remembered: ${(error as Error).message}`);
      isRemembered = false;
    }
  };
  const look = async (): Promise<void> => {
    const turn = (turns.begun += 1);
    const numbers = await source.store.listChannel(remote);
    const key = `${floors.of(remote)?.sequence} ${numbers.length} ${numbers.at(-1)}`;
    const isSettled = (state.refused.length === 0 && isRemembered) || performance.now() - looked.at < AGAIN_MS;
    if (key === looked.key && isSettled) return;
    const found = await readState(remembering, remote, MAX_PASSED_OVER);
    if (found.live) await remember(found.live);
    if (turn < turns.standing) return;
    turns.standing = turn;
    state = found;
    looked = { at: performance.now(), key: `${floors.of(remote)?.sequence} ${numbers.length} ${numbers.at(-1)}` };
    const { live, refused } = state;
    const stays = live ? `stays at statement ${live.statement.sequence}` : 'has no statement that can be followed';
    tell(refused.length === 0 ? '' : `${remote} ${stays}: ${refused.map(sentenceOf).join(' ')}`);
  };

  return async (): Promise<ChannelState> => {
    await look().catch((error: Error) => tell(`The registry of ${remote} could not be read: ${error.message}`));
    return state;
  };
}
