import type { Db } from '../../database/tables.ts';
import type { LiveLog } from '../embedded-live-engine.ts';
import type {
  LayeredLiveEngine,
  LiveAnswer,
  LiveEngine,
  LiveStats,
  RoomListener,
  SharedLiveEngine,
} from '../live-engine.ts';
import type { EngineApi } from './engine-api.ts';
import { findSession, markSessionEnding } from './engine-rows.ts';
import { statsOf } from './engine-stats.ts';
import { RoomWatch } from './room-watch.ts';
import { createSessionEnds, type SessionEnds } from './session-ends.ts';

export interface OutsideGiven {
  db: Db;
  log: LiveLog;
  lookEveryMs?: number;
}

interface OutsideEngine {
  api: EngineApi | null;
  endSession: Parameters<typeof createSessionEnds>[0]['endSession'];
}

/**
 * What every engine outside of the site's processes has in common: what it has said of its rooms, and the sessions opened
 * there, lie in the database, so that each process can play, end and close; which rooms somebody publishes to is
 * {@link RoomWatch}'s business. What is sent does not pass here, so nothing of it is recorded.
 */
export abstract class OutsideLiveEngine implements LiveEngine {
  readonly records = false;
  readonly packages = false;
  readonly layers: LayeredLiveEngine | null = null;
  readonly shared: SharedLiveEngine = {
    isPublishing: (room) => this.watch.isPublishing(room),
    heard: (room, isPublishing) => this.watch.heard(room, isPublishing),
  };
  protected readonly db: Db;
  protected readonly log: LiveLog;
  protected readonly ends: SessionEnds;
  protected readonly watch: RoomWatch;

  constructor({ api, endSession }: OutsideEngine, { db, log, lookEveryMs }: OutsideGiven) {
    this.db = db;
    this.log = log;
    this.ends = createSessionEnds({ db, api, log, endSession });
    this.watch = new RoomWatch({ db, log, api, ends: this.ends, lookEveryMs });
  }

  abstract publish(room: string, offerSdp: string): Promise<LiveAnswer>;
  abstract play(room: string, offerSdp: string): Promise<LiveAnswer | null>;
  abstract takeCandidates(resourceId: string, fragment: string): Promise<void>;
  abstract closeRoom(room: string): Promise<void>;
  abstract close(): Promise<void>;

  async end(resourceId: string): Promise<void> {
    await markSessionEnding(this.db, resourceId);
    await this.ends.endMarked({ id: resourceId });
  }

  async iceUserOf(resourceId: string): Promise<string | null> {
    return (await findSession(this.db, resourceId))?.ice_user ?? null;
  }

  /** Rooms of such an engine keep their names. */
  async moveRoom(): Promise<boolean> {
    return false;
  }

  async record(): Promise<boolean> {
    return false;
  }

  async stopRecording(): Promise<void> {}

  async package(): Promise<boolean> {
    return false;
  }

  async stopPackaging(): Promise<void> {}

  onPartialSegment(): () => void {
    return () => undefined;
  }

  onSegment(): () => void {
    return () => undefined;
  }

  onRoomChanged(listener: RoomListener): () => void {
    return this.watch.onChanged(listener);
  }

  async stats(): Promise<LiveStats> {
    return statsOf([...this.watch.rooms.values()]);
  }
}
