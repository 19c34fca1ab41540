export type Role = 'user' | 'performer' | 'operator';

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
