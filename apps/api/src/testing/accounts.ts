import type { Context } from '../context.ts';
import { newId } from '../platform/ids.ts';
import { toHundredths } from '../platform/money.ts';
import { topUpWallet } from '../modules/ledger/movements.ts';
import { createSession } from '../modules/accounts/session.repository.ts';
import type { Role } from '../platform/database/account-tables.ts';
import { countSubscriber } from '../modules/subscriptions/subscriptions.repository.ts';
import { toSearchText } from '../shared/search-text.ts';

export interface TestAccount {
  id: string;
  /** Absent where a test made the account itself, by the API. */
  role?: Role;
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
    return { id, role, username, token };
  };

  /** Puts tokens into a wallet as a top-up would. */
  const fund = async (account: TestAccount, tokens: number): Promise<void> => {
    const amount = toHundredths(tokens);
    await work((unit) => topUpWallet(unit, { userId: account.id, tokens: amount, paidTokens: amount }));
  };

  return {
    fund,
    createUser: async ({ name = 'Nilou', balance = 0 } = {}): Promise<TestAccount> => {
      const account = await createAccount('user', name);
      if (balance > 0) await fund(account, balance);
      return account;
    },
    createPerformer: async ({
      name = 'Mahsa',
      monthlyPrice = 5,
      yearlyPrice = 50,
      isFreeTrial = false,
      isVerified = true,
    } = {}): Promise<TestAccount> => {
      const account = await createAccount('performer', name);
      await db
        .insertInto('performers')
        .values({
          user_id: account.id,
          monthly_price: toHundredths(monthlyPrice),
          yearly_price: toHundredths(yearlyPrice),
          is_free_trial: isFreeTrial,
          ...(isVerified && { verified_at: new Date(), verification_status: 'verified' }),
        })
        .execute();
      return account;
    },
    /** One who has proved to be there just now, as most acts ask for; `isProven: false` for tests of that. */
    createOperator: async ({ isProven = true } = {}): Promise<TestAccount> => {
      const account = await createAccount('operator', 'Operator');
      const proved_at = isProven ? new Date() : null;
      await db.updateTable('sessions').set({ proved_at }).where('user_id', '=', account.id).execute();
      return account;
    },
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
      await countSubscriber(db, performer.id, 1);
      return id;
    },
  };
};
