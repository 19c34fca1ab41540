import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { sumOf } from '../ledger/availability.ts';
import { presentEarning } from './earnings.presenter.ts';
import type { Month } from './month.ts';
import { findBalanceAt, findSums } from './statements.repository.ts';
import { MOST_TAKEN_BACK, type Statement } from './statements.schema.ts';
import { findTakenBack } from './taken-back.repository.ts';

/** @param month YYYY-MM, in UTC */
export const monthOf = (month: string): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1)), to: new Date(Date.UTC(year, number)) };
};

/**
 * A performer's statement of a month: opening balance, sums by kind, closing balance, and one by one what was taken
 * back, because each of those is a question to somebody.
 */
export const readStatement = async (db: Queryable, performerId: string, name: string): Promise<Statement> => {
  const month = monthOf(name);
  const [sums, closing, takenBack] = await Promise.all([
    findSums(db, performerId, month),
    findBalanceAt(db, performerId, month.to),
    findTakenBack(db, performerId, { month, limit: MOST_TAKEN_BACK + 1 }),
  ]);
  const told = takenBack.slice(0, MOST_TAKEN_BACK);
  const authors = await loadAuthors(
    db,
    told.flatMap((row) => [row.user_id, row.given_to]),
  );
  return {
    month: name,
    opening: fromHundredths(closing - sumOf(sums)),
    closing: fromHundredths(closing),
    sums: sums.map(({ kind, count, amount }) => ({ kind, count, amount: fromHundredths(amount) })),
    takenBack: told.map((row) => presentEarning(row, authors)),
    hasMoreTakenBack: takenBack.length > told.length,
  };
};
