import type { Hundredths } from '../money.ts';

/** Whose account is asked for. */
export interface AccountOwner {
  performerId: string;
  /** Since when it may have been asked for before. */
  askedAt: Date;
}

/** A performer's account at the gateway, as it stands. */
export interface GatewayAccount {
  ref: string;
  performerId: string;
  /** Whether its owner went through the gateway's questions; it may have more of them. */
  detailsSubmitted: boolean;
  /** Whether money that is sent there reaches its owner. */
  payoutsEnabled: boolean;
  /** What the gateway still wants to know, in its own words. */
  requirementsDue: string[];
}

/** Where the owner of an account answers the gateway's questions. It opens once. */
export interface AccountLink {
  /** An address, or a path of this site. */
  url: string;
  expiresAt: Date;
}

export interface AccountLinkOrder {
  accountRef: string;
  /** Paths of this site: for who is through, which proves nothing, and for whose link was used or too old. */
  returnPath: string;
  refreshPath: string;
  locale: string;
}

/** Money from the platform to a performer's account. */
export interface Transfer {
  /** The same key is sent once, and what was sent is found by it. */
  idempotencyKey: string;
  accountRef: string;
  /** Hundredths of the currency. */
  amount: Hundredths;
  currency: string;
}

/** `returned`: it was sent and came back. `failed`: nothing was sent, `reason` tells an operator why. */
export type TransferOutcome =
  { status: 'sent'; ref: string } | { status: 'returned'; ref: string } | { status: 'failed'; reason: string };

/** How a gateway pays performers: the platform charges, and sends what performers earned to accounts of their own. */
export interface PayoutGateway {
  /** The account of a performer: made once, however often it is asked for. */
  createAccount(owner: AccountOwner): Promise<GatewayAccount>;
  /** Null when there is none any more. */
  findAccount(ref: string): Promise<GatewayAccount | null>;
  /** A new link each time. */
  createAccountLink(order: AccountLinkOrder): Promise<AccountLink>;
  /** Throws when the gateway gave no answer: then it is looked up. */
  transfer(transfer: Transfer): Promise<TransferOutcome>;
  /** What became of a transfer; null when the gateway was never asked for it. */
  findTransfer(transfer: Transfer): Promise<TransferOutcome | null>;
}
