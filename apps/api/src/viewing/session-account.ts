import type { Role } from '../platform/database/account-tables.ts';

/** The account of a token, which every request has. */
export interface SessionAccount {
  id: string;
  sessionId: string;
  role: Role;
  username: string | null;
  locale: string | null;
  /** Whether the account's login has a second step. */
  hasSecondStep: boolean;
  /** Whether the session's owner was proved lately, see `operator-guard.ts`. */
  isProven: boolean;
}

/** Finds the accounts of tokens. */
export interface Sessions {
  /** The valid session of a token, or null. A deleted or suspended account has none. */
  find(token: string): Promise<SessionAccount | null>;
  /** `find`, by one statement for all who ask at the same moment, as sockets do when a process ends. */
  findTogether(token: string): Promise<SessionAccount | null>;
  /** The account of a session that is still valid, by the session's id, or null. */
  accountOf(sessionId: string): Promise<SessionAccount | null>;
  /** The valid ones among some sessions. */
  living(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
