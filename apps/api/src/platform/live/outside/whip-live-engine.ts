import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../database/tables.ts';
import { newToken } from '../../tokens.ts';
import type { LiveLog } from '../embedded-live-engine.ts';
import type { OutsideEngineOptions } from '../live-engine-config.ts';
import {
  type LiveAnswer,
  type LiveEngine,
  LiveEngineError,
  type LiveStats,
  type RoomListener,
  type RoomState,
  type SharedLiveEngine,
} from '../live-engine.ts';
import { findIceUser } from '../media/sdp-offer.ts';
import { type ControlApi, createControlApi } from './control-api.ts';
import {
  findSession,
  forgetOld,
  forgetUnknownSessions,
  insertSession,
  isRoomPublished,
  listPublishedRooms,
  markRoomEnding,
  markSessionEnding,
  noteRoom,
  noteRooms,
  type PublishedRoom,
} from './engine-rows.ts';
import { statsOf } from './engine-stats.ts';
import type { EngineAction } from './engine-token.ts';
import { createSessionEnds, type SessionEnds } from './session-ends.ts';
import { openSession, sendCandidates } from './whip-client.ts';

/** Milliseconds between two looks at the engine. */
const LOOK_EVERY_MS = 1_000;
/** Looks between two tidyings. */
const TIDY_EVERY = 60;

interface Given {
  db: Db;
  log: LiveLog;
  lookEveryMs?: number;
}

/**
 * Any engine that speaks WHIP and WHEP, to which all processes of the site bring their clients' offers. What it has said
 * of its rooms, and the sessions opened there, lie in the database: each process can play, end and close. A room has the
 * same name there as here.
 *
 * Rooms are known by MediaMTX's Control API, which is asked again and again; where there is none, by what the engine
 * tells the site (`heard`) and by its answers to offers.
 */
export class WhipLiveEngine implements LiveEngine {
  readonly records = false;
  readonly shared: SharedLiveEngine = {
    isPublishing: async (room) => {
      await this.#looked;
      return isRoomPublished(this.#db, room, this.#api !== null);
    },
    heard: (room, isPublishing) => this.#heard(room, isPublishing),
  };
  readonly #options: OutsideEngineOptions;
  readonly #db: Db;
  readonly #log: LiveLog;
  readonly #api: ControlApi | null;
  readonly #ends: SessionEnds;
  readonly #events = new EventEmitter<{ roomChanged: [RoomState] }>();
  readonly #closing = new AbortController();
  readonly #lookEveryMs: number;
  #rooms = new Map<string, PublishedRoom>();
  #looked: Promise<void>;
  #looks = 0;
  #isAway = false;
  readonly #ended: Promise<void>;

  constructor(options: OutsideEngineOptions, { db, log, lookEveryMs = LOOK_EVERY_MS }: Given) {
    this.#options = options;
    this.#db = db;
    this.#log = log;
    this.#lookEveryMs = lookEveryMs;
    this.#api = options.api && createControlApi(options.api);
    this.#ends = createSessionEnds({ db, api: this.#api, log });
    this.#events.setMaxListeners(0);
    this.#looked = this.#look();
    this.#ended = this.#lookOn();
  }

  async publish(room: string, offerSdp: string): Promise<LiveAnswer> {
    const answer = await this.#open('publish', room, offerSdp);
    if (!answer) throw new LiveEngineError('unavailable', 'The live engine has no such address');
    // Otherwise the engine is asked whether picture and sound have come.
    if (!this.#api) await this.#heard(room, true);
    return answer;
  }

  async play(room: string, offerSdp: string): Promise<LiveAnswer | null> {
    const answer = await this.#open('read', room, offerSdp);
    if (!answer && !this.#api && this.#rooms.has(room)) await this.#heard(room, false);
    return answer;
  }

  async end(resourceId: string): Promise<void> {
    await markSessionEnding(this.#db, resourceId);
    await this.#ends.endMarked({ id: resourceId });
  }

  async iceUserOf(resourceId: string): Promise<string | null> {
    return (await findSession(this.#db, resourceId))?.ice_user ?? null;
  }

  async takeCandidates(resourceId: string, fragment: string): Promise<void> {
    const session = await findSession(this.#db, resourceId);
    if (!session || (await sendCandidates(session, fragment))) return;
    this.#log.info({ part: 'live' }, 'the live engine takes no candidates that come late');
  }

  async closeRoom(room: string): Promise<void> {
    await markRoomEnding(this.#db, room);
    await this.#ends.endMarked({ room });
    await this.#ends.kickFrom(room);
    await this.#heard(room, false);
  }

  /** Rooms of such an engine keep their names. */
  async moveRoom(): Promise<boolean> {
    return false;
  }

  /** What is sent does not pass here. */
  async record(): Promise<boolean> {
    return false;
  }

  async stopRecording(): Promise<void> {}

  onSegment(): () => void {
    return () => undefined;
  }

  onRoomChanged(listener: RoomListener): () => void {
    this.#events.on('roomChanged', listener);
    return () => this.#events.off('roomChanged', listener);
  }

  async stats(): Promise<LiveStats> {
    return statsOf([...this.#rooms.values()]);
  }

  /** Stops looking. Streams go on: they are the engine's, and other processes look. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ended;
  }

  async #open(action: EngineAction, room: string, offerSdp: string): Promise<LiveAnswer | null> {
    try {
      const opened = await openSession(this.#options, { action, room, offerSdp });
      if (!opened) return null;
      const { answerSdp, location, etag, engineId, iceLinks } = opened;
      const id = newToken();
      await insertSession(this.#db, {
        ...{ id, room, location, etag },
        ...{ is_publisher: action === 'publish', engine_id: engineId, ice_user: findIceUser(offerSdp) ?? null },
      });
      return { resourceId: id, answerSdp, iceLinks };
    } catch (error) {
      if (error instanceof LiveEngineError && error.code !== 'invalid-offer')
        this.#log.warn({ err: error, action, part: 'live' }, 'the live engine opened no session');
      throw error;
    }
  }

  async #heard(room: string, isPublishing: boolean): Promise<void> {
    // Where it can be asked it is, so that an event that comes late, or twice, is nothing worse than a look too many.
    if (this.#api) return this.#lookAgain();
    await noteRoom(this.#db, room, isPublishing);
    await this.#compare();
  }

  #lookAgain(): Promise<void> {
    return (this.#looked = this.#looked.then(() => this.#look()));
  }

  async #lookOn(): Promise<void> {
    const { signal } = this.#closing;
    const rest = () => delay(this.#lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
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
      const rooms = await this.#api.listPublished();
      await noteRooms(this.#db, rooms, performance.now() - askedAt);
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
    if (this.#api && !this.#isAway)
      await forgetUnknownSessions(
        this.#db,
        (await this.#api.listSessions()).map(({ id }) => id),
      );
  }

  /** Tells of what has changed in the database since the last time, whichever process has heard it. */
  async #compare(): Promise<void> {
    const before = this.#rooms;
    const rows = await listPublishedRooms(this.#db, this.#api !== null);
    this.#rooms = new Map(rows.map((row) => [row.room, row]));
    for (const { room, viewers } of rows)
      if (before.get(room)?.viewers !== viewers)
        this.#events.emit('roomChanged', { room, isPublishing: true, viewers });
    for (const room of before.keys())
      if (!this.#rooms.has(room)) this.#events.emit('roomChanged', { room, isPublishing: false, viewers: 0 });
  }
}
