import { messagesLocaleOf, saleNameOf, type Author } from '@barg/contract';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { shownTitleOf } from '../../viewing/movement-subject.ts';
import { movementNamesIn } from './movement-names.ts';

/** What a movement was, and what it was for. */
export interface Worded {
  kind: LedgerTransactionKind;
  item_type: string | null;
  reversed_kind: LedgerTransactionKind | null;
  given_to: string | null;
  title: string | null;
}

/** The words for movements in tables for programs, in the language of a culture, as the pages say them. */
export const movementWords = (culture: string) => {
  const { kinds, sales, given, givenTo, items } = movementNamesIn(messagesLocaleOf(culture));
  const nameOf = (kind: LedgerTransactionKind, { item_type: type, given_to: receiver }: Worded): string => {
    if (kind === 'subscription' && receiver !== null) return given;
    const sale = saleNameOf(kind, type);
    return sale ? sales[sale] : kinds[kind];
  };
  const known: Readonly<Record<string, string | undefined>> = items;
  return {
    /** A reversal tells also what it takes back. */
    kindOf: (row: Worded): string =>
      row.reversed_kind === null
        ? nameOf(row.kind, row)
        : `${nameOf(row.kind, row)} (${nameOf(row.reversed_kind, row)})`,
    /** What was paid for: its title, the receiver of a gift, or what kind of thing it was. */
    subjectOf: (row: Worded, authors: ReadonlyMap<string, Author>): string => {
      const receiver = authors.get(row.given_to ?? '');
      if (receiver === undefined) return shownTitleOf(row) ?? known[row.item_type ?? ''] ?? '';
      const { name, username } = receiver;
      return givenTo.replace('{{name}}', () => (username === null ? name : `${name} (@${username})`));
    },
  };
};

export type MovementWords = ReturnType<typeof movementWords>;
