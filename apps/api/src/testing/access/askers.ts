import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { createAccountOf, createSuspended, isAccount, type Caller } from './roles.ts';

/**
 * Accounts to ask with. One that has only read, or was refused, is given back and asks again: to make a rich account
 * takes longer than most calls.
 */
export const createAskers = (api: TestApi) => {
  const unspent = new Map<Caller, TestAccount>();
  return {
    /** Null for a visitor. */
    take: async (caller: Caller): Promise<TestAccount | null> => {
      if (caller === 'guest') return null;
      const found = unspent.get(caller);
      unspent.delete(caller);
      return found ?? (isAccount(caller) ? createAccountOf(api, caller) : createSuspended(api));
    },
    giveBack: (caller: Caller, account: TestAccount | null): void => {
      if (account) unspent.set(caller, account);
    },
  };
};
