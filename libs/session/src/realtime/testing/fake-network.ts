import type { Ack, ServerEvent } from '@barg/contract';
import type { OpenTransport, TransportListener } from '../transport.ts';

type Answer = Ack<Record<string, unknown>>;

/** A network for tests: what the client sends is recorded and answered by `answers`, what the server tells is told. */
export function createFakeNetwork(answers: Record<string, (data: unknown) => Answer> = {}) {
  const sent: Array<{ name: string; data: unknown }> = [];
  const opened: TransportListener[] = [];
  let closed = 0;
  const openTransport: OpenTransport = async (listener) => {
    opened.push(listener);
    return {
      send: async (name, data) => {
        sent.push({ name, data });
        return (answers[name]?.(data) ?? { ok: true }) as Ack;
      },
      close: () => void (closed += 1),
    };
  };
  const latest = (): TransportListener => {
    const listener = opened.at(-1);
    if (!listener) throw new Error('nothing was opened');
    return listener;
  };
  return {
    openTransport,
    sent,
    namesSent: () => sent.map(({ name }) => name),
    opened,
    closed: () => closed,
    connect: () => latest().onConnect(),
    disconnect: () => latest().onDisconnect(),
    reconnecting: () => latest().onReconnecting(),
    fail: () => latest().onFailed(),
    tell: (event: ServerEvent) => latest().onEvent(event),
  };
}

/** Lets promises that are already settled take effect. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
