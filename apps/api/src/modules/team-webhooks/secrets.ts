import type { Sealer } from '../../platform/seal.ts';
import type { SealedColumn } from '../../shared/sealed-column.ts';

const ownerOf = (remote: string): string => `team-webhook:${remote}`;

export const sealSecret = (sealer: Sealer, remote: string, secret: string): Buffer =>
  sealer.seal(secret, ownerOf(remote));

export const openSecret = (sealer: Sealer, remote: string, sealed: Buffer): string =>
  sealer.open(sealed, ownerOf(remote));

export const sealedSecrets: readonly SealedColumn[] = ['sealed_secret', 'sealed_former'].map((column) => ({
  table: 'team_webhooks',
  column,
  key: ['remote'],
  ownerOf: ({ remote = '' }) => ownerOf(remote),
}));
