import type { Server as HttpServer } from 'node:http';
import type { ServerEvent } from '@barg/contract';
import { clientEventSchemas } from '@barg/contract/schemas';
import { Server, type Socket } from 'socket.io';
import type { Context } from '../context.ts';
import { findSession } from '../modules/auth/session.repository.ts';
import { createPresence, type Presence, type SocketServer } from './presence.ts';
import type { RealtimePublisher } from './publisher.ts';
import { roomsOf, sessionRoom, userRoom } from './rooms.ts';
import type { SocketState } from './socket-session.ts';

export interface RealtimeServer extends RealtimePublisher, Presence {
  /** Starts answering sockets on a web server. */
  attach(server: HttpServer, context: Context): void;
  close(): Promise<void>;
}

type Acknowledge = (answer: unknown) => void;

/** The sockets of this process. Events leave as one message named after the event. */
export const createRealtimeServer = (): RealtimeServer => {
  let io: SocketServer | undefined;
  return {
    ...createPresence(() => io),
    publish: (target, event) => {
      const rooms = roomsOf(target);
      (rooms ? io?.to(rooms) : io)?.emit(event.name, event satisfies ServerEvent);
    },
    attach: (server, context) => {
      io = new Server(server, {
        path: '/socket.io',
        transports: ['websocket', 'polling'],
        maxHttpBufferSize: 64 * 1024,
        serveClient: false,
      });
      io.on('connection', (socket) => handleConnection(socket, context));
    },
    close: async () => {
      await io?.close();
    },
  };
};

const handleConnection = (socket: Socket, context: Context): void => {
  const state: SocketState = { account: null };
  socket.data = state;
  socket.on('auth/login', async (payload: unknown, acknowledge?: Acknowledge) => {
    const parsed = clientEventSchemas['auth/login'].safeParse(payload);
    const account = parsed.success ? await findSession(context.db, parsed.data.token) : null;
    if (!account) return acknowledge?.({ ok: false, code: 'auth.not_authenticated', message: 'Please login!' });
    state.account = account;
    await socket.join([userRoom(account.id), sessionRoom(account.sessionId)]);
    acknowledge?.({ ok: true });
  });
};
