import type { Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../shared/csv.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { movementWords, type MovementWords } from '../ledger/movement-words.ts';
import {
  findWalletHistory,
  loadPaid,
  type HistoryRow,
  type HistorySearch,
  type PaidMoney,
} from './history.repository.ts';
import { namedIn } from './history.presenter.ts';
import { historyHeadings } from './history-words.ts';

/** Lines read at a time, so that memory does not grow with the range. */
const PAGE = 1000;

/** A fan's wallet history as CSV in chunks, newest first: localised headings, machine-readable numbers and times. */
export async function* writeHistory(db: Queryable, search: HistorySearch, culture: string): AsyncGenerator<string> {
  const words = movementWords(culture);
  yield BYTE_ORDER_MARK + csvLine(historyHeadings(culture));
  let before: string | null = null;
  do {
    const rows: HistoryRow[] = await findWalletHistory(db, search, { limit: PAGE, before });
    const page = rows.slice(0, PAGE);
    const [authors, paid] = await Promise.all([loadAuthors(db, namedIn(page)), loadPaid(db, page)]);
    if (page.length > 0) yield page.map((row) => lineOf(row, { authors, paid, words })).join('');
    before = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
  } while (before !== null);
}

interface Words {
  authors: ReadonlyMap<string, Author>;
  paid: ReadonlyMap<string, PaidMoney>;
  words: MovementWords;
}

const lineOf = (row: HistoryRow, { authors, paid, words }: Words): string => {
  const money = paid.get(row.id);
  const performer = authors.get(row.performer_id ?? '');
  return csvLine([
    row.created_at.toISOString(),
    words.kindOf(row),
    performer?.name ?? '',
    performer?.username ?? '',
    words.subjectOf(row, authors),
    row.note ?? '',
    fromHundredths(row.change),
    ...(money ? [fromHundredths(money.amount), fromHundredths(money.tax), money.currency] : ['', '', '']),
    row.id,
  ]);
};
