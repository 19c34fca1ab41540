import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';

type Listener = (...values: unknown[]) => void;

/** The sent messages, in order. */
export const sent: Array<{ name: string; data: unknown }> = [];

let tellPage: Listener = () => undefined;
const listeners = new Map<string, Listener>();

/** Disconnects, or reconnects. */
export const line = {
  breaks: (): void => listeners.get('disconnect')?.('transport close'),
  isBack: (): void => listeners.get('connect')?.(),
};

/** A fake of socket.io's client: connects soon and acknowledges everything. */
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

/** Emits an event of the server. Those of a scope have its sequence. */
export function tell<N extends ServerEventName>(
  name: N,
  data: ServerEventData<N>,
  order: Pick<ServerEvent, 'scope' | 'sequence'> = {},
): void {
  tellPage(name, { id: crypto.randomUUID(), name, at: new Date().toISOString(), data, ...order });
}
