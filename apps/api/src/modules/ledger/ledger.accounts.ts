/** An account of the ledger. What people own holds a balance that never goes below zero; the platform's may. */
export type AccountRef = OwnedAccountRef | PlatformAccountRef;

export interface OwnedAccountRef {
  kind: 'wallet' | 'earnings';
  ownerId: string;
}

export interface PlatformAccountRef {
  kind: 'gateway' | 'commission' | 'promotion';
}

/** Tokens that a user may spend. */
export const walletOf = (userId: string): OwnedAccountRef => ({ kind: 'wallet', ownerId: userId });
/** Tokens that a performer has earned and not been paid out. */
export const earningsOf = (performerId: string): OwnedAccountRef => ({ kind: 'earnings', ownerId: performerId });

/** Where tokens come from when real money comes in: its balance is minus all the tokens bought. */
export const gatewayAccount: PlatformAccountRef = { kind: 'gateway' };
/** What the platform keeps of every payment to a performer. */
export const commissionAccount: PlatformAccountRef = { kind: 'commission' };
/** Where tokens come from that the platform gives away: its balance is minus all of them. */
export const promotionAccount: PlatformAccountRef = { kind: 'promotion' };

/** The platform's accounts have the same ids in every database, so no payment looks them up. */
export const PLATFORM_ACCOUNT_IDS: Readonly<Record<PlatformAccountRef['kind'], string>> = {
  gateway: '00000000-0000-7000-8000-000000000001',
  commission: '00000000-0000-7000-8000-000000000002',
  promotion: '00000000-0000-7000-8000-000000000003',
};

export const isOwned = (account: AccountRef): account is OwnedAccountRef => 'ownerId' in account;

/** One string for each account, for maps. */
export const accountKey = (account: AccountRef): string =>
  isOwned(account) ? `${account.kind}:${account.ownerId}` : account.kind;
