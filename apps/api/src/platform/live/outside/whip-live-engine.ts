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
  type SharedLiveEngine,
} from '../live-engine.ts';
import { findIceUser } from '../media/sdp-offer.ts';
import { createControlApi } from './control-api.ts';
import type { EngineApi } from './engine-api.ts';
import { findSession, insertSession, markRoomEnding, markSessionEnding } from './engine-rows.ts';
import { statsOf } from './engine-stats.ts';
import type { EngineAction } from './engine-token.ts';
import { RoomWatch } from './room-watch.ts';
import { createSessionEnds, type SessionEnds } from './session-ends.ts';
import { endSession, openSession, sendCandidates } from './whip-client.ts';

interface Given {
  db: Db;
  log: LiveLog;
  lookEveryMs?: number;
}

/**
 * Any engine that speaks WHIP and WHEP, to which all processes of the site bring their clients' offers. What it has said
 * of its rooms, and the sessions opened there, lie in the database: each process can play, end and close. A room has the
 * same name there as here. Which rooms somebody publishes to is {@link RoomWatch}'s business.
 */
export class WhipLiveEngine implements LiveEngine {
  readonly records = false;
  readonly shared: SharedLiveEngine = {
    isPublishing: (room) => this.#watch.isPublishing(room),
    heard: (room, isPublishing) => this.#watch.heard(room, isPublishing),
  };
  readonly #options: OutsideEngineOptions;
  readonly #db: Db;
  readonly #log: LiveLog;
  readonly #api: EngineApi | null;
  readonly #ends: SessionEnds;
  readonly #watch: RoomWatch;

  constructor(options: OutsideEngineOptions, { db, log, lookEveryMs }: Given) {
    this.#options = options;
    this.#db = db;
    this.#log = log;
    this.#api = options.api && createControlApi(options.api);
    this.#ends = createSessionEnds({ db, api: this.#api, log, endSession });
    this.#watch = new RoomWatch({ db, log, api: this.#api, ends: this.#ends, lookEveryMs });
  }

  async publish(room: string, offerSdp: string): Promise<LiveAnswer> {
    const answer = await this.#open('publish', room, offerSdp);
    if (!answer) throw new LiveEngineError('unavailable', 'The live engine has no such address');
    // Otherwise the engine is asked whether picture and sound have come.
    if (!this.#api) await this.#watch.heard(room, true);
    return answer;
  }

  async play(room: string, offerSdp: string): Promise<LiveAnswer | null> {
    const answer = await this.#open('read', room, offerSdp);
    if (!answer && !this.#api && this.#watch.rooms.has(room)) await this.#watch.heard(room, false);
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
    await this.#watch.heard(room, false);
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
    return this.#watch.onChanged(listener);
  }

  async stats(): Promise<LiveStats> {
    return statsOf([...this.#watch.rooms.values()]);
  }

  /** Stops looking. Streams go on: they are the engine's, and other processes look. */
  async close(): Promise<void> {
    await this.#watch.close();
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
}
