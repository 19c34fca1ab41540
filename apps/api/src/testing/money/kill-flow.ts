import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { runIdempotent, type IdempotencyClaim } from '../../platform/idempotency.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';

/** Something of which money hangs, that may be asked for again when nobody knows how it ended. */
export interface Flow {
  run: (context: Context) => Promise<unknown>;
  /** What is there once it was done, whatever happened in between. */
  found: () => Promise<unknown>;
  expected: unknown;
}

/** Makes what a flow needs, for one run of it. */
export type Prepare = (api: TestApi) => Promise<Flow>;

export const claimOf = ({ id }: TestAccount): IdempotencyClaim => ({
  ...{ userId: id, key: randomUUID(), route: 'POST /of-a-flow', requestHash: Buffer.from('flow') },
});

/** As routes do that need a key. */
export const once = (context: Context, claim: IdempotencyClaim, body: (unit: UnitOfWork) => Promise<object>) =>
  context.work((unit) => runIdempotent(unit, claim, () => body(unit)));

export const balances = async ({ db }: TestApi, ...people: TestAccount[]): Promise<Record<string, bigint>> => {
  const ids = people.map(({ id }) => id);
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', 'in', ids)
    .where('balance', '<>', 0n)
    .execute();
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance ?? 0n]));
};
