import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../database/tables.ts';
import type { LiveLog } from '../embedded-live-engine.ts';
import { LiveEngineError, type RoomListener, type RoomState } from '../live-engine.ts';
import type { EngineApi } from './engine-api.ts';
import {
  forgetOld,
  forgetUnknownSessions,
  isRoomPublished,
  listPublishedRooms,
  noteRoom,
  noteRooms,
  type PublishedRoom,
} from './engine-rows.ts';
import type { SessionEnds } from './session-ends.ts';

/** Milliseconds between two looks at the engine. */
const LOOK_EVERY_MS = 1_000;
/** Looks between two tidyings. */
const TIDY_EVERY = 60;

interface Given {
  db: Db;
  log: LiveLog;
  /** Null for an engine that cannot be asked. */
  api: EngineApi | null;
  /** Tries again at each look what could not be ended before. */
  ends: SessionEnds;
  lookEveryMs?: number | undefined;
}

/**
 * Which rooms of an outside engine somebody publishes to. Where it has an API, that is asked again and again; where there
 * is none, it is what the engine tells the site and answers to offers. Either lies in the database, so that each process
 * knows what another has heard.
 */
export class RoomWatch {
  readonly #db: Db;
  readonly #log: LiveLog;
  readonly #api: EngineApi | null;
  readonly #ends: SessionEnds;
  readonly #events = new EventEmitter<{ changed: [RoomState] }>();
  readonly #closing = new AbortController();
  #rooms = new Map<string, PublishedRoom>();
  #looked: Promise<void>;
  /** Whether the last look of `#looked` has not begun. */
  #isWaiting = false;
  #looks = 0;
  #isAway = false;
  readonly #ended: Promise<void>;

  constructor({ db, log, api, ends, lookEveryMs = LOOK_EVERY_MS }: Given) {
    this.#db = db;
    this.#log = log;
    this.#api = api;
    this.#ends = ends;
    this.#events.setMaxListeners(0);
    this.#looked = this.#look();
    this.#ended = this.#lookOn(lookEveryMs);
  }

  /** Those to which somebody publishes, as of the last look. */
  get rooms(): ReadonlyMap<string, PublishedRoom> {
    return this.#rooms;
  }

  /** Whether somebody publishes to a room, as whichever process has heard last. */
  async isPublishing(room: string): Promise<boolean> {
    await this.#looked;
    return isRoomPublished(this.#db, room, this.#api?.holdsSeconds ?? null);
  }

  /** The engine, or an answer of it, tells that a publisher has come or gone. */
  async heard(room: string, isPublishing: boolean): Promise<void> {
    // Where it can be asked it is, so that an event that comes late, or twice, is nothing worse than a look too many.
    if (this.#api) return this.#lookAgain();
    await noteRoom(this.#db, room, isPublishing);
    await this.#compare();
  }

  /** Reports every change of a room, until the returned function is called. */
  onChanged(listener: RoomListener): () => void {
    this.#events.on('changed', listener);
    return () => this.#events.off('changed', listener);
  }

  /** Stops looking. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ended;
  }

  /** Whoever asks while a look waits for the one before gets that one: it sees what happened until it begins. */
  #lookAgain(): Promise<void> {
    if (this.#isWaiting) return this.#looked;
    this.#isWaiting = true;
    return (this.#looked = this.#looked.then(() => {
      this.#isWaiting = false;
      return this.#look();
    }));
  }

  async #lookOn(everyMs: number): Promise<void> {
    const { signal } = this.#closing;
    const rest = () => delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    for (await rest(); !signal.aborted; await rest()) await this.#lookAgain();
    await this.#looked;
  }

  /** Never fails: what was known holds until it is known better. */
  async #look(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    try {
      await this.#ask();
      await this.#ends.endMarked({});
      if (this.#looks++ % TIDY_EVERY === 0) await this.#tidy();
      await this.#compare();
    } catch (error) {
      this.#log.warn({ err: error, part: 'live' }, 'the rooms of the live engine could not be noted');
    }
  }

  async #ask(): Promise<void> {
    if (!this.#api) return;
    const askedAt = performance.now();
    try {
      const seen = await this.#api.listPublished();
      await noteRooms(this.#db, seen, performance.now() - askedAt);
      if (this.#isAway) this.#log.info({ part: 'live' }, 'the live engine answers again');
      this.#isAway = false;
    } catch (error) {
      if (!(error instanceof LiveEngineError)) throw error;
      if (!this.#isAway) this.#log.warn({ err: error, part: 'live' }, 'the live engine does not tell of its rooms');
      this.#isAway = true;
    }
  }

  async #tidy(): Promise<void> {
    await forgetOld(this.#db);
    if (!this.#api || this.#isAway) return;
    const known = (await this.#api.listSessions()).map(({ id }) => id);
    await forgetUnknownSessions(this.#db, known);
  }

  /** Tells of what has changed in the database since the last time, whichever process has heard it. */
  async #compare(): Promise<void> {
    const before = this.#rooms;
    const rows = await listPublishedRooms(this.#db, this.#api?.holdsSeconds ?? null);
    this.#rooms = new Map(rows.map((row) => [row.room, row]));
    for (const { room, viewers } of rows)
      if (before.get(room)?.viewers !== viewers) this.#events.emit('changed', { room, isPublishing: true, viewers });
    for (const room of before.keys())
      if (!this.#rooms.has(room)) this.#events.emit('changed', { room, isPublishing: false, viewers: 0 });
  }
}
