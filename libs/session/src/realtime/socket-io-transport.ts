import { EVENT_BATCH, type Ack, type ServerEvent } from '@barg/contract';
import type { ManagerOptions, SocketOptions } from 'socket.io-client';
import { spread } from './spread.ts';
import type { Transport, TransportListener } from './transport.ts';

const RECONNECTION_DELAY_MS = 1000;
const RECONNECTION_DELAY_MAX_MS = 10_000;
const ACK_TIMEOUT_MS = 10_000;

export interface SocketIoOptions {
  readToken: () => string | null;
  /** The site, unless the page is of it. */
  url?: string;
  /** What a client outside of a browser needs. */
  beyondBrowsers?: Partial<ManagerOptions & SocketOptions>;
}

/** Opens a socket.io connection to the site; its code is loaded now, after the first contentful paint. */
export const openSocketIo = async (
  listener: TransportListener,
  { readToken, url, beyondBrowsers }: SocketIoOptions,
): Promise<Transport> => {
  const { io } = await import('socket.io-client');
  let again: ReturnType<typeof setTimeout> | undefined;
  const socket = io(url, {
    transports: ['websocket', 'polling'],
    reconnection: true,
    reconnectionAttempts: Infinity,
    reconnectionDelay: RECONNECTION_DELAY_MS,
    reconnectionDelayMax: RECONNECTION_DELAY_MAX_MS,
    // From a blocked country only operators may connect, so the token is sent in the handshake.
    auth: (tell) => tell({ token: readToken(), batches: true }),
    ...beyondBrowsers,
  });
  socket.on('connect', listener.onConnect);
  socket.on('connect_error', () => {
    listener.onFailed();
    // After a refusal socket.io does not reconnect by itself; the site may open later.
    if (!socket.active) again = setTimeout(() => socket.connect(), spread(RECONNECTION_DELAY_MAX_MS));
  });
  socket.on('disconnect', (reason) => {
    listener.onDisconnect();
    // Nor after the server disconnected on purpose (a deployment).
    if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), spread(RECONNECTION_DELAY_MS));
  });
  socket.io.on('reconnect_attempt', listener.onReconnecting);
  socket.io.on('reconnect_failed', listener.onFailed);
  socket.onAny((name: string, told: ServerEvent | ServerEvent[]) => {
    if (name !== EVENT_BATCH) return listener.onEvent(told as ServerEvent);
    for (const event of told as ServerEvent[]) listener.onEvent(event);
  });
  return {
    send: (name, data): Promise<Ack> => socket.timeout(ACK_TIMEOUT_MS).emitWithAck(name, data),
    close: () => {
      clearTimeout(again);
      socket.removeAllListeners();
      socket.disconnect();
    },
  };
};
