import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Context } from '../context.ts';
import type { SessionAccount } from '../viewing/session-account.ts';
import type { Background } from './background.ts';
import type { Typing } from './typing.ts';
import type { ViewerCounts } from './viewer-counts.ts';
import type { ViewerRegister } from './viewer-register.ts';

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

/** What the handlers of one socket work with. */
export interface Connection {
  socket: ApiSocket;
  context: Context;
  typing: Typing;
  viewerCounts: ViewerCounts;
  viewers: ViewerRegister;
  background: Background;
}
