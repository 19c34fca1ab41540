import { vaultTypeOf } from '../../modules/files/vault-type.ts';
import type { Row } from '../rows.ts';

interface DemoVault {
  /** The first row with the same bytes and owner, with its vault item; the row itself if it is the first. */
  keep(row: Row<'files'>): Row<'files'>;
  items: Row<'vault_items'>[];
}

/** The vaults of the demo's performers. An item has the id of its first file. */
export const createDemoVault = (performerIds: ReadonlySet<string>): DemoVault => {
  const items: Row<'vault_items'>[] = [];
  const firsts = new Map<string, Row<'files'>>();
  return {
    items,
    keep: (row) => {
      const type = performerIds.has(row.owner_id) ? vaultTypeOf(row.kind) : null;
      if (!type) return row;
      const key = `${row.owner_id} ${type} ${row.sha256.toString('hex')}`;
      const first = firsts.get(key);
      if (first) return first;
      const { id, owner_id, sha256, size, name, created_at } = row;
      row.vault_item_id = id;
      firsts.set(key, row);
      items.push({ id, owner_id, type, sha256, size, name, created_at });
      return row;
    },
  };
};
