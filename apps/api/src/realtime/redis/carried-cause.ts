import type { Carrier, Tracer } from '../../platform/tracing/tracer.ts';

/** `MessageType.BROADCAST` of the adapter; the package is not loaded without Redis. */
const BROADCAST = 3;
/** `PacketType.EVENT` of socket.io's protocol. */
const EVENT = 2;

/** An event or an order on its way between processes, with what caused it where traces are written. */
interface Broadcast {
  type: typeof BROADCAST;
  data: { packet: { data?: [string, unknown] }; opts: { rooms: readonly string[] }; cause?: Carrier };
}

const isBroadcast = (message: object): message is Broadcast =>
  'type' in message && message.type === BROADCAST && 'data' in message;

/** The name and the data of a message that carries an event or an order. */
export const packetOf = (message: object): [string, unknown] | undefined =>
  isBroadcast(message) ? message.data.packet.data : undefined;

/** The rooms that a message is for; all where there is none. */
export const roomsOfMessage = (message: object): readonly string[] =>
  isBroadcast(message) ? message.data.opts.rooms : [];

/** An event for rooms of other processes, as the adapter makes it. */
export const broadcastOf = (rooms: readonly string[], name: string, data: unknown) => ({
  type: BROADCAST,
  data: { packet: { type: EVENT, data: [name, data] }, opts: { rooms: [...rooms], except: [], flags: {} } },
});

/** Whether a message is an event for sockets: neither an order to processes nor one to remove or disconnect sockets. */
export const isEvent = (message: object, ordersRoom: string): boolean =>
  isBroadcast(message) && !message.data.opts.rooms.includes(ordersRoom);

/**
 * Whether an event is for rooms of which none is here, as those of most people are: it would be made into a packet for
 * nobody, which costs as much as a delivery.
 */
export const isForNobody = (message: object, here: ReadonlyMap<string, unknown>): boolean => {
  if (!isBroadcast(message)) return false;
  const { rooms } = message.data.opts;
  return rooms.length > 0 && !rooms.some((room) => here.has(room));
};

/** Gives a message the span that it is sent within. */
export const withCause = <M extends object>(message: M, tracer: Tracer | null): M => {
  if (tracer === null || !isBroadcast(message)) return message;
  const cause = tracer.carry();
  return cause ? { ...message, data: { ...message.data, cause } } : message;
};

/** Delivers a message of another process, as a child of what caused it there. */
export const withinCause = (message: object, tracer: Tracer | null, deliver: () => void): void => {
  const cause = isBroadcast(message) ? message.data.cause : undefined;
  const [name] = packetOf(message) ?? [];
  if (tracer === null || cause === undefined || name === undefined) return deliver();
  const span = tracer.begin('delivery', name, {}, cause);
  span.within(deliver);
  span.end();
};
