import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { SessionAccount } from '../viewing/session-account.ts';

/** The state of a socket; plain data, because the adapter sends it between processes. */
export interface SocketState {
  /** The account after `auth/login`; null for guests. */
  account: SessionAccount | null;
  /** The country it was opened from, see `request.country`. */
  country: string | null;
  /** The network it comes from, by which guests are counted. */
  network: string;
}

export type SocketServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketState>;
export type ApiSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketState>;
