// Many sockets in a process, which count what they are told and do nothing else.
import { EVENT_BATCH } from '@barg/contract';
import { io, type Socket } from 'socket.io-client';
import { median, percentile } from '../statistics.ts';
import { answerBench } from './child.ts';
import { moment, SAID, SAID_DIGITS } from './told.ts';

export interface Seat {
  auth: Record<string, unknown>;
  /** What it says when it is connected, and waits for. */
  says: ReadonlyArray<readonly [name: string, data: object]>;
}

interface Opening {
  url: string;
  seats: readonly Seat[];
}

interface Hearing {
  name: string;
  times: number;
}

const PATIENCE_MS = 60_000;
const AT_ONCE = 20;
/** Of the protocol of engine.io; whoever hears none for a while closes. */
const PING = '2';

const BATCH = `42["${EVENT_BATCH}"`;

let awaited = '';
let prefix = '';
let heard = 0;
let expected = Infinity;
let complete = (): void => undefined;
/** Of each line that says when it was said, to each socket. Milliseconds. */
let delays: number[] = [];

/** Where a text occurs in a packet. */
const placesOf = (text: string, packet: string): number[] => {
  const places: number[] = [];
  for (let place = packet.indexOf(text); place >= 0; place = packet.indexOf(text, place + 1)) places.push(place);
  return places;
};

const hear = (packet: unknown): void => {
  if (typeof packet !== 'string') return;
  const isBatch = packet.startsWith(BATCH);
  if (!isBatch && !packet.startsWith(prefix)) return;
  for (const said of placesOf(SAID, packet))
    delays.push((moment() - Number(packet.slice(said + SAID.length, said + SAID.length + SAID_DIGITS))) / 1000);
  heard += isBatch ? placesOf(`"name":"${awaited}"`, packet).length : 1;
  if (heard >= expected) complete();
};

/**
 * From now on packets are counted and not read: the clients would use more of the machine than the server that is
 * measured.
 */
function onlyCount(socket: Socket): void {
  const { transport } = socket.io.engine;
  if (!('ws' in transport)) throw new Error('this transport has no web socket');
  const ws = transport.ws as WebSocket;
  const read = ws.onmessage?.bind(ws);
  ws.onmessage = (message) => (message.data === PING ? read?.(message) : hear(message.data));
}

async function open(url: string, { auth, says }: Seat): Promise<void> {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, auth });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  for (const [name, data] of says) {
    const answer = (await socket.timeout(PATIENCE_MS).emitWithAck(name, data)) as { ok: boolean; code?: string };
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.code}`);
  }
  onlyCount(socket);
}

export const answers = answerBench({
  open: async ({ url, seats }: Opening): Promise<void> => {
    const waiting = [...seats];
    const openSome = async (): Promise<void> => {
      for (let seat = waiting.pop(); seat; seat = waiting.pop()) await open(url, seat);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  },
  /** From now on counts events of a name. */
  await: ({ name, times }: Hearing): void => {
    awaited = name;
    prefix = `42["${name}"`;
    heard = 0;
    delays = [];
    expected = times;
  },
  /** How long after they were said lines were heard, each by each socket. */
  delays: (_: null) => ({ count: delays.length, median: median(delays), most: percentile(delays, 99) }),
  /** Resolves when all have come. */
  heard: (_: null): Promise<void> =>
    new Promise((resolve, reject) => {
      if (heard >= expected) return resolve();
      const late = (): void => reject(new Error(`${heard} of ${expected} events came`));
      const timer = setTimeout(late, PATIENCE_MS);
      complete = () => {
        clearTimeout(timer);
        resolve();
      };
    }),
});

export type Audience = typeof answers;
