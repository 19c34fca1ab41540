import type { ManagedRemoval } from '@barg/api-client/models';

export interface Standing {
  /** The keys of the texts `removals.states`. */
  key: 'objected' | 'removed' | 'upheld' | 'restored' | 'purged';
  variant: 'pending' | 'danger' | 'status';
}

type Decided = Pick<ManagedRemoval, 'state' | 'objection'>;

/** The state of a removal, with its objection. */
export const standingOf = ({ state, objection }: Decided): Standing => {
  if (state === 'restored') return { key: 'restored', variant: 'status' };
  if (state === 'purged') return { key: 'purged', variant: 'danger' };
  if (objection && objection.decision === null) return { key: 'objected', variant: 'pending' };
  return { key: objection ? 'upheld' : 'removed', variant: 'danger' };
};

/** Whether it can be restored; the server decides. */
export const mayRestore = ({ state, until, objection }: Decided & Pick<ManagedRemoval, 'until'>): boolean =>
  state === 'removed' && (Date.parse(until) > Date.now() || (objection !== null && objection.decision === null));
