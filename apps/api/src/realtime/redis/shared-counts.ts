import { randomUUID } from 'node:crypto';
import type { ChainableCommander, Redis } from 'ioredis';
import type { SharedRedis } from '../../platform/redis/open-redis.ts';
import type { RoomCounts } from '../room-counts.ts';
import { countOnce, namePeople, readNamed, writeNamed } from './named-people.ts';

const HEARTBEAT = 5000;
/** A process that has not been heard of for so long counts nobody any more. */
const DEAD_AFTER = 15_000;
/** How long it is known whether another process lives, so that thousands who join at once do not ask each time. */
const LIFE_KNOWN = 1000;
/** Everything is written again so often, in case Redis has lost it; rooms that nobody writes are forgotten. */
const REWRITE_EVERY = 600_000;
const ROOM_LASTS = 1800;
const AT_ONCE = 500;

/** Hashes that were read, and which of the processes in them live. */
interface Read {
  keys: readonly string[];
  fields: ReadonlyArray<Readonly<Record<string, string>>>;
  alive: ReadonlySet<string>;
  /** This process, which is not asked for. */
  self: string;
}
const NOBODY = writeNamed(namePeople([]));

/** Finds which processes live, and knows it for a moment. */
const createLives = (keyOf: (process: string) => string) => {
  const lives = new Map<string, { isAlive: boolean; until: number }>();

  return async (redis: Redis, processes: readonly string[]): Promise<ReadonlySet<string>> => {
    const now = Date.now();
    for (const [process, { until }] of lives) if (until <= now) lives.delete(process);
    const unknown = processes.filter((process) => !lives.has(process));
    const alive = new Set(processes.filter((process) => lives.get(process)?.isAlive));
    const beats = unknown.length > 0 ? await redis.mget(unknown.map(keyOf)) : [];
    for (const [at, process] of unknown.entries()) {
      const isAlive = beats[at] !== null;
      lives.set(process, { isAlive, until: now + LIFE_KNOWN });
      if (isAlive) alive.add(process);
    }
    return alive;
  };
};

/**
 * Takes processes that are dead out of rooms: a room that is never empty would keep each that ever was in it, and be
 * read with all of them.
 */
const forgetDead = async (redis: Redis, { keys, fields, alive, self }: Read): Promise<void> => {
  const pipeline = redis.pipeline();
  for (const [at, written] of fields.entries()) {
    const dead = Object.keys(written).filter((process) => process !== self && !alive.has(process));
    if (dead.length > 0) pipeline.hdel(keys[at] ?? '', ...dead);
  }
  if (pipeline.length > 0) await pipeline.exec();
};

/** For work that takes what there is until nothing is left: what comes meanwhile is done with it. */
const oneAtATime = (work: () => Promise<void>) => {
  let isRunning = false;
  return async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  };
};

/**
 * Counts in Redis: a hash for each room with a field for each process, and a key for each living process; a second hash
 * names the people of a room, where each shall count once. Reading a room costs the same for any number of sockets.
 * While Redis is away this process counts alone, and it writes all its counts when Redis is back.
 */
export const createSharedCounts = ({ prefix, asking, ask }: SharedRedis): RoomCounts => {
  let id = randomUUID();
  const own = new Map<string, number>();
  const people = new Map<string, string>();
  const roomKey = (room: string): string => `${prefix}:in:${room}`;
  const peopleKey = (room: string): string => `${prefix}:people:${room}`;
  const processKey = (process: string): string => `${prefix}:process:${process}`;

  /** Rooms whose count Redis does not have yet. */
  const unwritten = new Set<string>();

  const add = (pipeline: ChainableCommander, room: string): void => {
    const count = own.get(room);
    if (count === undefined) pipeline.hdel(roomKey(room), id);
    else pipeline.hset(roomKey(room), id, count).expire(roomKey(room), ROOM_LASTS);
    const named = people.get(room);
    if (named !== undefined) pipeline.hset(peopleKey(room), id, named).expire(peopleKey(room), ROOM_LASTS);
    else if (count === undefined) pipeline.hdel(peopleKey(room), id);
  };

  const write = oneAtATime(async () => {
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
  });

  let hasBegun = false;
  /**
   * Says that this process lives. After so long a silence that the others take it out of their rooms it comes back by
   * another name: they may still be at taking out the former.
   */
  const live = async (redis: Redis): Promise<void> => {
    if (hasBegun && (await redis.set(processKey(id), 1, 'PX', DEAD_AFTER, 'XX')) !== null) return;
    if (hasBegun) id = randomUUID();
    for (const room of own.keys()) unwritten.add(room);
    await redis.set(processKey(id), 1, 'PX', DEAD_AFTER);
    hasBegun = true;
  };

  const beat = (): void => void ask(live).then(write);
  const writeAll = (): void => {
    for (const room of own.keys()) unwritten.add(room);
    beat();
  };
  const timers = [setInterval(beat, HEARTBEAT), setInterval(writeAll, REWRITE_EVERY)];
  asking.on('ready', writeAll);
  beat();

  const living = createLives(processKey);

  /** A hash of each room: what each process that lives has written there, but this one. */
  const readOthers = async (redis: Redis, keys: readonly string[]): Promise<string[][]> => {
    const fields = await Promise.all(keys.map((key) => redis.hgetall(key)));
    const processes = new Set(fields.flatMap((written) => Object.keys(written)));
    processes.delete(id);
    const alive = await living(redis, [...processes]);
    await forgetDead(redis, { keys, fields, alive, self: id });
    return fields.map((written) =>
      Object.entries(written).flatMap(([process, text]) => (alive.has(process) ? [text] : [])),
    );
  };

  const sumOthers = async (redis: Redis, rooms: readonly string[]): Promise<Map<string, number>> => {
    const written = await readOthers(redis, rooms.map(roomKey));
    return new Map(rooms.map((room, at) => [room, (written[at] ?? []).reduce((sum, count) => sum + Number(count), 0)]));
  };

  const noteChange = (room: string): true => {
    unwritten.add(room);
    void write();
    return true;
  };

  return {
    set: (room, count) => {
      if ((own.get(room) ?? 0) === count) return false;
      if (count > 0) own.set(room, count);
      else own.delete(room);
      if (count === 0) people.delete(room);
      return noteChange(room);
    },
    setPeople: (room, here) => {
      const named = writeNamed(namePeople(here));
      if ((people.get(room) ?? NOBODY) === named) return false;
      if (here.length > 0) {
        own.set(room, here.length);
        people.set(room, named);
      } else {
        own.delete(room);
        people.delete(room);
      }
      return noteChange(room);
    },
    countPeople: async (here) => {
      const rooms = [...here];
      const asked = rooms.length > 0 && (await ask((redis) => readOthers(redis, [...here.keys()].map(peopleKey))));
      return new Map(
        rooms.map(([room, { count, list }], at) => {
          const others = (asked || [])[at]?.map(readNamed) ?? [];
          if (others.length === 0) return [room, count];
          const named = people.get(room);
          return [room, countOnce([named === undefined ? namePeople(list()) : readNamed(named), ...others])];
        }),
      );
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
