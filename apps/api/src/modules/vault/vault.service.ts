import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertFilesStand } from '../../viewing/taken-down.ts';
import { assertShallow, decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { insertFile, type FileRow } from '../files/files.repository.ts';
import { lockStorage, madeColumns } from '../files/shared-bytes.ts';
import { vaultTypeOf } from '../files/vault-type.ts';
import { countUses, listUses } from './vault-uses.ts';
import { VaultItemInUseError, VaultItemNotReadyError, VaultItemTypeError } from './vault.errors.ts';
import { presentRemoval, presentUse, presentVaultItem } from './vault.presenter.ts';
import {
  countItems,
  findItem,
  findItems,
  findReadyUse,
  findRemovalsOf,
  listItems,
  lockUses,
  type VaultItemRow,
} from './vault.repository.ts';
import { markRemoved, putBack } from '../files/vault-items.repository.ts';
import type { VaultItem, VaultQuery } from './vault.schema.ts';

const present = async (context: Context, account: Account, rows: readonly VaultItemRow[]): Promise<VaultItem[]> => {
  const counts = await countUses(
    context.db,
    rows.map((row) => row.item_id),
  );
  return rows.map((row) =>
    presentVaultItem(row, { ownerId: account.id, useCount: counts.get(row.item_id) ?? 0 }, context.mediaSigner),
  );
};

/** The caller's uploads, the newest first. */
export const listVault = async (context: Context, account: Account, { limit, cursor, ...filter }: VaultQuery) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([
    listItems(context.db, account.id, { ...filter, limit, after }),
    countItems(context.db, account.id, filter),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.created_at.toISOString(), row.item_id]);
  return { data: await present(context, account, items), total, nextCursor };
};

const requireItem = async (db: Queryable, account: Pick<Account, 'id'>, id: string): Promise<VaultItemRow> => {
  const row = await findItem(db, account.id, id);
  if (!row) throw new NotFoundError();
  return row;
};

/** @throws NotFoundError for an item that is not in the caller's vault */
export const getVaultItem = async (context: Context, account: Account, id: string): Promise<VaultItem> => {
  const [item] = await present(context, account, [await requireItem(context.db, account, id)]);
  if (!item) throw new NotFoundError();
  return item;
};

/** Items of the caller's vault in the order of their ids; what is not there is left out. */
export const getVaultItems = async (
  context: Context,
  account: Account,
  ids: readonly string[],
): Promise<VaultItem[]> => {
  if (ids.length === 0) return [];
  const items = await present(context, account, await findItems(context.db, account.id, ids));
  return ids.flatMap((id) => items.find(({ _id }) => _id === id) ?? []);
};

/** The things that use an item of the caller's, and those that the site has removed with it. @throws NotFoundError */
export const getVaultUses = async (
  { db }: Context,
  account: Account,
  { id, limit, offset }: { id: string; limit: number; offset: number },
) => {
  assertShallow(offset);
  await requireItem(db, account, id);
  const [rows, counts, removals] = await Promise.all([
    listUses(db, id, { limit, offset }),
    countUses(db, [id]),
    findRemovalsOf(db, id),
  ]);
  return { data: rows.map(presentUse), total: counts.get(id) ?? 0, removed: removals.map(presentRemoval) };
};

/**
 * Makes a file of an item, as if its bytes had been uploaded again: a row of its own, not used yet.
 * @throws NotFoundError, VaultItemTypeError, VaultItemNotReadyError, FileTakenDownError
 */
export const reuseItem = async (
  unit: UnitOfWork,
  account: Pick<Account, 'id'>,
  { id, kind }: { id: string; kind: FileKind },
): Promise<FileRow> => {
  const { db } = unit;
  await lockStorage(db, account.id);
  const item = await requireItem(db, account, id);
  if (vaultTypeOf(kind) !== item.type) throw new VaultItemTypeError();
  const use = await findReadyUse(db, id);
  if (!use) throw new VaultItemNotReadyError();
  await assertFilesStand(db, [use.id]);
  const { owner_id, mime, size, sha256, name, alt_text, caption_languages, storage_key } = use;
  const what = { owner_id, mime, size, sha256, name, alt_text, caption_languages };
  const row = await insertFile(db, {
    ...what,
    ...madeColumns(use),
    storage_key,
    id: newId(),
    kind,
    vault_item_id: id,
  });
  await unit.callHook('onFileReused', { from: use.id, to: row.id });
  return row;
};

/**
 * Removes an item from the vault; {@link restoreItem} can restore it for a while, then its bytes are deleted.
 * @throws NotFoundError, VaultItemInUseError
 */
export const removeItem = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockStorage(db, account.id);
    await requireItem(db, account, id);
    await lockUses(db, id);
    const count = (await countUses(db, [id])).get(id) ?? 0;
    if (count > 0) throw new VaultItemInUseError({ params: { count } });
    await markRemoved(db, id);
  });

/** @throws NotFoundError for an item that was not removed, or cannot be restored any more */
export const restoreItem = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockStorage(db, account.id);
    if (!(await putBack(db, account.id, id))) throw new NotFoundError();
  });
