import { messagesLocaleOf, saleNameOf, type Author } from '@barg/contract';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { shownTitleOf } from '../../viewing/movement-subject.ts';
import { movementNamesIn } from './movement-names.ts';

/** What a movement was, and what it was for. */
export interface Worded {
  kind: LedgerTransactionKind;
  item_type: string | null;
  item_id?: string | null;
  reversed_kind: LedgerTransactionKind | null;
  given_to: string | null;
  title: string | null;
}

/** Whose pages the words are those of: who pays reads of a movement in a wallet, its performer among her earnings. */
export type MovementReader = 'payer' | 'performer';

/** Whether a payout that does not take place gives back what was set aside for it: nothing earned is taken. */
const isPayoutBack = ({ kind, item_type: type }: Worded): boolean => kind === 'reversal' && type === 'payout';

/** The words for movements in tables for programs, in the language of a culture, as the reader's pages say them. */
export const movementWords = (culture: string, reader: MovementReader = 'payer') => {
  const { sales, given, givenTo, own, ...names } = movementNamesIn(messagesLocaleOf(culture));
  const isOwn = reader === 'performer';
  const kinds = isOwn ? { ...names.kinds, ...own.kinds } : names.kinds;
  const items = isOwn ? { ...names.items, ...own.items } : names.items;
  const nameOf = (kind: LedgerTransactionKind, { item_type: type, given_to: receiver }: Worded): string => {
    if (kind === 'subscription' && receiver !== null) return given;
    const sale = saleNameOf(kind, type);
    return sale ? sales[sale] : kinds[kind];
  };
  const known: Readonly<Record<string, string | undefined>> = items;
  return {
    /** A reversal tells also what it takes back. */
    kindOf: (row: Worded): string => {
      if (isOwn && isPayoutBack(row)) return own.payoutBack;
      const name = nameOf(row.kind, row);
      return row.reversed_kind === null ? name : `${name} (${nameOf(row.reversed_kind, row)})`;
    },
    /** What was paid for: its title, the receiver of a gift, which payout, or what kind of thing it was. */
    subjectOf: (row: Worded, authors: ReadonlyMap<string, Author>): string => {
      const { item_type: type, item_id: id } = row;
      if (isOwn && type === 'payout' && id) return own.payoutRequest.replace('{{id}}', () => id);
      const receiver = authors.get(row.given_to ?? '');
      if (receiver === undefined) return shownTitleOf(row) ?? known[type ?? ''] ?? '';
      const { name, username } = receiver;
      return givenTo.replace('{{name}}', () => (username === null ? name : `${name} (@${username})`));
    },
  };
};

export type MovementWords = ReturnType<typeof movementWords>;
