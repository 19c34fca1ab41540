import type { Generated } from 'kysely';

/** What payment gateways tell and give back, and the sandbox's own memory. See tables.ts. */
export interface GatewayTables {
  sandbox_charges: SandboxChargesTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_disputes: SandboxDisputesTable;
  external_events: ExternalEventsTable;
  refunds: RefundsTable;
  disputes: DisputesTable;
  gateway_accounts: GatewayAccountsTable;
  sandbox_accounts: SandboxAccountsTable;
  sandbox_transfers: SandboxTransfersTable;
}

export interface GatewayAccountsTable {
  performer_id: string;
  provider: string;
  /** Null until the gateway's first answer. */
  provider_ref: string | null;
  details_submitted: Generated<boolean>;
  payouts_enabled: Generated<boolean>;
  requirements_due: Generated<string[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SandboxAccountsTable {
  ref: string;
  performer_id: string;
  details_submitted: Generated<boolean>;
  payouts_enabled: Generated<boolean>;
  requirements_due: Generated<string[]>;
  sends_back: Generated<boolean>;
  link_id: string | null;
  return_path: Generated<string>;
  created_at: Generated<Date>;
}

export interface SandboxTransfersTable {
  idempotency_key: string;
  ref: string;
  account_ref: string;
  amount: bigint;
  currency: string;
  returned_at: Date | null;
  created_at: Generated<Date>;
}

export interface SandboxChargesTable {
  idempotency_key: string;
  ref: string;
  card_ref: string;
  amount: bigint;
  currency: string;
  status: 'succeeded' | 'failed' | 'requires-action';
  failure: string | null;
  return_path: string | null;
  created_at: Generated<Date>;
}

export interface SandboxRefundsTable {
  idempotency_key: string;
  ref: string;
  charge_ref: string;
  amount: bigint;
  status: 'pending' | 'succeeded' | 'failed';
  /** How it ends at `later_at`, for those that end later. */
  later_status: 'succeeded' | 'failed' | null;
  later_at: Date | null;
  created_at: Generated<Date>;
}

export interface SandboxDisputesTable {
  ref: string;
  charge_ref: string;
  status: 'open' | 'won' | 'lost';
  reason: string;
  due_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface ExternalEventsTable {
  id: string;
  source: string;
  external_id: string;
  type: string;
  subject_kind: 'charge' | 'refund' | 'dispute' | 'account' | 'transfer' | 'invoice';
  subject_ref: string;
  received_at: Generated<Date>;
  handled_at: Date | null;
  /** How often it was tried and failed, with what, and since when only an operator brings it to an end. */
  attempts: Generated<number>;
  last_error: string | null;
  operator_since: Date | null;
}

export interface RefundsTable {
  id: string;
  payment_id: string;
  /** Hundredths of the payment's currency. */
  amount: bigint;
  /** Hundredths of a token. */
  tokens: bigint;
  reason: string;
  status: 'pending' | 'succeeded' | 'failed';
  provider_ref: string | null;
  reversal_id: string;
  restored_id: string | null;
  asked_at: Date | null;
  /** How often it was tried and failed, with what, and since when only an operator brings it to an end. */
  attempts: Generated<number>;
  last_error: string | null;
  operator_since: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface DisputesTable {
  id: string;
  payment_id: string;
  user_id: string;
  provider: string;
  provider_ref: string;
  /** Hundredths of the payment's currency: may be more than was paid. */
  amount: bigint;
  reason: string;
  status: 'open' | 'won' | 'lost';
  /** What took the tokens; null while they are where they were. */
  reversal_id: string | null;
  /** Until when the bank waits for an answer. */
  due_at: Date | null;
  evidence: string | null;
  answered_at: Date | null;
  accepted_at: Date | null;
  /** When an operator opened the wallet again that it had closed by being lost, and why. */
  wallet_opened_at: Date | null;
  wallet_opened_reason: string | null;
  opened_at: Generated<Date>;
  updated_at: Generated<Date>;
}
