import { sql } from 'kysely';
import type {
  LedgerTransactionKind,
  OwnedAccountKind,
  PlatformAccountKind,
} from '../../platform/database/money-tables.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import type { Bearer, ManagedMovement } from './payments.schema.ts';

const MOST_SHOWN = 200;

interface PartRow {
  id: string;
  kind: LedgerTransactionKind;
  amount: Hundredths;
  created_at: Date;
  account: OwnedAccountKind | PlatformAccountKind;
  owner_id: string | null;
  part: Hundredths;
}

/**
 * A transaction of the ledger, its release if it was held, and all reversals of these, each with what every account
 * got.
 */
export const loadMovements = async (db: Queryable, transactionId: string | null): Promise<ManagedMovement[]> => {
  if (transactionId === null) return [];
  const { rows } = await sql<PartRow>`
    with recursive chain as (
      select id from ledger_transactions where id = ${transactionId}
        or id = (select release_id from ledger_releases where held_id = ${transactionId})
      union all select later.id from ledger_transactions later join chain on later.reverses_id = chain.id)
    select movement.id, movement.kind, movement.amount, movement.created_at, account.kind as account, account.owner_id,
      sum(entry.amount)::bigint as part
    from chain join ledger_transactions movement on movement.id = chain.id
    join ledger_entries entry on entry.transaction_id = movement.id
    join ledger_accounts account on account.id = entry.account_id
    group by movement.id, account.id order by movement.id, min(entry.id) limit ${MOST_SHOWN}`.execute(db);
  const authors = await loadAuthors(
    db,
    rows.map((row) => row.owner_id),
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...rest]) =>
    first
      ? [
          {
            ...{ _id: first.id, kind: first.kind, amount: fromHundredths(first.amount) },
            createdAt: first.created_at.toISOString(),
            parts: [first, ...rest].map(({ account, owner_id: ownerId, part }) => ({
              account,
              owner: ownerId === null ? null : authorOf(authors, ownerId),
              amount: fromHundredths(part),
            })),
          },
        ]
      : [],
  );
};

/** Remembers the movements of a transaction; the returned function sums up what accounts got by those added since. */
export const partsSince = async (db: Queryable, transactionId: string | null): Promise<() => Promise<Bearer[]>> => {
  const before = new Set((await loadMovements(db, transactionId)).map(({ _id }) => _id));
  return async () => {
    const fresh = (await loadMovements(db, transactionId)).filter(({ _id }) => !before.has(_id));
    const parts = fresh.flatMap((movement) => movement.parts);
    const sums = Map.groupBy(parts, ({ account, owner }) => `${account} ${owner?._id ?? ''}`);
    const added = [...sums.values()].flatMap(([first, ...rest]) => (first ? [withAmountsOf(first, rest)] : []));
    return added.filter(({ amount }) => amount !== 0);
  };
};

const inHundredths = (tokens: number): number => Math.round(tokens * 100);

const withAmountsOf = (first: Bearer, rest: readonly Bearer[]): Bearer => ({
  ...first,
  amount: [first, ...rest].reduce((sum, { amount }) => sum + inHundredths(amount), 0) / 100,
});
