import type { SessionAccount } from '../modules/auth/session.repository.ts';

/** What is known of a socket; it travels with the socket between processes, so it is plain data. */
export interface SocketState {
  /** Whose socket it is, once `auth/login` has been answered; null for a visitor. */
  account: SessionAccount | null;
}
