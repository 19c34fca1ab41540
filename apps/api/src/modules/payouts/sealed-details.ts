import type { SealedColumn } from '../../shared/sealed-column.ts';
import type { PayoutMethodKind } from '../../platform/database/payout-tables.ts';

/** The context to which encrypted details are bound, so that they cannot be decrypted for another performer. */
export const sealedFor = (performerId: string, kind: PayoutMethodKind): string => `payout:${performerId}:${kind}`;

const ownerOf = (kind: 'kind' | 'method') => (row: Readonly<Record<string, string>>) =>
  sealedFor(row.performer_id ?? '', row[kind] as PayoutMethodKind);

/** Encrypted payout details: the current ones of performers, and the copy of each request. */
export const sealedDetails: readonly SealedColumn[] = [
  { table: 'payout_methods', column: 'sealed', key: ['performer_id', 'kind'], ownerOf: ownerOf('kind') },
  {
    table: 'payout_requests',
    column: 'sealed',
    key: ['id'],
    reads: ['performer_id', 'method'],
    ownerOf: ownerOf('method'),
  },
];
