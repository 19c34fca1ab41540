import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Context } from '../context.ts';
import { toAppError } from '../plugins/errors.ts';
import { assertMayOpen } from './country-watch.ts';
import { TooManySocketsError } from './realtime.errors.ts';
import { isSameOrigin } from './same-origin.ts';
import type { SocketCap } from './socket-cap.ts';
import type { SocketServer } from './socket-session.ts';

/** Clients send nothing longer than a token or two ids. */
const MAX_PAYLOAD_BYTES = 8 * 1024;

/** Only the first request of a connection has no session id. */
const isNew = ({ url = '' }: IncomingMessage): boolean => !url.includes('sid=');

/** The error for a refused handshake: its code, and no detail of an unexpected error. */
const refusalOf = ({ log }: Context, thrown: unknown): Error => {
  const error = toAppError(thrown);
  if (error.status >= 500) log.error({ err: thrown, part: 'realtime' }, 'a handshake failed');
  return new Error(error.code);
};

/** Takes sockets on a web server: of its own pages, and a bounded number from each network. */
export const takeHandshakes = (
  io: SocketServer,
  { server, context, cap }: { server: HttpServer | Http2SecureServer; context: Context; cap: SocketCap },
): void => {
  io.attach(server, {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    allowRequest: (request, decide) =>
      decide(null, isSameOrigin(request) && !(isNew(request) && cap.isFull(cap.networkOfRequest(request)))),
  });
  io.engine.on('connection', (connection: { request: IncomingMessage } & EventEmitter) => {
    connection.once('close', cap.opened(connection.request));
  });
  io.use((socket, next) => {
    if (cap.isExceeded(cap.networkOfRequest(socket.request))) {
      return next(refusalOf(context, new TooManySocketsError()));
    }
    assertMayOpen(context, socket).then(
      () => next(),
      (error: unknown) => next(refusalOf(context, error)),
    );
  });
};
