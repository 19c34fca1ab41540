import type { Account } from '../../viewing/caller.ts';

/** A performer changes her own profile, nobody else's. */
export const mayEditPerformer = (account: Account, performerId: string): boolean =>
  account.role === 'performer' && account.id === performerId;
