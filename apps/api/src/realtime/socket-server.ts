import type { Server as HttpServer } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import { streamScope } from '@barg/contract';
import { Server } from 'socket.io';
import type { Context } from '../context.ts';
import { toAppError } from '../plugins/errors.ts';
import { touchLastSeen } from '../modules/users/last-seen.ts';
import { createBackground, type Background } from './background.ts';
import { dispatch } from './dispatch.ts';
import { createPresence, type Presence } from './presence.ts';
import type { RealtimePublisher } from './publisher.ts';
import { countryRoom, exceptedRoomsOf, roomsOf } from './rooms.ts';
import { isSameOrigin } from './same-origin.ts';
import { assertMayOpen, endBlockedSockets } from './country-watch.ts';
import { endDeadSessions, WATCH_EVERY } from './session-watch.ts';
import type { ApiSocket, Connection, SocketServer } from './socket-session.ts';
import { createTyping } from './typing.ts';
import { createViewerCounts, type ViewerCounts } from './viewer-counts.ts';

export interface RealtimeServer extends RealtimePublisher, Presence {
  /** Starts answering sockets on a web server. */
  attach(server: HttpServer | Http2SecureServer, context: Context): void;
  /** Disconnects everyone and lets running work finish. */
  close(): Promise<void>;
}

/** Nothing that a client says is longer than a token or two ids. */
const MAX_PAYLOAD_BYTES = 8 * 1024;

/** The sockets of this process. Events leave as one message named after the event. */
export const createRealtimeServer = (): RealtimeServer => {
  let io: SocketServer | undefined;
  let release = async (): Promise<void> => undefined;
  let onSettingsChanged = (): void => undefined;
  return {
    ...createPresence(() => io),
    publish: (target, event) => {
      const rooms = roomsOf(target);
      (rooms ? io?.to(rooms) : io?.except(exceptedRoomsOf(target)))?.emit(event.name, event);
      if (rooms && event.name === 'session.ended') io?.in(rooms).disconnectSockets();
      if (event.name === 'settings.changed') onSettingsChanged();
    },
    attach: (server, context) => {
      io = new Server(server, {
        path: '/socket.io',
        transports: ['websocket', 'polling'],
        maxHttpBufferSize: MAX_PAYLOAD_BYTES,
        serveClient: false,
        allowRequest: (request, decide) => decide(null, isSameOrigin(request)),
      });
      const sockets = io;
      const background = createBackground(context.log);
      onSettingsChanged = () => background.run(endBlockedSockets(sockets, context));
      io.use((socket, next) => {
        assertMayOpen(context, socket).then(
          () => next(),
          (error: unknown) => next(refusalOf(context, error)),
        );
      });
      release = serve(io, context, background);
    },
    close: async () => {
      await io?.close();
      await release();
    },
  };
};

/** What a client learns of a handshake that failed: its code, and nothing of a fault of ours. */
const refusalOf = ({ log }: Context, thrown: unknown): Error => {
  const error = toAppError(thrown);
  if (error.status >= 500) log.error({ err: thrown, part: 'realtime' }, 'a handshake failed');
  return new Error(error.code);
};

/** Answers every socket until the returned function is called. */
const serve = (io: SocketServer, context: Context, background: Background): (() => Promise<void>) => {
  const viewerCounts = createViewerCounts(context, background);
  const watch = setInterval(() => background.run(endDeadSessions(io, context)), WATCH_EVERY);
  io.on('connection', (socket) => accept(socket, { context, viewerCounts, background }));
  return async () => {
    clearInterval(watch);
    viewerCounts.close();
    await background.settle();
  };
};

interface Shared {
  context: Context;
  viewerCounts: ViewerCounts;
  background: Background;
}

const accept = (socket: ApiSocket, shared: Shared): void => {
  const country = shared.context.visitorCountry(socket.request);
  socket.data = { account: null, country };
  if (country !== null) void socket.join(countryRoom(country));
  const typing = createTyping((scope, event) => socket.to(scope).emit(event.name, event));
  const connection: Connection = { socket, typing, ...shared };
  dispatch(connection);
  socket.on('disconnecting', () => leave(connection));
};

/** The rooms are still known here, and left right after. */
const leave = ({ socket, typing, viewerCounts, context, background }: Connection): void => {
  typing.stopAll();
  const prefix = streamScope('');
  for (const room of socket.rooms) if (room.startsWith(prefix)) viewerCounts.changed(room.slice(prefix.length));
  const { account } = socket.data;
  if (account) background.run(touchLastSeen(context.db, account.id));
};
