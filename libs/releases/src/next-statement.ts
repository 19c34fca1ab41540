import { ReleaseError } from './errors.ts';
import type { ChannelPlace, SignedChannel } from './channel.ts';
import type { Channel, ReleaseRef } from './statements.ts';

/** What visitors get of a remote: everybody, and a share of them. */
type Offered = Pick<Channel, 'stable' | 'canary'>;

/**
 * A team's change of its channel. `of` is the canary that it is about: another canary is left alone. `instead` is what
 * was looked at when it was decided to take that back: what others have published since is left alone.
 */
export type Wish =
  | { action: 'deploy'; release: ReleaseRef }
  /** Without a release: the present canary. */
  | { action: 'canary'; release: ReleaseRef | null; percent: number; of?: ReleaseRef }
  | { action: 'promote'; of?: ReleaseRef }
  | { action: 'rollback'; release: ReleaseRef; instead?: Offered }
  | { action: 'pause' | 'resume' }
  /** Nobody gets anything of it any more. */
  | { action: 'retire'; instead?: Offered };

type State = Pick<Channel, 'stable' | 'canary' | 'isPaused'>;

const EMPTY: State = { stable: null, canary: null, isPaused: false };

/**
 * The canary that a change is about.
 *
 * @throws ReleaseError `release.not_found` when there is none, `channel.conflict` when it is another one now
 */
function canaryOf(
  remote: string,
  { canary }: State,
  { action, of }: { action: 'canary' | 'promote'; of?: ReleaseRef },
) {
  if (!canary) {
    throw new ReleaseError(
      'release.not_found',
      `${remote} has no canary to ${action === 'promote' ? action : 'change'}.`,
    );
  }
  if (of && canary.digest !== of.digest) {
    const message = `The canary of ${remote} is ${canary.version} by now, and not ${of.version} any more: nothing was changed.`;
    throw new ReleaseError('channel.conflict', message);
  }
  return canary;
}

/** Binds a change of the canary to the one that is live now, so that it never affects a later one. */
export const aboutCanaryOf = (live: State | null | undefined, wish: Wish): Wish => {
  const isAboutIt = wish.action === 'promote' || (wish.action === 'canary' && wish.release === null);
  return isAboutIt && live?.canary ? { of: live.canary, ...wish } : wish;
};

/** @throws ReleaseError `channel.conflict` when visitors get something else by now than what was looked at */
function assertUnchanged(remote: string, { stable, canary }: State, instead: Offered | undefined): void {
  const isSame = (one: ReleaseRef | null, other: ReleaseRef | null): boolean => one?.digest === other?.digest;
  if (!instead || (isSame(stable, instead.stable) && isSame(canary, instead.canary))) return;
  const now = [stable?.version, canary && `${canary.version} as a canary`].filter(Boolean).join(', and ');
  throw new ReleaseError(
    'channel.conflict',
    `Somebody has published ${remote} meanwhile: visitors get ${now || 'nothing of it'} now. Nothing was changed.`,
  );
}

/** @throws ReleaseError `release.not_found` */
function assertPublished(remote: string, { stable, canary }: State): void {
  if (!stable && !canary) throw new ReleaseError('release.not_found', `${remote} is not published there.`);
}

function change(remote: string, state: State, wish: Wish): State {
  switch (wish.action) {
    case 'rollback':
      assertUnchanged(remote, state, wish.instead);
      return { stable: wish.release, canary: null, isPaused: false };
    case 'deploy':
      // For everybody: the canary ends.
      return { stable: wish.release, canary: null, isPaused: false };
    case 'canary': {
      const release = wish.release ?? canaryOf(remote, state, wish);
      return { ...state, canary: { ...release, percent: wish.percent } };
    }
    case 'promote': {
      const { percent: _percent, ...release } = canaryOf(remote, state, wish);
      return { ...state, stable: release, canary: null };
    }
    case 'retire':
      assertPublished(remote, state);
      assertUnchanged(remote, state, wish.instead);
      return EMPTY;
    case 'pause':
    case 'resume':
      assertPublished(remote, state);
      return { ...state, isPaused: wish.action === 'pause' };
  }
}

/** The next statement, which makes a change. */
export function nextStatement(
  remote: Channel['remote'],
  { live, next }: { live: Pick<SignedChannel, 'statement'> | null; next: ChannelPlace },
  wish: Wish,
  now: Date,
): Channel {
  const { stable, canary, isPaused } = change(remote, live?.statement ?? EMPTY, wish);
  return {
    type: 'channel',
    remote,
    ...next,
    action: wish.action,
    stable,
    canary,
    isPaused,
    at: now.toISOString(),
  };
}
