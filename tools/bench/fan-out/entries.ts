import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { testRedis } from '../../../apps/api/src/testing/redis.ts';
import { atEnd } from '../resources.ts';
import { balance, EVENT_OF, processorTime } from '../sockets/told.ts';

/** Fewer than the stream keeps, so that a reader may be as slow as it is. */
export const ENTRIES = 20_000;
/** Writes that wait for their answers together, and entries that are read at once, as the adapter does. */
const AT_ONCE = 100;
const BLOCK_MS = 5_000;

const name = EVENT_OF.person;
/** An event to one person, as the adapter writes it. */
const DATA = JSON.stringify({
  opts: { rooms: [`user:${randomUUID()}`], except: [], flags: {} },
  packet: { type: 2, data: [name, { id: randomUUID(), name, at: new Date().toISOString(), data: balance }], nsp: '/' },
});
const FIELDS = ['uid', randomUUID().slice(0, 16), 'nsp', '/', 'type', '3', 'data', DATA];
export const ENTRY_BYTES = FIELDS.join('').length;

/** For one entry, microseconds of a core. */
export interface Carried {
  /** Processes that read it. */
  reading: number;
  redis: number;
  /** All that read, and the one that writes. */
  processes: number;
}

async function write(redis: Redis, stream: string): Promise<void> {
  for (let written = 0; written < ENTRIES; written += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => redis.xadd(stream, '*', ...FIELDS)));
}

async function read(redis: Redis, stream: string): Promise<void> {
  let [last, taken] = ['0', 0];
  while (taken < ENTRIES) {
    const answer = await redis.xread('COUNT', AT_ONCE, 'BLOCK', BLOCK_MS, 'STREAMS', stream, last);
    for (const [id, fields] of answer?.[0]?.[1] ?? []) {
      JSON.parse(fields.at(-1) ?? '');
      last = id;
      taken += 1;
    }
  }
}

/** Processor time of Redis so far, milliseconds. */
async function timeOfRedis(redis: Redis): Promise<number> {
  const told = await redis.info('cpu');
  const seconds = (of: string): number => Number(new RegExp(`used_cpu_${of}:([\\d.]+)`).exec(told)?.[1]);
  return (seconds('sys') + seconds('user')) * 1000;
}

/** One process writes entries while so many others, which are all of this process here, read each of them. */
export async function carryEntries(reading: number): Promise<Carried> {
  const { url } = await testRedis();
  const stream = `bench:${reading}`;
  const open = (): Redis => {
    const client = new Redis(url);
    atEnd(() => client.disconnect());
    return client;
  };
  const [writer, readers] = [open(), Array.from({ length: reading }, open)];
  const [before, ownBefore] = [await timeOfRedis(writer), processorTime()];
  await Promise.all([write(writer, stream), ...readers.map((reader) => read(reader, stream))]);
  const [own, ofRedis] = [processorTime() - ownBefore, (await timeOfRedis(writer)) - before];
  const perEntry = (milliseconds: number): number => (milliseconds * 1000) / ENTRIES;
  return { reading, redis: perEntry(ofRedis), processes: perEntry(own) };
}
