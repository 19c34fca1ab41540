import type { OwnedAccountKind, PlatformAccountKind } from '../../platform/database/money-tables.ts';

/** An account of the ledger. What people own has a bound at zero; the platform's accounts have none. */
export type AccountRef = OwnedAccountRef | PlatformAccountRef;

export interface OwnedAccountRef {
  kind: OwnedAccountKind;
  ownerId: string;
}

export interface PlatformAccountRef {
  kind: PlatformAccountKind;
}

/** Tokens that a user may spend. */
export const walletOf = (userId: string): OwnedAccountRef => ({ kind: 'wallet', ownerId: userId });
/** Tokens that a performer has earned, and neither asked for nor been paid out. */
export const earningsOf = (performerId: string): OwnedAccountRef => ({ kind: 'earnings', ownerId: performerId });
/** Tokens that a user has paid for what has not come yet: an order until it is shipped, a stream until it was held. */
export const heldOf = (userId: string): OwnedAccountRef => ({ kind: 'held', ownerId: userId });
/** Earnings that a performer has asked for and that have not been sent yet. */
export const payoutPendingOf = (performerId: string): OwnedAccountRef => ({
  kind: 'payout-pending',
  ownerId: performerId,
});
/** What a performer owes because more was taken back than was left of her earnings: zero or less. */
export const receivableOf = (performerId: string): OwnedAccountRef => ({ kind: 'receivable', ownerId: performerId });

/** Where tokens come from when real money comes in: its balance is minus all the tokens bought. */
export const gatewayAccount: PlatformAccountRef = { kind: 'gateway' };
/** What the platform keeps of every payment to a performer. */
export const commissionAccount: PlatformAccountRef = { kind: 'commission' };
/** Where tokens come from that the platform gives away: its balance is minus all of them. */
export const promotionAccount: PlatformAccountRef = { kind: 'promotion' };
/** Tokens that left as money to performers. */
export const payoutClearingAccount: PlatformAccountRef = { kind: 'payout-clearing' };
/** What the platform has given of its commission to those who brought people: minus all of it. */
export const referralAccount: PlatformAccountRef = { kind: 'referral' };
/** Taxes that were taken with a sale and are owed to a state. */
export const taxPayableAccount: PlatformAccountRef = { kind: 'tax-payable' };
/** What disputes cost the platform, because it could be taken back from nobody: minus all of it. */
export const disputeLossAccount: PlatformAccountRef = { kind: 'dispute-loss' };
/** What gateways keep for their work: minus all of it. */
export const gatewayFeesAccount: PlatformAccountRef = { kind: 'gateway-fees' };

/** The platform's accounts have the same ids in every database, so no payment looks them up. */
export const PLATFORM_ACCOUNT_IDS: Readonly<Record<PlatformAccountKind, string>> = {
  gateway: '00000000-0000-7000-8000-000000000001',
  commission: '00000000-0000-7000-8000-000000000002',
  promotion: '00000000-0000-7000-8000-000000000003',
  'payout-clearing': '00000000-0000-7000-8000-000000000004',
  referral: '00000000-0000-7000-8000-000000000005',
  'tax-payable': '00000000-0000-7000-8000-000000000006',
  'dispute-loss': '00000000-0000-7000-8000-000000000007',
  'gateway-fees': '00000000-0000-7000-8000-000000000008',
};

export const isOwned = (account: AccountRef): account is OwnedAccountRef => 'ownerId' in account;

/** One string for each account, for maps. */
export const accountKey = (account: AccountRef): string =>
  isOwned(account) ? `${account.kind}:${account.ownerId}` : account.kind;
