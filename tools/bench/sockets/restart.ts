import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { inHundredths, inSeconds, inWhole, type Table } from '../report/report.ts';
import { percentile } from '../statistics.ts';
import { startChild, type Child } from './child.ts';
import type { Ground } from './ground.ts';
import { lastSequences, writeLines } from './lines.ts';
import type { SeenState } from './seen.ts';
import type { Measured } from './told.ts';
import type { Viewers } from './viewers.ts';

/** `BENCH_SOCKETS` sets fewer. */
export const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5000);
/** Clients of a process: all of its are busy when half of them connect again. */
const CLIENTS = 1250;
const BEFORE_MS = 4000;
const IN_TIME_MS = 10_000;
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 250;

type Row = Table['rows'][number];
type Server = Child<Measured>;

interface Site {
  url: string;
  start: () => Promise<Server>;
  clients: ReadonlyArray<Child<Viewers>>;
}

const columns: Table['columns'] = [
  { key: 'signal', label: 'it ends by' },
  { key: 'sockets', label: 'sockets', format: inWhole },
  { key: 'cut', label: 'cut', format: inWhole },
  { key: 'inTime', label: 'back within 10 s, %', format: inHundredths },
  { key: 'half', label: 'half of them, s', format: inSeconds },
  { key: 'most', label: '99 of 100, s', format: inSeconds },
  { key: 'time', label: 'server, ms of a core for each', format: inHundredths },
  { key: 'ordinary', label: 'of it what lines cost anyway', format: inHundredths },
  { key: 'lines', label: 'lines', format: inWhole },
  { key: 'shown', label: 'shown', format: inWhole },
  { key: 'lost', label: 'lost', format: inWhole },
  { key: 'twice', label: 'twice', format: inWhole },
  { key: 'reloaded', label: 'lists loaded anew', format: inWhole },
];

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** One of two processes ends and is started again, while lines are written and many clients watch. */
export async function measureRestart(ground: Ground): Promise<Table> {
  const rows: Row[] = [];
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) rows.push(await restart(ground, signal));
  return { title: 'One of two processes ends and comes back', columns, rows };
}

/** Both processes listen on one port, so that connections go to whichever lives, as behind a balancer. */
async function openSite({ env, redis }: Ground): Promise<Site> {
  const port = await freePort();
  const start = async (): Promise<Server> => {
    const server = startChild<Measured>('product-server.ts', { ...env, ...redis });
    await server.ask('listen', { port, isShared: true });
    return server;
  };
  const clients = Array.from({ length: Math.ceil(SOCKETS / CLIENTS) }, () => startChild<Viewers>('viewers.ts'));
  return { url: `http://127.0.0.1:${port}`, start, clients };
}

async function openClients({ url, clients }: Site, ground: Ground): Promise<void> {
  const last = await lastSequences(ground);
  const viewers = ground.fans.slice(0, SOCKETS).map(({ token }, at) => {
    const streamId = ground.streams[at % ground.streams.length]?.id ?? '';
    return { token, streamId, after: last.get(streamId) ?? 0 };
  });
  await Promise.all(
    clients.map((child, at) =>
      child.ask('open', { url, viewers: viewers.filter((_, viewer) => viewer % clients.length === at) }),
    ),
  );
}

async function restart(ground: Ground, signal: NodeJS.Signals): Promise<Row> {
  const site = await openSite(ground);
  const [ending, staying] = [await site.start(), await site.start()];
  console.error(`Opening ${SOCKETS} sockets, then ${signal}`);
  await openClients(site, ground);
  const before = await lastSequences(ground);
  const lines = writeLines(site.url, ground.streams);
  const ordinary = await measureOrdinary([ending, staying]);
  const time = await staying.ask('processorTime', null);
  const endedAt = Date.now();
  await ending.end(signal);
  const replaced = site.start();
  await until(site, (states) => states.every(({ cutAt, backAt }) => cutAt === null || backAt !== null), endedAt);
  const used = (await staying.ask('processorTime', null)) - time;
  const usedAnyway = ordinary * (Date.now() - endedAt);
  await wait(Math.max(0, endedAt + IN_TIME_MS - Date.now()));
  await lines.stop();
  const last = await lastSequences(ground);
  const states = await until(site, (all) => all.every(({ streamId, last: shown }) => shown === last.get(streamId)));
  for (const child of [...site.clients, staying, await replaced]) await child.end('SIGKILL');
  return { signal, ...summarise(states, { endedAt, used, usedAnyway, before, last }) };
}

/** Cores that servers use while nobody is cut: for the lines, which one of two writes and tells as well. */
async function measureOrdinary(servers: readonly Server[]): Promise<number> {
  const used = async (): Promise<number> =>
    sum(await Promise.all(servers.map((server) => server.ask('processorTime', null))));
  const [before, since] = [await used(), Date.now()];
  await wait(BEFORE_MS);
  return ((await used()) - before) / (Date.now() - since);
}

/** What the clients have seen, once it is as it should be or patience is over. */
async function until(
  { clients }: Site,
  isDone: (states: readonly SeenState[]) => boolean,
  since = Date.now(),
): Promise<readonly SeenState[]> {
  for (;;) {
    const states = (await Promise.all(clients.map((child) => child.ask('seen', null)))).flat();
    if (isDone(states) || Date.now() > since + PATIENCE_MS) return states;
    await wait(LOOK_EVERY_MS);
  }
}

interface Course {
  endedAt: number;
  used: number;
  usedAnyway: number;
  before: ReadonlyMap<string, number>;
  last: ReadonlyMap<string, number>;
}

function summarise(states: readonly SeenState[], { endedAt, used, usedAnyway, before, last }: Course): Row {
  const cut = states.filter(({ cutAt }) => cutAt !== null);
  const times = cut.map(({ backAt }) => (backAt ?? Infinity) - endedAt);
  const missing = (state: SeenState): number => (last.get(state.streamId) ?? 0) - (state.last ?? 0);
  return {
    sockets: states.length,
    cut: cut.length,
    inTime: (times.filter((time) => time <= IN_TIME_MS).length / cut.length) * 100,
    half: percentile(times, 50),
    most: percentile(times, 99),
    time: used / cut.length,
    ordinary: usedAnyway / cut.length,
    lines: sum(last.values()) - sum(before.values()),
    shown: sum(states.map(({ shown }) => shown)),
    lost: sum(states.map((state) => state.lost + missing(state))),
    twice: sum(states.map(({ twice }) => twice)),
    reloaded: sum(states.map(({ reloaded }) => reloaded)),
  };
}

export const restartNotes: readonly string[] = [
  "Clients are the site's own (bus, catch-up by sequence, transport), each in one of 50 chats; ten lines a second are " +
    'written by HTTP all the while; what they cost is taken from both processes in the seconds before. Back is who has ' +
    'joined and caught up again. Lost and twice are told by sequence.',
];
