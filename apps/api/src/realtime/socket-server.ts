import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import { streamScope } from '@barg/contract';
import { Server } from 'socket.io';
import type { Context } from '../context.ts';
import { toAppError } from '../plugins/errors.ts';
import { createBackground, type Background } from './background.ts';
import { dispatch } from './dispatch.ts';
import { createPresence, type Presence } from './presence.ts';
import type { RealtimePublisher } from '../platform/publisher.ts';
import { countryRoom, exceptedRoomsOf, roomsOf } from './rooms.ts';
import { isSameOrigin } from './same-origin.ts';
import { assertMayOpen, endBlockedSockets } from './country-watch.ts';
import { endDeadSessions, WATCH_EVERY } from './session-watch.ts';
import type { Connection, SocketPart } from './connection.ts';
import { joinSocketParts } from './join-socket-parts.ts';
import type { ApiSocket, SocketServer } from './socket-session.ts';
import { TooManySocketsError } from './realtime.errors.ts';
import { createSocketCap, type SocketCap } from './socket-cap.ts';
import { createTyping } from './typing.ts';
import { createViewerCounts, type ViewerCounts } from './viewer-counts.ts';
import { createViewerRegister, type ViewerRegister } from './viewer-register.ts';

export interface RealtimeServer extends RealtimePublisher, Presence {
  /** Starts serving sockets on a web server, with the modules' parts. */
  attach(server: HttpServer | Http2SecureServer, context: Context, parts: readonly SocketPart[]): void;
  /** The number of sockets that are connected to this process. */
  connected(): number;
  /** Disconnects everyone and waits for running work. */
  close(): Promise<void>;
}

/** Clients send nothing longer than a token or two ids. */
const MAX_PAYLOAD_BYTES = 8 * 1024;

/** The sockets of this process. An event is sent as one message with the event's name. */
export const createRealtimeServer = (): RealtimeServer => {
  let io: SocketServer | undefined;
  let release = async (): Promise<void> => undefined;
  let onSettingsChanged = (): void => undefined;
  const viewers = createViewerRegister();
  return {
    ...createPresence(() => io, viewers),
    publish: (target, event) => {
      const rooms = roomsOf(target);
      (rooms ? io?.to(rooms) : io?.except(exceptedRoomsOf(target)))?.emit(event.name, event);
      if (rooms && event.name === 'session.ended') io?.in(rooms).disconnectSockets();
      if (event.name === 'settings.changed') onSettingsChanged();
    },
    attach: (server, context, parts) => {
      const cap = createSocketCap(context);
      io = new Server(server, {
        path: '/socket.io',
        transports: ['websocket', 'polling'],
        maxHttpBufferSize: MAX_PAYLOAD_BYTES,
        serveClient: false,
        allowRequest: (request, decide) =>
          decide(null, isSameOrigin(request) && !(isNew(request) && cap.isFull(cap.networkOfRequest(request)))),
      });
      const sockets = io;
      followRooms(sockets, viewers);
      sockets.engine.on('connection', (connection: { request: IncomingMessage } & EventEmitter) => {
        connection.once('close', cap.opened(connection.request));
      });
      const background = createBackground(context.log);
      onSettingsChanged = () => background.run(endBlockedSockets(sockets, context));
      io.use((socket, next) => {
        if (cap.isExceeded(cap.networkOfRequest(socket.request))) {
          return next(refusalOf(context, new TooManySocketsError()));
        }
        assertMayOpen(context, socket).then(
          () => next(),
          (error: unknown) => next(refusalOf(context, error)),
        );
      });
      release = serve(io, { context, background, viewers, cap, modules: joinSocketParts(parts) });
    },
    connected: () => io?.sockets.sockets.size ?? 0,
    close: async () => {
      await io?.close();
      await release();
    },
  };
};

/** Only the first request of a connection has no session id. */
const isNew = ({ url = '' }: IncomingMessage): boolean => !url.includes('sid=');

/** Keeps the viewer register in line with joins and leaves of any cause. */
const followRooms = (io: SocketServer, viewers: ViewerRegister): void => {
  const { adapter } = io.of('/');
  adapter.on('join-room', (room: string, id: string) => viewers.joined(room, id, io.sockets.sockets.get(id)?.data));
  adapter.on('leave-room', (room: string, id: string) => viewers.left(room, id));
};

/** The error for a refused handshake: its code, and no detail of an unexpected error. */
const refusalOf = ({ log }: Context, thrown: unknown): Error => {
  const error = toAppError(thrown);
  if (error.status >= 500) log.error({ err: thrown, part: 'realtime' }, 'a handshake failed');
  return new Error(error.code);
};

/** Serves sockets until the returned function is called. */
const serve = (io: SocketServer, served: Served): (() => Promise<void>) => {
  const { context, background, modules } = served;
  const viewerCounts = createViewerCounts((streamId) => background.run(modules.onViewersChanged(context, streamId)));
  const watch = setInterval(() => background.run(endDeadSessions(io, context)), WATCH_EVERY);
  io.on('connection', (socket) => accept(socket, { ...served, viewerCounts }));
  return async () => {
    clearInterval(watch);
    viewerCounts.close();
    await background.settle();
  };
};

interface Served {
  context: Context;
  background: Background;
  viewers: ViewerRegister;
  cap: SocketCap;
  modules: Required<SocketPart>;
}

interface Shared extends Served {
  viewerCounts: ViewerCounts;
}

const accept = (socket: ApiSocket, shared: Shared): void => {
  const country = shared.context.visitorCountry(socket.request);
  socket.data = { account: null, country, network: shared.cap.networkOfRequest(socket.request) };
  if (country !== null) void socket.join(countryRoom(country));
  const typing = createTyping((scope, event) => socket.to(scope).emit(event.name, event));
  const connection: Connection = { socket, typing, ...shared };
  dispatch(connection);
  socket.on('disconnecting', () => leave(connection));
};

/** In `disconnecting`, while the rooms are still known. */
const leave = ({ socket, typing, viewerCounts, context, background, modules }: Connection): void => {
  typing.stopAll();
  const prefix = streamScope('');
  for (const room of socket.rooms) if (room.startsWith(prefix)) viewerCounts.changed(room.slice(prefix.length));
  const { account } = socket.data;
  if (account) background.run(modules.onSeen(context, account.id));
};
