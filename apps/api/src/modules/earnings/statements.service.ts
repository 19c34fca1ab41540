import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { sumOf } from '../ledger/availability.ts';
import { findBalanceAt, findSums, listMovements, type Month, type MovementLine } from './statements.repository.ts';
import type { Statement } from './statements.schema.ts';

/** Lines read at a time, so that memory does not grow with the month's lines. */
const PAGE = 1000;

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

/** All transactions of a month as CSV, in chunks. Machine-readable: ASCII digits, decimal points, times in UTC. */
export async function* writeStatement(db: Queryable, performerId: string, name: string): AsyncGenerator<string> {
  yield 'time,movement,kind,paid,commission,change\r\n';
  const month = monthOf(name);
  let after: MovementLine | null = null;
  do {
    const lines: MovementLine[] = await listMovements(db, performerId, { month, after, limit: PAGE });
    if (lines.length > 0) yield lines.map(lineOf).join('');
    after = lines.length < PAGE ? null : (lines.at(-1) ?? null);
  } while (after);
}

const lineOf = ({ created_at: createdAt, id, kind, gross, commission, amount }: MovementLine): string =>
  `${[createdAt.toISOString(), id, kind, plain(gross), plain(commission), plain(amount)].join(',')}\r\n`;

const plain = (amount: Hundredths): string => fromHundredths(amount).toFixed(2);
