import type { Role } from '../../platform/database/account-tables.ts';

interface Party {
  id: string;
  role: Role;
}

/** Fans write to performers and performers to fans; nobody to themselves. */
export const mayConverse = (one: Party, other: Party): boolean =>
  one.id !== other.id && [one.role, other.role].sort().join() === 'performer,user';
