import type { Context } from '../context.ts';
import { newId } from '../platform/ids.ts';
import { toHundredths } from '../platform/money.ts';
import { createSession, type Role } from '../modules/auth/session.repository.ts';
import { toSearchText } from '../shared/search-text.ts';

export interface TestAccount {
  id: string;
  username: string;
  token: string;
}

/** Accounts for tests, made in the database as the modules leave them there. */
export const createAccounts = ({ db, work }: Context) => {
  let count = 0;

  const createAccount = async (role: Role, name: string): Promise<TestAccount> => {
    count += 1;
    const id = newId();
    const username = `${role}${count}`;
    await db
      .insertInto('users')
      .values({
        id,
        role,
        name,
        username,
        email: `${username}@barg.example`,
        password_hash: 'not-a-hash',
        search_text: toSearchText(name, username),
      })
      .execute();
    const token = await createSession(db, { userId: id, remember: false, userAgent: 'test' });
    return { id, username, token };
  };

  /** Puts tokens into a wallet as a top-up would: out of the gateway's account, in balance. */
  const fund = (account: TestAccount, tokens: number): Promise<void> =>
    work(async (unit) => {
      const amount = toHundredths(tokens);
      const walletId = await ensureAccount(unit.db, account.id, 'wallet');
      const gatewayId = await ensureAccount(unit.db, null, 'gateway');
      const id = newId();
      await unit.db
        .insertInto('ledger_transactions')
        .values({ id, kind: 'top-up', user_id: account.id, amount })
        .execute();
      await unit.db
        .insertInto('ledger_entries')
        .values([
          { transaction_id: id, account_id: gatewayId, amount: -amount },
          { transaction_id: id, account_id: walletId, amount },
        ])
        .execute();
      await unit.db
        .updateTable('ledger_accounts')
        .set((eb) => ({ balance: eb('balance', '+', amount) }))
        .where('id', '=', walletId)
        .execute();
    });

  return {
    fund,
    createUser: async ({ name = 'Nilou', balance = 0 } = {}): Promise<TestAccount> => {
      const account = await createAccount('user', name);
      if (balance > 0) await fund(account, balance);
      return account;
    },
    createPerformer: async ({ name = 'Mahsa', monthlyPrice = 5, yearlyPrice = 50 } = {}): Promise<TestAccount> => {
      const account = await createAccount('performer', name);
      await db
        .insertInto('performers')
        .values({
          user_id: account.id,
          monthly_price: toHundredths(monthlyPrice),
          yearly_price: toHundredths(yearlyPrice),
          verified_at: new Date(),
        })
        .execute();
      return account;
    },
    createOperator: () => createAccount('operator', 'Operator'),
    /** An active subscription that ends in a month, without a payment. */
    subscribe: async (
      user: TestAccount,
      performer: TestAccount,
      values: { endsInDays?: number } = {},
    ): Promise<string> => {
      const id = newId();
      const end = new Date(Date.now() + (values.endsInDays ?? 30) * 86_400_000);
      await db
        .insertInto('subscriptions')
        .values({
          id,
          user_id: user.id,
          performer_id: performer.id,
          type: 'monthly',
          status: 'active',
          price: 500n,
          current_period_end: end,
        })
        .execute();
      return id;
    },
  };
};

const ensureAccount = async (
  db: Context['db'],
  ownerId: string | null,
  kind: 'wallet' | 'gateway',
): Promise<string> => {
  const owned = ownerId === null ? ('is' as const) : ('=' as const);
  const found = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', owned, ownerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (found) return found.id;
  const id = newId();
  await db.insertInto('ledger_accounts').values({ id, owner_id: ownerId, kind }).execute();
  return id;
};
