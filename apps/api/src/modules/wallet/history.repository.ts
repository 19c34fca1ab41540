import { sql } from 'kysely';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { searchTextSql, toLikePattern } from '../../shared/search-text.ts';
import {
  conversationSql,
  givenToSql,
  reversedKindSql,
  streamSql,
  titleForPayerSql,
} from '../../viewing/movement-subject.ts';

export interface HistorySearch {
  userId: string;
  kind?: LedgerTransactionKind | undefined;
  direction?: 'in' | 'out' | undefined;
  /** Words of the performer's or a receiver's name, of the item's title, or the number of a receipt. */
  q?: string | undefined;
  /** From then on, and before then. */
  from?: string | undefined;
  to?: string | undefined;
  /** Looks through all of them, and not the newest alone. */
  isWhole?: boolean;
}

/** SQL: the receipt number of the payment behind a top-up or card subscription. */
const receiptSql = sql<string | null>`(
  select receipts.year || '-' || lpad(receipts.number::text, 6, '0') from payments
  join receipts on receipts.payment_id = payments.id where payments.transaction_id = movement.id)`;

const holdsWords = (q: string) =>
  sql<boolean>`${searchTextSql(sql`concat_ws(' ', ${titleForPayerSql}, ${receiptSql},
    (select string_agg(concat_ws(' ', name, username), ' ') from users where users.id in (movement.performer_id, ${givenToSql})))`)} like ${toLikePattern(q)}`;

/** Filters by direction or text examine this many of the newest transactions: more than a person has. */
const LOOKED_INTO = 5_000;

/** Whether the search needs entries or titles; the other conditions are columns of the transaction. */
const looksInto = ({ direction, q = '' }: HistorySearch): boolean => direction !== undefined || q !== '';

/** Transactions by their own columns. Ids begin with their time, so a time range is a range of ids. */
const movementsOf = (db: Queryable, { userId, kind, from, to }: HistorySearch) =>
  db
    .selectFrom('ledger_transactions')
    .where('user_id', '=', userId)
    // A release moves held tokens, which left the wallet before.
    .where('kind', '<>', 'release')
    // So does its reversal: a refund to the wallet is a transaction of its own.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_releases')
            .select('release_id')
            .whereRef('release_id', '=', 'ledger_transactions.reverses_id'),
        ),
      ),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? null))
    .$if(from !== undefined, (query) => query.where('id', '>=', lowestIdAt(new Date(from ?? 0))))
    .$if(to !== undefined, (query) => query.where('id', '<', lowestIdAt(new Date(to ?? 0))));

/** SQL: the wallet's entry of a transaction. `offset 0` keeps a lookup per row: a join would start with all entries. */
const entryOf = (userId: string) => sql<{ amount: Hundredths; promotional: Hundredths }>`(
  select amount, promotional from ledger_entries
  where transaction_id = movement.id
    and account_id = (select id from ledger_accounts where owner_id = ${userId} and kind = 'wallet')
  offset 0)`;

/** The matching transactions of a wallet, each with its entry. */
const matching = (db: Queryable, search: HistorySearch) => {
  const { userId, direction, q = '', isWhole = false } = search;
  const newest = movementsOf(db, search)
    .selectAll()
    .$if(looksInto(search) && !isWhole, (query) => query.orderBy('id', 'desc').limit(LOOKED_INTO));
  return db
    .selectFrom(newest.as('movement'))
    .innerJoinLateral(entryOf(userId).as<'entry'>(sql.ref('entry')), (join) => join.onTrue())
    .$if(direction !== undefined, (query) => query.where('entry.amount', direction === 'in' ? '>' : '<', 0n))
    .$if(q !== '', (query) => query.where(holdsWords(q)));
};

/** What a movement was for, and with whom. */
const subject = [titleForPayerSql.as('title'), givenToSql.as('given_to'), reversedKindSql.as('reversed_kind')] as const;

interface HistoryPage {
  limit: number;
  before: string | null;
}

/** One more than `limit` transactions of a wallet, the newest first. */
export const findWalletHistory = (db: Queryable, search: HistorySearch, { limit, before }: HistoryPage) =>
  matching(db, search)
    .selectAll('movement')
    .select(['entry.amount as change', ...subject])
    .$if(before !== null, (query) => query.where('movement.id', '<', before))
    .orderBy('movement.id', 'desc')
    .limit(limit + 1)
    .execute();

export type HistoryRow = Awaited<ReturnType<typeof findWalletHistory>>[number];

/** Of what {@link findWalletHistory} finds: what moved nothing in the wallet (a dispute of spent tokens) is not of it. */
export const countWalletHistory = (db: Queryable, search: HistorySearch): Promise<number> =>
  looksInto(search)
    ? countUpTo(db, matching(db, search))
    : countUpTo(db, movementsOf(db, search).where(hasEntry(search.userId)));

/** SQL: whether a transaction has an entry of the wallet. `offset 0` keeps a lookup per row, as {@link entryOf} does. */
const hasEntry = (userId: string) => sql<boolean>`exists (
  select from ledger_entries entry where entry.transaction_id = ledger_transactions.id
    and entry.account_id = (select id from ledger_accounts where owner_id = ${userId} and kind = 'wallet')
  offset 0)`;

/** One transaction of the user's own wallet. */
export const findWalletMovement = (db: Queryable, userId: string, id: string) =>
  matching(db, { userId })
    .selectAll('movement')
    .select(['entry.amount as change', 'entry.promotional', ...subject, conversationSql.as('conversation_id')])
    .select(streamSql.as('stream_id'))
    .select(
      sql<bigint>`coalesce((select discount from coupon_uses where transaction_id = movement.id), 0)::bigint`.as(
        'discount',
      ),
    )
    .select(sql<string | null>`(select id from orders where payment_id = movement.id)`.as('order_id'))
    .select(sql<string | null>`(select id from payments where transaction_id = movement.id)`.as('payment_id'))
    .where('movement.id', '=', id)
    .executeTakeFirst();

export type MovementRow = NonNullable<Awaited<ReturnType<typeof findWalletMovement>>>;

/** More than the partial reversals of any transaction. */
const MOST_REVERSALS = 50;

const selectRelated = (db: Queryable) =>
  db.selectFrom('ledger_transactions').select(['id', 'kind', 'amount', 'created_at']);

export const findReversed = async (db: Queryable, id: string | null): Promise<RelatedRow | null> =>
  id === null ? null : ((await selectRelated(db).where('id', '=', id).executeTakeFirst()) ?? null);

export const findReversals = (db: Queryable, id: string) =>
  selectRelated(db).where('reverses_id', '=', id).orderBy('id').limit(MOST_REVERSALS).execute();

export type RelatedRow = Awaited<ReturnType<typeof findReversals>>[number];

/** What was paid for tokens, and the tax in it; both in hundredths of the currency. */
export interface PaidMoney {
  amount: Hundredths;
  tax: Hundredths;
  currency: string;
}

/** What was paid with money for the top-ups among these transactions, by their id. */
export const loadPaid = async (
  db: Queryable,
  rows: ReadonlyArray<{ id: string }>,
): Promise<ReadonlyMap<string, PaidMoney>> => {
  const ids = rows.map(({ id }) => id);
  const paid = await db
    .selectFrom('payments')
    .select(['transaction_id', 'amount', 'tax_amount as tax', 'currency'])
    .where('transaction_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(paid.map(({ transaction_id: id, ...money }) => [id ?? '', money]));
};
