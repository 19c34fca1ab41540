import { ReleaseError } from './errors.ts';
import type { ChannelPlace, SignedChannel } from './channel.ts';
import type { Channel, ReleaseRef } from './statements.ts';

/** What a team wants of its channel. */
export type Wish =
  | { action: 'deploy'; release: ReleaseRef }
  | { action: 'canary'; release: ReleaseRef | null; percent: number }
  | { action: 'promote' }
  | { action: 'rollback'; release: ReleaseRef }
  | { action: 'pause' | 'resume' };

type State = Pick<Channel, 'stable' | 'canary' | 'isPaused'>;

const EMPTY: State = { stable: null, canary: null, isPaused: false };

function change(remote: string, state: State, wish: Wish): State {
  switch (wish.action) {
    case 'deploy':
    case 'rollback':
      // Whoever deploys or takes back for everybody means everybody: no canary goes on beside it.
      return { stable: wish.release, canary: null, isPaused: false };
    case 'canary': {
      const release = wish.release ?? state.canary;
      if (!release) throw new ReleaseError('release.not_found', `${remote} has no canary to change.`);
      return { ...state, canary: { version: release.version, digest: release.digest, percent: wish.percent } };
    }
    case 'promote': {
      if (!state.canary) throw new ReleaseError('release.not_found', `${remote} has no canary to promote.`);
      const { version, digest } = state.canary;
      return { ...state, stable: { version, digest }, canary: null };
    }
    case 'pause':
    case 'resume':
      if (!state.stable && !state.canary)
        throw new ReleaseError('release.not_found', `${remote} was never published there.`);
      return { ...state, isPaused: wish.action === 'pause' };
  }
}

/** The statement that fulfils a wish, in the place where the next one belongs. */
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
