import { sql } from 'kysely';
import type { PlatformAccountKind } from '../../platform/database/money-tables.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { balanceOf } from './arithmetic.ts';
import type { Books } from './reference-books.ts';
import { dayOf } from './terms.ts';

/** What the platform's accounts hold, which the ledger does not store. */
export const readPlatform = async ({ db }: TestApi): Promise<Map<PlatformAccountKind, bigint>> => {
  const { rows } = await sql<{ kind: PlatformAccountKind; balance: bigint }>`
    select kind, sum(amount)::bigint as balance from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
    where owner_id is null group by kind`.execute(db);
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
};

interface People {
  api: TestApi;
  fans: readonly TestAccount[];
  performers: readonly TestAccount[];
  before: ReadonlyMap<PlatformAccountKind, bigint>;
}

type Lines = Record<string, bigint | string>;

const nonZero = (lines: Array<[string, bigint]>): Lines =>
  Object.fromEntries(lines.filter(([, amount]) => amount !== 0n));

/** The accounts of a world as the database has them, by name; those that hold nothing are absent. */
export const foundBooks = async ({ api, fans, performers, before }: People): Promise<Lines> => {
  const people = [...fans, ...performers];
  const names = new Map([
    ...fans.map(({ id }, index) => [id, `fan ${index}`] as const),
    ...performers.map(({ id }, index) => [id, `performer ${index}`] as const),
  ]);
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<{ owner: string; kind: string; balance: bigint; given: bigint }>`
    select owner_id as owner, kind, balance, promotional as given from ledger_accounts
    where owner_id = any(${ids}::uuid[])`.execute(api.db);
  const { rows: pending } = await sql<{ owner: string; at: Date; amount: bigint }>`
    select owner_id as owner, available_at as at, sum(amount)::bigint as amount
    from ledger_accounts join ledger_entries on account_id = ledger_accounts.id
    where owner_id = any(${ids}::uuid[]) and available_at > now() group by 1, 2`.execute(api.db);
  const platform = await readPlatform(api);
  return nonZero([
    ...rows.map(({ owner, kind, balance }): [string, bigint] => [`${names.get(owner)} ${kind}`, balance]),
    ...rows.map(({ owner, given }): [string, bigint] => [`${names.get(owner)} given`, given]),
    ...pending.map(({ owner, at, amount }): [string, bigint] => [
      `${names.get(owner)} day ${dayOf(at.getTime())}`,
      amount,
    ]),
    ...[...platform].map(([kind, amount]): [string, bigint] => [kind, amount - (before.get(kind) ?? 0n)]),
  ]);
};

/** The same as the reference has them. */
export const expectedBooks = (books: Books): Lines =>
  nonZero([
    ...books.fans.flatMap(({ wallet, given, held }, index): Array<[string, bigint]> => [
      [`fan ${index} wallet`, wallet],
      [`fan ${index} given`, given],
      [`fan ${index} held`, held],
    ]),
    ...books.performers.flatMap((_, index): Array<[string, bigint]> => {
      const performer = books.performer(index);
      return [
        [`performer ${index} earnings`, balanceOf(performer)],
        [`performer ${index} payout-pending`, performer.reserved],
        [`performer ${index} receivable`, -performer.owed],
        ...[...performer.days].map(([day, amount]): [string, bigint] => [`performer ${index} day ${day}`, amount]),
      ];
    }),
    ...books.platform,
  ]);
