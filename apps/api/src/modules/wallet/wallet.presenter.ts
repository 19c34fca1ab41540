import type { Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import type { HistoryRow } from './wallet.repository.ts';
import type { Transaction } from './wallet.schema.ts';

export const presentTransaction = (row: HistoryRow, authors: ReadonlyMap<string, Author>): Transaction => ({
  _id: row.id,
  kind: row.kind,
  amount: fromHundredths(row.change < 0n ? -row.change : row.change),
  direction: row.change < 0n ? 'out' : 'in',
  performer: row.performer_id === null ? null : (authors.get(row.performer_id) ?? null),
  itemType: row.item_type,
  itemId: row.item_id,
  note: row.note,
  createdAt: row.created_at.toISOString(),
});
