import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { SessionAccount } from '../viewing/session-account.ts';

/** What is known of a socket; it travels with the socket between processes, so it is plain data. */
export interface SocketState {
  /** Whose socket it is, once `auth/login` has been answered; null for a visitor. */
  account: SessionAccount | null;
  /** Where it was opened, see `request.country`. */
  country: string | null;
  /** The network it comes from: visitors are counted by it. */
  network: string;
}

export type SocketServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketState>;
export type ApiSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketState>;
