import { randomUUID } from 'node:crypto';
import type { ChainableCommander, Redis } from 'ioredis';
import type { SharedRedis } from '../../platform/redis/open-redis.ts';
import type { RoomCounts } from '../room-counts.ts';

const HEARTBEAT = 5000;
/** A process that has not been heard of for so long counts nobody any more. */
const DEAD_AFTER = 15_000;
/** How long it is known whether another process lives, so that thousands who join at once do not ask each time. */
const LIFE_KNOWN = 1000;
/** Everything is written again so often, in case Redis has lost it; rooms that nobody writes are forgotten. */
const REWRITE_EVERY = 600_000;
const ROOM_LASTS = 1800;
const AT_ONCE = 500;

/**
 * Counts in Redis: a hash for each room with a field for each process, and a key for each living process. Reading a room
 * costs the same for any number of sockets. While Redis is away this process counts alone, and it writes all its counts
 * when Redis is back.
 */
export const createSharedCounts = ({ prefix, asking, ask }: SharedRedis): RoomCounts => {
  const id = randomUUID();
  const own = new Map<string, number>();
  const roomKey = (room: string): string => `${prefix}:in:${room}`;
  const processKey = (process: string): string => `${prefix}:process:${process}`;

  /** Rooms whose count Redis does not have yet. */
  const unwritten = new Set<string>();

  const add = (pipeline: ChainableCommander, room: string): void => {
    const count = own.get(room);
    if (count === undefined) pipeline.hdel(roomKey(room), id);
    else pipeline.hset(roomKey(room), id, count).expire(roomKey(room), ROOM_LASTS);
  };

  const write = async (): Promise<void> => {
    while (unwritten.size > 0) {
      const rooms = [...unwritten].slice(0, AT_ONCE);
      for (const room of rooms) unwritten.delete(room);
      const written = await ask((redis) => {
        const pipeline = redis.pipeline();
        for (const room of rooms) add(pipeline, room);
        return pipeline.exec();
      });
      if (written?.every(([error]) => error === null)) continue;
      // The next heartbeat tries again.
      for (const room of rooms) unwritten.add(room);
      return;
    }
  };

  const beat = (): void => {
    void ask((redis) => redis.set(processKey(id), 1, 'PX', DEAD_AFTER));
    void write();
  };
  const writeAll = (): void => {
    for (const room of own.keys()) unwritten.add(room);
    beat();
  };
  const timers = [setInterval(beat, HEARTBEAT), setInterval(writeAll, REWRITE_EVERY)];
  asking.on('ready', writeAll);
  beat();

  const lives = new Map<string, { isAlive: boolean; until: number }>();

  /** Of the processes those that live. */
  const living = async (redis: Redis, processes: readonly string[]): Promise<ReadonlySet<string>> => {
    const now = Date.now();
    for (const [process, { until }] of lives) if (until <= now) lives.delete(process);
    const unknown = processes.filter((process) => !lives.has(process));
    const alive = new Set(processes.filter((process) => lives.get(process)?.isAlive));
    const beats = unknown.length > 0 ? await redis.mget(unknown.map(processKey)) : [];
    for (const [at, process] of unknown.entries()) {
      const isAlive = beats[at] !== null;
      lives.set(process, { isAlive, until: now + LIFE_KNOWN });
      if (isAlive) alive.add(process);
    }
    return alive;
  };

  const sumOthers = async (redis: Redis, rooms: readonly string[]): Promise<Map<string, number>> => {
    const fields = await Promise.all(rooms.map((room) => redis.hgetall(roomKey(room))));
    const processes = new Set(fields.flatMap((counts) => Object.keys(counts)));
    processes.delete(id);
    const alive = await living(redis, [...processes]);
    const sumOf = (counts: Record<string, string>): number =>
      Object.entries(counts).reduce((sum, [process, count]) => sum + (alive.has(process) ? Number(count) : 0), 0);
    return new Map(rooms.map((room, at) => [room, sumOf(fields[at] ?? {})]));
  };

  return {
    set: (room, count) => {
      if ((own.get(room) ?? 0) === count) return false;
      if (count > 0) own.set(room, count);
      else own.delete(room);
      unwritten.add(room);
      void write();
      return true;
    },
    others: async (rooms) => {
      if (rooms.length === 0) return new Map();
      return (await ask((redis) => sumOthers(redis, rooms))) ?? new Map();
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      asking.off('ready', writeAll);
      await ask((redis) => redis.del(processKey(id)));
    },
  };
};
