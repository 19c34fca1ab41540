import type { Role } from '../../platform/database/account-tables.ts';
import type { Access } from '../../plugins/auth.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';

/** Who calls: a visitor, the three roles, and an account that an operator keeps out. */
export const CALLERS = ['guest', 'user', 'performer', 'operator', 'suspended'] as const;
export type Caller = (typeof CALLERS)[number];

export const isAccount = (caller: Caller): caller is Role => caller !== 'guest' && caller !== 'suspended';

const rolesOf: Record<Access, readonly Caller[]> = {
  guest: ['guest', 'user', 'performer', 'operator'],
  any: ['user', 'performer', 'operator'],
  user: ['user'],
  performer: ['performer'],
  operator: ['operator'],
};

/** Those whom an operation's declared access lets in. */
export const callersOf = (access: Access): readonly Caller[] => rolesOf[access];

/** How the door answers a caller: null lets in. A token that is no longer good is refused even where none is needed. */
export function refusalOf(access: Access, caller: Caller): 401 | 403 | null {
  if (caller === 'suspended') return 401;
  if (rolesOf[access].includes(caller)) return null;
  return caller === 'guest' ? 401 : 403;
}

const WEALTH = 10_000;

/** A fresh account of a role, rich enough to pay. */
export const createAccountOf = (api: TestApi, role: Role): Promise<TestAccount> => {
  if (role === 'performer') return api.createPerformer();
  return role === 'operator' ? api.createOperator() : api.createUser({ balance: WEALTH });
};

/** An account whose session began before it was suspended. */
export const createSuspended = async (api: TestApi): Promise<TestAccount> => {
  const account = await api.createUser();
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', account.id).execute();
  return account;
};
