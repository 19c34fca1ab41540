import type { MediaSigner } from '../../platform/files/media-signer.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import type { UseRow } from './vault-uses.ts';
import type { RemovalRow, VaultItemRow } from './vault.repository.ts';
import type { VaultItem, VaultRemoval, VaultUse } from './vault.schema.ts';

/** An item as its owner sees it, whatever others may see. */
export const presentVaultItem = (
  row: VaultItemRow,
  { ownerId, useCount }: { ownerId: string; useCount: number },
  signer: MediaSigner,
): VaultItem => ({
  _id: row.item_id,
  type: row.type,
  name: row.name,
  size: Number(row.size),
  createdAt: row.created_at.toISOString(),
  useCount,
  errorCode: row.error_code,
  isTakenDown: row.is_taken_down,
  file: presentMediaFile(row, ownAccess(ownerId), signer),
});

export const presentUse = ({ type, id, title, created_at }: UseRow): VaultUse => ({
  type,
  _id: id,
  title: title ?? '',
  createdAt: created_at.toISOString(),
});

export const presentRemoval = ({ id, type, title, reason, removed_at }: RemovalRow): VaultRemoval => ({
  ...{ _id: id, type, title, reason },
  createdAt: removed_at.toISOString(),
});
