import { messagesLocaleOf, type Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../shared/csv.ts';
import { wordsIn, type Wording } from '../../shared/wording/wording.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { movementWords, type MovementWords } from '../ledger/movement-words.ts';
import { listMovements, type MovementLine } from './statements.repository.ts';
import { monthOf } from './statements.service.ts';

/** Lines read at a time, so that memory does not grow with the month's lines. */
const PAGE = 1000;

const HEADINGS: Wording<readonly string[]> = {
  'fa-IR': ['زمان (UTC)', 'نوع', 'از', 'نام کاربری', 'بابت', 'یادداشت', 'پرداخت‌شده', 'کارمزد', 'تغییر', 'شناسه'],
  'en-US': (say) => [
    say`Time (UTC)`,
    say`Kind`,
    say`From`,
    say`Username`,
    say`For`,
    say`Note`,
    say`Paid`,
    say`Commission`,
    say`Change`,
    say`Id`,
  ],
  'ar-EG': ['الوقت (UTC)', 'النوع', 'من', 'اسم المستخدم', 'مقابل', 'ملاحظة', 'المدفوع', 'العمولة', 'التغيير', 'المعرّف'],
};

/** All transactions of a month as CSV in chunks, the oldest first: localised words, machine-readable numbers and times. */
export async function* writeStatement(
  db: Queryable,
  { performerId, month: name, culture }: { performerId: string; month: string; culture: string },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(wordsIn(HEADINGS, messagesLocaleOf(culture)));
  const words = movementWords(culture, 'performer');
  const month = monthOf(name);
  let after: MovementLine | null = null;
  do {
    const lines: MovementLine[] = await listMovements(db, performerId, { month, after, limit: PAGE });
    const authors = await loadAuthors(
      db,
      lines.flatMap((line) => [line.user_id, line.given_to]),
    );
    if (lines.length > 0) yield lines.map((line) => lineOf(line, authors, words)).join('');
    after = lines.length < PAGE ? null : (lines.at(-1) ?? null);
  } while (after);
}

const lineOf = (line: MovementLine, authors: ReadonlyMap<string, Author>, words: MovementWords): string => {
  const payer = authors.get(line.user_id ?? '');
  return csvLine([
    line.created_at.toISOString(),
    words.kindOf(line),
    payer?.name ?? '',
    payer?.username ?? '',
    words.subjectOf(line, authors),
    line.note ?? '',
    ...[line.gross, line.commission, line.amount].map(fromHundredths),
    line.id,
  ]);
};
