import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { foundIdsSql } from '../../shared/bounded-search.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { EARNING_KINDS } from '../earnings/earnings.repository.ts';
import { selectAuthors } from '../../viewing/author.ts';
import type { ManagedUsersQuery } from './users.schema.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A part of an e-mail as a LIKE pattern, with wildcards escaped. */
const emailPattern = (q: string): string => `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const managedColumns = [
  'users.email',
  'users.email_verified_at',
  'users.suspended_at',
  'users.suspended_reason',
  'users.created_at',
  'users.last_seen_at',
  'users.country',
  'users.locale',
] as const;

const selectManaged = (db: Queryable) => selectAuthors(db).select(managedColumns).where('users.deleted_at', 'is', null);

export type ManagedUserRow = Awaited<ReturnType<ReturnType<typeof selectManaged>['execute']>>[number];

const matching = <T extends ReturnType<typeof selectManaged>>(query: T, { q = '', role, state }: ManagedUsersQuery) => {
  const text = q.trim();
  return query
    .$if(role !== undefined, (select) => select.where('users.role', '=', role ?? 'user'))
    .$if(state !== undefined, (select) =>
      select.where('users.suspended_at', state === 'suspended' ? 'is not' : 'is', null),
    )
    .$if(text !== '', (select) =>
      UUID.test(text) ? select.where('users.id', '=', text) : select.where(isFoundSql(text, { role, state })),
    );
};

/** SQL: whether an account's name or e-mail contains the words; where many do, only of the newest accounts. */
const isFoundSql = (text: string, { role, state }: Pick<ManagedUsersQuery, 'role' | 'state'>) => {
  const ofRole = role === undefined ? sql`` : sql`and role = ${role}`;
  const inState =
    state === undefined ? sql`` : sql`and suspended_at is ${sql.raw(state === 'suspended' ? 'not null' : 'null')}`;
  return sql<boolean>`users.id = any(${foundIdsSql({
    first: sql`select id, search_text, email from users where deleted_at is null ${ofRole} ${inState} order by id desc`,
    matches: sql`(it.search_text like ${toLikePattern(text)} or it.email like ${emailPattern(text)})`,
    all: sql`from users it where it.deleted_at is null ${ofRole} ${inState}`,
    exact: sql`select id from users where username = ${text.toLowerCase()} or email = ${text.toLowerCase()}`,
  })})`;
};

/** Accounts below an id, newest first; one more than the limit, to know whether there are more. */
export const selectUsers = (db: Queryable, query: ManagedUsersQuery, before: string | null) =>
  matching(selectManaged(db), query)
    .$if(before !== null, (select) => select.where('users.id', '<', before ?? ''))
    .orderBy('users.id', 'desc')
    .limit(query.limit + 1)
    .execute();

export const countUsers = (db: Queryable, query: ManagedUsersQuery): Promise<number> =>
  countUpTo(db, db.selectFrom(matching(selectManaged(db), query).as('found')));

export const findManagedUser = (db: Queryable, userId: string): Promise<ManagedUserRow | undefined> =>
  selectManaged(db).where('users.id', '=', userId).executeTakeFirst();

/** The account, locked: two operators decide about it one after the other. */
export const lockManagedUser = (db: Queryable, userId: string): Promise<ManagedUserRow | undefined> =>
  selectManaged(db).where('users.id', '=', userId).forNoKeyUpdate('users').executeTakeFirst();

/** The facts of an account that its page in the console shows. */
export const findStanding = async (db: Queryable, userId: string) => {
  const { rows } = await sql<{
    balance: bigint | null;
    earningsBalance: bigint | null;
    earned: bigint | null;
    verification: 'none' | 'pending' | 'verified' | 'refused' | null;
    open: number;
    closed: number;
  }>`select
    (select balance from ledger_accounts where owner_id = ${userId} and kind = 'wallet') as balance,
    (select balance from ledger_accounts where owner_id = ${userId} and kind = 'earnings') as "earningsBalance",
    (select sum(entry.amount)::bigint from ledger_entries entry
      join ledger_accounts account on account.id = entry.account_id
      join ledger_transactions movement on movement.id = entry.transaction_id
      where account.owner_id = ${userId} and account.kind = 'earnings'
        and movement.kind in (${sql.join(EARNING_KINDS)})) as earned,
    (select verification_status from performers where user_id = ${userId}) as verification,
    (select count(*)::int from reports where target_owner_id = ${userId} and status = 'open') as open,
    (select count(*)::int from reports where target_owner_id = ${userId} and status = 'closed') as closed`.execute(db);
  return rows[0];
};

/** The latest payments, in every state. */
export const selectPayments = (db: Queryable, userId: string, limit: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'provider', 'purpose', 'amount', 'currency', 'tokens', 'status', 'failure_code', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const selectSessions = (db: Queryable, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute();
