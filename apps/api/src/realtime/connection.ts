import type { ClientEventData, ClientEventName } from '@barg/contract';
import type { Context } from '../context.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import type { Onlooker } from '../viewing/onlooker.ts';
import type { Background } from './background.ts';
import type { ApiSocket } from './socket-session.ts';
import type { Typing } from './typing.ts';
import type { ViewerCounts } from './viewer-counts.ts';
import type { ViewerRegister } from './viewer-register.ts';

/** A scope that a socket may follow. */
export interface OpenScope {
  /** The room's and the event log's name, with the id as it is stored. */
  scope: string;
  /** Of its last event. */
  lastSequence: number;
}

/** Opens a scope by its id for who may follow it. @throws NotFoundError for everybody else */
export type OpensScope = (db: Queryable, id: string, onlooker: Onlooker) => Promise<OpenScope>;

/** Answers the events of a client by their names; what it returns goes with the acknowledgement. */
export type SocketHandlers = {
  [Name in ClientEventName]?: (connection: Connection, data: ClientEventData<Name>) => Promise<object | void>;
};

/** What a module does with sockets. */
export interface SocketPart {
  events?: SocketHandlers;
  /** By the kind that stands before the id: `conversation`, `stream`. */
  scopes?: Readonly<Record<string, OpensScope>>;
  /** An account came, or left with one of its sockets. */
  onSeen?: (context: Context, userId: string) => Promise<void>;
  /** Some time after somebody came to watch a stream, or left it. */
  onViewersChanged?: (context: Context, streamId: string) => Promise<void>;
}

/** What the handlers of one socket work with. */
export interface Connection {
  socket: ApiSocket;
  context: Context;
  typing: Typing;
  viewerCounts: ViewerCounts;
  viewers: ViewerRegister;
  background: Background;
  modules: Required<SocketPart>;
}
