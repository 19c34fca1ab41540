import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { sumOf } from '../ledger/availability.ts';
import { findBalanceAt, findSums, type Month } from './statements.repository.ts';
import type { Statement } from './statements.schema.ts';

/** @param month YYYY-MM, in UTC */
export const monthOf = (month: string): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1)), to: new Date(Date.UTC(year, number)) };
};

/** A performer's statement of a month: opening balance, sums by kind, closing balance. */
export const readStatement = async (db: Queryable, performerId: string, name: string): Promise<Statement> => {
  const month = monthOf(name);
  const [sums, closing] = await Promise.all([
    findSums(db, performerId, month),
    findBalanceAt(db, performerId, month.to),
  ]);
  return {
    month: name,
    opening: fromHundredths(closing - sumOf(sums)),
    closing: fromHundredths(closing),
    sums: sums.map(({ kind, count, amount }) => ({ kind, count, amount: fromHundredths(amount) })),
  };
};
