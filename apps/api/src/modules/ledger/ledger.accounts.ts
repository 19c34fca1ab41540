import type { OwnedAccountKind, PlatformAccountKind } from '../../platform/database/money-tables.ts';

/** An account of the ledger. Balances of people's accounts are bounded by zero; those of the platform are not. */
export type AccountRef = OwnedAccountRef | PlatformAccountRef;

export interface OwnedAccountRef {
  kind: OwnedAccountKind;
  ownerId: string;
}

export interface PlatformAccountRef {
  kind: PlatformAccountKind;
}

/** Tokens that a fan may spend. */
export const walletOf = (userId: string): OwnedAccountRef => ({ kind: 'wallet', ownerId: userId });
/** Tokens that a performer has earned and not requested a payout of. */
export const earningsOf = (performerId: string): OwnedAccountRef => ({ kind: 'earnings', ownerId: performerId });
/** Tokens in escrow: for an order until it is shipped, for a stream until it has taken place. */
export const heldOf = (userId: string): OwnedAccountRef => ({ kind: 'held', ownerId: userId });
/** Earnings that are reserved for payout requests and not sent yet. */
export const payoutPendingOf = (performerId: string): OwnedAccountRef => ({
  kind: 'payout-pending',
  ownerId: performerId,
});
/** A performer's debt, when more was clawed back than was left of her earnings: zero or less. */
export const receivableOf = (performerId: string): OwnedAccountRef => ({ kind: 'receivable', ownerId: performerId });

/** The source of bought tokens: its balance is minus all tokens bought. */
export const gatewayAccount: PlatformAccountRef = { kind: 'gateway' };
/** The platform's commission. */
export const commissionAccount: PlatformAccountRef = { kind: 'commission' };
/** The source of promotional tokens: its balance is minus all of them. */
export const promotionAccount: PlatformAccountRef = { kind: 'promotion' };
/** Tokens that were paid out to performers. */
export const payoutClearingAccount: PlatformAccountRef = { kind: 'payout-clearing' };
/** Referral rewards that the platform has paid from its commission: minus all of them. */
export const referralAccount: PlatformAccountRef = { kind: 'referral' };
/** Collected taxes, which are owed to a state. */
export const taxPayableAccount: PlatformAccountRef = { kind: 'tax-payable' };
/** The platform's losses by disputes that nobody else bears: minus all of them. */
export const disputeLossAccount: PlatformAccountRef = { kind: 'dispute-loss' };
/** Fees of gateways: minus all of them. */
export const gatewayFeesAccount: PlatformAccountRef = { kind: 'gateway-fees' };

/** The platform's accounts have the same ids in every database, so that payments need not look them up. */
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

/** An account as a key of maps. */
export const accountKey = (account: AccountRef): string =>
  isOwned(account) ? `${account.kind}:${account.ownerId}` : account.kind;
