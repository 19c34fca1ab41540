import type { Ack, ServerEvent } from '@barg/contract';
import type { OpenTransport, TransportListener } from '../transport.ts';

type Answer = Ack<Record<string, unknown>>;

/** A fake network for tests: records what the client sends, answers by `answers`, and sends the server's events. */
export function createFakeNetwork(answers: Record<string, (data: unknown) => Answer | Promise<Answer>> = {}) {
  const sent: Array<{ name: string; data: unknown }> = [];
  const opened: TransportListener[] = [];
  let closed = 0;
  const openTransport: OpenTransport = async (listener) => {
    opened.push(listener);
    return {
      send: async (name, data) => {
        sent.push({ name, data });
        return (await (answers[name]?.(data) ?? { ok: true })) as Ack;
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

/** Lets settled promises take effect. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};
