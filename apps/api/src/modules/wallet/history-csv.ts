import type { Author } from '@barg/contract';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { csvLine } from '../../shared/csv.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { findWalletHistory, type HistoryRow, type HistorySearch } from './history.repository.ts';
import { namedIn } from './history.presenter.ts';
import { historyWords, type HistoryWords } from './history-words.ts';

/** Lines read at a time, so that memory does not grow with the range. */
const PAGE = 1000;
/** The byte order mark: spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A fan's wallet history as CSV in chunks, newest first: localised headings, machine-readable numbers and times. */
export async function* writeHistory(db: Queryable, search: HistorySearch, culture: string): AsyncGenerator<string> {
  const { headings, ...words } = historyWords(culture);
  yield BYTE_ORDER_MARK + csvLine(headings);
  let before: string | null = null;
  do {
    const rows: HistoryRow[] = await findWalletHistory(db, search, { limit: PAGE, before });
    const page = rows.slice(0, PAGE);
    const authors = await loadAuthors(db, namedIn(page));
    if (page.length > 0) yield page.map((row) => lineOf(row, { authors, ...words })).join('');
    before = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
  } while (before !== null);
}

interface Words extends Omit<HistoryWords, 'headings'> {
  authors: ReadonlyMap<string, Author>;
}

const lineOf = (row: HistoryRow, words: Words): string => {
  const performer = words.authors.get(row.performer_id ?? '');
  return csvLine([
    row.created_at.toISOString(),
    kindOf(row, words),
    performer?.name ?? '',
    performer?.username ?? '',
    subjectOf(row, words),
    row.note ?? '',
    fromHundredths(row.change),
    row.id,
  ]);
};

/** A reversal tells also what it takes back. */
const kindOf = ({ kind, reversed_kind: reversed, given_to: givenTo }: HistoryRow, { kinds, gift }: Words): string => {
  const named = (of: LedgerTransactionKind) => (of === 'subscription' && givenTo !== null ? gift : kinds[of]);
  return reversed === null ? named(kind) : `${named(kind)} (${named(reversed)})`;
};

/** What was paid for: its title, the receiver of a gift, or what kind of thing it was. */
const subjectOf = (
  { title, given_to: givenTo, item_type: type }: HistoryRow,
  { authors, to, items }: Words,
): string => {
  const receiver = authors.get(givenTo ?? '');
  if (receiver) return to(receiver.username === null ? receiver.name : `${receiver.name} (@${receiver.username})`);
  return title ?? items[type ?? ''] ?? '';
};
