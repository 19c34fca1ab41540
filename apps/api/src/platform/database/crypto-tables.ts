import type { Generated } from 'kysely';

/** Payments by coins, and the sandbox's chain. See tables.ts. */
export interface CryptoTables {
  crypto_invoices: CryptoInvoicesTable;
  sandbox_invoices: SandboxInvoicesTable;
  sandbox_coins: SandboxCoinsTable;
}

export type CryptoDetail = 'waiting' | 'confirming' | 'underpaid' | 'overpaid' | 'late' | 'expired' | 'settled';

export interface CryptoInvoicesTable {
  payment_id: string;
  gateway_ref: string | null;
  /** When the gateway was last asked to create it: nobody else does for a minute. */
  asked_at: Date | null;
  coin: string | null;
  address: string | null;
  /** Hundred millionths of the coin. */
  due: bigint | null;
  received: Generated<bigint>;
  confirmations: Generated<number>;
  required: Generated<number>;
  detail: Generated<CryptoDetail>;
  pay_url: string | null;
  expires_at: Date | null;
  watched_until: Date;
  next_look_at: Generated<Date>;
  attempts: Generated<number>;
  operator_since: Date | null;
  /** Since when coins wait that came after the decision. */
  more_since: Date | null;
  /** What the decision was about; null before it, and where a former version of the site has not kept it. */
  decided_received: bigint | null;
  /** What came after the decision and was sent back. */
  returned: Generated<bigint>;
  decision: 'credited' | 'refunded' | null;
  decided_at: Date | null;
  note: Generated<string>;
}

export interface SandboxInvoicesTable {
  idempotency_key: string;
  ref: string;
  address: string;
  due: bigint;
  return_path: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface SandboxCoinsTable {
  id: string;
  invoice_ref: string;
  amount: bigint;
  confirmations: Generated<number>;
  is_late: boolean;
  sent_at: Generated<Date>;
}
