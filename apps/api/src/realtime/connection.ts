import type { ClientEventData, ClientEventName, ServerEvent } from '@barg/contract';
import type { Context } from '../context.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import type { Onlooker } from '../viewing/onlooker.ts';
import type { Background } from './background.ts';
import type { Farewell } from './presence.ts';
import type { ApiSocket } from './socket-session.ts';
import type { StreamReactions } from './stream-reactions.ts';
import type { Typing } from './typing.ts';
import type { ViewerCounts } from './viewer-counts.ts';
import type { ViewerRegister } from './viewer-register.ts';

/** A scope that a socket may join. */
export interface OpenScope {
  /** The name of the room and of the event log, with the stored id. */
  scope: string;
  /** The sequence of its last event. */
  lastSequence: number;
  /** Fills into kept events what this onlooker may see beyond what is kept. */
  fill?: (events: readonly ServerEvent[]) => Promise<ServerEvent[]>;
}

/** Opens a scope by its id, if the onlooker may join it. @throws NotFoundError */
export type OpensScope = (db: Queryable, id: string, onlooker: Onlooker) => Promise<OpenScope>;

/** A room that a socket is in, by the id in its name. */
export interface Joined {
  id: string;
  onlooker: Onlooker;
}

/** Whether a socket may stay in a room, and what it is told where it may not. */
export interface Stay {
  mayStay: boolean;
  farewell?: Farewell | undefined;
}

/** Finds who of some sockets may stay in the rooms that they joined, each in its place. */
export type FindsStays = (db: Queryable, joined: readonly Joined[]) => Promise<readonly Stay[]>;

/** Handlers of client events by name; the result is sent with the acknowledgement. */
export type SocketHandlers = {
  [Name in ClientEventName]?: (connection: Connection, data: ClientEventData<Name>) => Promise<object | void>;
};

/** The socket part of a module. */
export interface SocketPart {
  events?: SocketHandlers;
  /** By the prefix of the scope: `conversation`, `stream`. */
  scopes?: Readonly<Record<string, OpensScope>>;
  /** By the prefix of the room, for each kind of room that a right admits to: who may stay in it, asked once a minute. */
  stays?: Readonly<Record<string, FindsStays>>;
  /** Called when accounts connect, or their sockets disconnect: with many of them when a process ends or begins. */
  onSeen?: (context: Context, userIds: readonly string[]) => Promise<void>;
  /** Called some time after the viewers of streams have changed. */
  onViewersChanged?: (context: Context, streamIds: readonly string[]) => Promise<void>;
  /** Called in each process after the site's settings have changed: what is open may not be allowed any more. */
  onSettingsChanged?: (context: Context) => Promise<void>;
}

/** What the handlers of a socket use. */
export interface Connection {
  socket: ApiSocket;
  context: Context;
  typing: Typing;
  viewerCounts: ViewerCounts;
  reactions: StreamReactions;
  /** Whether this socket may give one more reaction now. */
  mayReact: () => boolean;
  viewers: ViewerRegister;
  /** Notes that an account was here just now. */
  seen: (userId: string) => void;
  background: Background;
  modules: Required<SocketPart>;
}
