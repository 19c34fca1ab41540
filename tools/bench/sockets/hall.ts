import { streamScope } from '@barg/contract';
import type { Audience, Seat } from './audience.ts';
import { startChild, type Child } from './child.ts';
import type { Fan, Ground } from './ground.ts';
import { EVENT_OF, type Kind, type Measured, type Raw } from './told.ts';

/** Sockets of an audience, one of each fan, all in the room of one stream. */
export const AUDIENCE = 1000;

/** Servers, and an audience that is spread over them. */
export interface Hall<S extends Measured = Measured> {
  servers: ReadonlyArray<Child<S>>;
  /** Of each server. */
  urls: readonly string[];
  audiences: ReadonlyArray<Child<Audience>>;
  close: () => Promise<void>;
}

export interface Cost {
  /** Milliseconds of a core for one delivery, all servers together. */
  time: number;
  /** Deliveries in a second. */
  rate: number;
}

async function openHall<S extends Measured>(servers: Hall<S>['servers'], seats: readonly Seat[]): Promise<Hall<S>> {
  const audiences: Array<Child<Audience>> = [];
  const urls: string[] = [];
  for (const [at, server] of servers.entries()) {
    const url = await (server as Child<Measured>).ask('listen', {});
    urls.push(url);
    const audience = startChild<Audience>('audience.ts');
    await audience.ask('open', { url, seats: seats.filter((_, seat) => seat % servers.length === at) });
    audiences.push(audience);
  }
  const close = async (): Promise<void> => {
    for (const child of [...audiences, ...servers]) await child.end('SIGKILL');
  };
  return { servers, urls, audiences, close };
}

const startServers = <S extends Measured>(
  file: string,
  env: Readonly<Record<string, string>>,
  processes: number,
): Hall<S>['servers'] => Array.from({ length: processes }, () => startChild<S>(file, env));

/** Of a fan who has logged in and watches the first stream. */
export const seatOf =
  ({ streams }: Pick<Ground, 'streams'>) =>
  ({ token }: Fan): Seat => ({
    // As the site's pages open it.
    auth: { token, batches: true },
    says: [
      ['auth/login', { token }],
      ['stream.join', { streamId: streams[0]?.id ?? '' }],
    ],
  });

export const openProductHall = ({ env, redis, fans, streams }: Ground, processes: number): Promise<Hall> => {
  const servers = startServers<Measured>('product-server.ts', { ...env, ...(processes > 1 && redis) }, processes);
  return openHall(servers, fans.slice(0, AUDIENCE).map(seatOf({ streams })));
};

export const openRawHall = ({ redis, fans, streams }: Ground, processes: number): Promise<Hall<Raw>> => {
  const room = streamScope(streams[0]?.id ?? '');
  const seatOf = ({ id }: Fan): Seat => ({ auth: { rooms: [id, room] }, says: [] });
  const servers = startServers<Raw>('raw-server.ts', processes > 1 ? redis : {}, processes);
  return openHall(servers, fans.slice(0, AUDIENCE).map(seatOf));
};

const timeOf = async (servers: Hall['servers']): Promise<number> => {
  const times = await Promise.all(servers.map((server) => server.ask('processorTime', null)));
  return times.reduce((sum, time) => sum + time, 0);
};

/** Tells an audience so many events, in equal parts by all servers. */
export async function tellHall({ servers, audiences }: Hall, kind: Kind, to: readonly string[], deliveries: number) {
  const name = EVENT_OF[kind];
  for (const audience of audiences) await audience.ask('await', { name, times: deliveries / audiences.length });
  const before = await timeOf(servers);
  const startedAt = performance.now();
  const times = (kind === 'line' ? deliveries / AUDIENCE : deliveries) / servers.length;
  await Promise.all([
    ...servers.map((server) => server.ask('tell', { kind, to, times })),
    ...audiences.map((audience) => audience.ask('heard', null)),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  return { time: ((await timeOf(servers)) - before) / deliveries, rate: deliveries / seconds } satisfies Cost;
}
