import type { Ack, ServerEvent } from '@barg/contract';

/** The bus' callbacks for a transport. */
export interface TransportListener {
  onConnect: () => void;
  onDisconnect: () => void;
  /** A new attempt begins. */
  onReconnecting: () => void;
  /** An attempt failed; further ones follow. */
  onFailed: () => void;
  onEvent: (event: ServerEvent) => void;
}

/** The interface between the bus and the network: socket.io in a page, a fake in tests. */
export interface Transport {
  /** Resolves with the server's acknowledgement; rejects when none comes. */
  send: (name: string, data: unknown) => Promise<Ack>;
  close: () => void;
}

export type OpenTransport = (listener: TransportListener) => Promise<Transport>;
