import type { Author } from '@barg/contract';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { csvLine } from '../../shared/csv.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { findWalletHistory, type HistoryRow, type HistorySearch } from './history.repository.ts';
import { historyWords } from './history-words.ts';

/** Lines read at a time, so that memory does not grow with the range. */
const PAGE = 1000;
/** The byte order mark: spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A fan's wallet history as CSV in chunks, newest first: localised headings, machine-readable numbers and times. */
export async function* writeHistory(db: Queryable, search: HistorySearch, culture: string): AsyncGenerator<string> {
  const { headings, kinds } = historyWords(culture);
  yield BYTE_ORDER_MARK + csvLine(headings);
  let before: string | null = null;
  do {
    const rows: HistoryRow[] = await findWalletHistory(db, search, { limit: PAGE, before });
    const page = rows.slice(0, PAGE);
    const authors = await loadAuthors(
      db,
      page.map((row) => row.performer_id),
    );
    if (page.length > 0) yield page.map((row) => lineOf(row, { authors, kinds })).join('');
    before = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
  } while (before !== null);
}

interface Words {
  authors: ReadonlyMap<string, Author>;
  kinds: Readonly<Record<LedgerTransactionKind, string>>;
}

const lineOf = (row: HistoryRow, { authors, kinds }: Words): string => {
  const performer = row.performer_id === null ? undefined : authors.get(row.performer_id);
  return csvLine([
    row.created_at.toISOString(),
    kinds[row.kind],
    performer?.name ?? '',
    performer?.username ?? '',
    row.title ?? '',
    row.note ?? '',
    fromHundredths(row.change),
    row.id,
  ]);
};
