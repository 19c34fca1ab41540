import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';

type Listener = (...values: unknown[]) => void;

/** What the page sent, in order. */
export const sent: Array<{ name: string; data: unknown }> = [];

let tellPage: Listener = () => undefined;
const listeners = new Map<string, Listener>();

/** The line breaks, or is back. */
export const line = {
  breaks: (): void => listeners.get('disconnect')?.('transport close'),
  isBack: (): void => listeners.get('connect')?.(),
};

/** Stands in for socket.io's client: connects soon and agrees to everything. */
export const io = () => ({
  on: (name: string, listener: Listener) => {
    listeners.set(name, listener);
    if (name === 'connect') setTimeout(listener);
  },
  onAny: (listener: Listener) => {
    tellPage = listener;
  },
  io: { on: () => undefined },
  timeout: () => ({
    emitWithAck: async (name: string, data: unknown) => {
      sent.push({ name, data });
      return { ok: true, events: [], refetch: false };
    },
  }),
  removeAllListeners: () => undefined,
  disconnect: () => undefined,
});

/** An event from the server. Those of a scope carry its sequence. */
export function tell<N extends ServerEventName>(
  name: N,
  data: ServerEventData<N>,
  order: Pick<ServerEvent, 'scope' | 'sequence'> = {},
): void {
  tellPage(name, { id: crypto.randomUUID(), name, at: new Date().toISOString(), data, ...order });
}
