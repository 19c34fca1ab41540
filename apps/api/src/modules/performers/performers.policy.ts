import type { Account } from '../../viewing/caller.ts';

/** A performer changes her own profile only. */
export const mayEditPerformer = (account: Account, performerId: string): boolean =>
  account.role === 'performer' && account.id === performerId;
