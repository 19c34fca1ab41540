import type { Author } from '@barg/contract';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { shownTitleOf } from '../../viewing/movement-subject.ts';
import type { HistoryRow, MovementRow, RelatedRow } from './history.repository.ts';
import type { WalletEntry, WalletEntryDetail } from './history.schema.ts';

const withoutSign = (amount: Hundredths): Hundredths => (amount < 0n ? -amount : amount);

const authorOf = (authors: ReadonlyMap<string, Author>, id: string | null): Author | null =>
  id === null ? null : (authors.get(id) ?? null);

/** Everybody whom movements name. */
export const namedIn = (rows: readonly HistoryRow[]): Array<string | null> =>
  rows.flatMap((row) => [row.performer_id, row.given_to]);

export const presentEntry = (row: HistoryRow, authors: ReadonlyMap<string, Author>): WalletEntry => ({
  _id: row.id,
  kind: row.kind,
  amount: fromHundredths(withoutSign(row.change)),
  direction: row.change < 0n ? 'out' : 'in',
  performer: authorOf(authors, row.performer_id),
  givenTo: authorOf(authors, row.given_to),
  reversedKind: row.reversed_kind,
  itemType: row.item_type,
  itemId: row.item_id,
  title: shownTitleOf(row),
  note: row.note,
  createdAt: row.created_at.toISOString(),
});

interface Around {
  authors: ReadonlyMap<string, Author>;
  reversed: RelatedRow | null;
  reversals: readonly RelatedRow[];
}

export const presentEntryDetail = (row: MovementRow, { authors, reversed, reversals }: Around): WalletEntryDetail => ({
  ...presentEntry(row, authors),
  promotional: fromHundredths(withoutSign(row.promotional)),
  discount: fromHundredths(row.discount),
  paymentId: row.payment_id,
  orderId: row.order_id,
  conversationId: row.conversation_id,
  streamId: row.stream_id,
  reverses: reversed && presentRelated(reversed),
  reversals: reversals.map(presentRelated),
});

const presentRelated = (row: RelatedRow): WalletEntryDetail['reversals'][number] => ({
  _id: row.id,
  kind: row.kind,
  amount: fromHundredths(row.amount),
  createdAt: row.created_at.toISOString(),
});
