import type { Role } from '../platform/database/account-tables.ts';

/** The account behind a token, as every request carries it. */
export interface SessionAccount {
  id: string;
  sessionId: string;
  role: Role;
  username: string | null;
  locale: string | null;
  /** Whether a login of the account takes a second step. */
  hasSecondStep: boolean;
  /** Whether the session proved lately to be its owner's, see `operator-guard.ts`. */
  isProven: boolean;
}

/** The accounts behind tokens. */
export interface Sessions {
  /** The living session of a token, or null. A deleted or suspended account has none. */
  find(token: string): Promise<SessionAccount | null>;
  /** Those of some sessions that still hold. */
  living(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
