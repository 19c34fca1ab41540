import type { Hundredths } from '../money.ts';

/** The performer for whom an account is created. */
export interface AccountOwner {
  performerId: string;
  /** Since when its creation may have been requested. */
  askedAt: Date;
}

/** The state of a performer's account at the gateway. */
export interface GatewayAccount {
  ref: string;
  performerId: string;
  /** Whether the owner has answered the gateway's questions; more may follow. */
  detailsSubmitted: boolean;
  /** Whether transfers to it reach the owner. */
  payoutsEnabled: boolean;
  /** The information that the gateway still requires, in its own terms. */
  requirementsDue: string[];
}

/** A single-use link to the gateway's pages for the owner of an account. */
export interface AccountLink {
  /** An absolute URL, or a path of this site. */
  url: string;
  expiresAt: Date;
}

export interface AccountLinkOrder {
  accountRef: string;
  /**
   * Paths of this site: for an owner who has finished, which proves nothing, and for one whose link was used or
   * expired.
   */
  returnPath: string;
  refreshPath: string;
  locale: string;
}

/** A transfer from the platform to a performer's account. */
export interface Transfer {
  /** Transfers with the same key are made once, and found by it. */
  idempotencyKey: string;
  accountRef: string;
  /** In hundredths of the currency. */
  amount: Hundredths;
  currency: string;
}

/**
 * `returned`: it was made and came back, with the gateway's code for why where it tells. `failed`: it was not made;
 * `reason` is for operators.
 */
export type TransferOutcome =
  | { status: 'sent'; ref: string }
  | { status: 'returned'; ref: string; reason?: string | undefined }
  | { status: 'failed'; reason: string };

/** Payouts by a gateway: the platform charges the cards, and transfers earnings to the performers' own accounts. */
export interface PayoutGateway {
  /** Creates a performer's account, once for repeated requests. */
  createAccount(owner: AccountOwner): Promise<GatewayAccount>;
  /** Null when the account does not exist any more. */
  findAccount(ref: string): Promise<GatewayAccount | null>;
  /** Creates a new link with each call. */
  createAccountLink(order: AccountLinkOrder): Promise<AccountLink>;
  /** Throws when the gateway does not answer; then `findTransfer` tells the result. */
  transfer(transfer: Transfer): Promise<TransferOutcome>;
  /** The result of a transfer; null when it was never requested. */
  findTransfer(transfer: Transfer): Promise<TransferOutcome | null>;
}
