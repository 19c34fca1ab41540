import { EventEmitter } from 'node:events';
import { EngineProcess } from './engine-process.ts';
import {
  type LiveAnswer,
  type LiveEngine,
  LiveEngineError,
  type LiveStats,
  type PartialSegment,
  type PartialSegmentListener,
  type RecordedSegment,
  type RoomListener,
  type RoomState,
  type SegmentListener,
} from './live-engine.ts';
import { defaultLiveOptions, type LiveOptions } from './live-options.ts';
import { RestartPause } from './restart-pause.ts';

export interface LiveLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * The engine inside this product: node-datachannel in a child process. It is started by the first call that needs it;
 * when it has crashed, its rooms are reported as gone, and it starts again, later after each failure: at once where somebody
 * was in a room, who comes back in seconds, else by the next call.
 */
export function createEmbeddedLiveEngine({
  log,
  ...options
}: Partial<LiveOptions> & { log: LiveLog }): EmbeddedLiveEngine {
  return new EmbeddedLiveEngine({ ...defaultLiveOptions, ...options }, log);
}

export class EmbeddedLiveEngine implements LiveEngine {
  readonly records = true;
  readonly shared = null;
  readonly layers = null;
  readonly #options: LiveOptions;
  readonly #log: LiveLog;
  readonly #events = new EventEmitter<{
    roomChanged: [RoomState];
    segment: [RecordedSegment];
    partialSegment: [PartialSegment];
  }>();
  /** The rooms that are not empty. */
  readonly #rooms = new Map<string, RoomState>();
  readonly #closing = new AbortController();
  readonly #pause = new RestartPause();
  #engine: Promise<EngineProcess> | undefined;

  constructor(options: LiveOptions, log: LiveLog) {
    this.#options = options;
    this.#log = log;
  }

  get packages(): boolean {
    return this.#options.ffmpeg !== undefined;
  }

  async publish(room: string, offerSdp: string): Promise<LiveAnswer> {
    return (await this.#started()).call('publish', { room, offerSdp });
  }

  async play(room: string, offerSdp: string, mostViewers?: number): Promise<LiveAnswer | null> {
    // Nobody publishes to an engine that is not running.
    return (await this.#running())?.call('play', { room, offerSdp, mostViewers }) ?? null;
  }

  async end(resourceId: string): Promise<void> {
    await (await this.#running())?.call('end', { resourceId });
  }

  async iceUserOf(resourceId: string): Promise<string | null> {
    return (await this.#running())?.call('iceUserOf', { resourceId }) ?? null;
  }

  /** It answers at an address that clients reach first, and learns by that where they are. */
  async takeCandidates(): Promise<void> {}

  async closeRoom(room: string): Promise<void> {
    await (await this.#running())?.call('closeRoom', { room });
  }

  async moveRoom(from: string, to: string): Promise<boolean> {
    return (await this.#running())?.call('moveRoom', { from, to }) ?? false;
  }

  async record(room: string, folder: string): Promise<boolean> {
    return (await this.#running())?.call('record', { room, folder }) ?? false;
  }

  async stopRecording(room: string): Promise<void> {
    await (await this.#running())?.call('stopRecording', { room });
  }

  async package(room: string): Promise<boolean> {
    return (await this.#running())?.call('package', { room }) ?? false;
  }

  async stopPackaging(room: string): Promise<void> {
    await (await this.#running())?.call('stopPackaging', { room });
  }

  onPartialSegment(listener: PartialSegmentListener): () => void {
    this.#events.on('partialSegment', listener);
    return () => this.#events.off('partialSegment', listener);
  }

  onSegment(listener: SegmentListener): () => void {
    this.#events.on('segment', listener);
    return () => this.#events.off('segment', listener);
  }

  onRoomChanged(listener: RoomListener): () => void {
    this.#events.on('roomChanged', listener);
    return () => this.#events.off('roomChanged', listener);
  }

  async stats(): Promise<LiveStats> {
    const idle: LiveStats = { udpPort: this.#options.udpPort, sessions: 0, rooms: [] };
    return (await this.#running())?.call('stats', null) ?? idle;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await (await this.#running())?.stop();
  }

  /** Process id of the running engine, for supervision. */
  async pid(): Promise<number | undefined> {
    return (await this.#running())?.pid;
  }

  #started(): Promise<EngineProcess> {
    this.#engine ??= this.#launch();
    return this.#engine;
  }

  #running(): Promise<EngineProcess | undefined> {
    return this.#engine?.catch(() => undefined) ?? Promise.resolve(undefined);
  }

  async #launch(): Promise<EngineProcess> {
    try {
      await this.#pause.wait(this.#closing.signal);
      const startedAt = performance.now();
      const engine = this.#fork(startedAt);
      this.#logPort(await engine.ready);
      return engine;
    } catch (error) {
      if (this.#closing.signal.aborted) throw new LiveEngineError('unavailable', 'The live engine is closed');
      throw error;
    }
  }

  #fork(startedAt: number): EngineProcess {
    try {
      const engine = new EngineProcess(this.#options, {
        onRoomChanged: (state) => this.#roomChanged(state),
        onSegment: (segment) => void this.#events.emit('segment', segment),
        onPartialSegment: (part) => void this.#events.emit('partialSegment', part),
        onFailed: (failure) => this.#log.warn(failure, 'The live engine goes on without what failed'),
      });
      void engine.exited.then(() => this.#ended(startedAt));
      return engine;
    } catch (error) {
      // The system made no process, which would tell of its end.
      this.#ended(startedAt);
      throw new LiveEngineError('unavailable', `The live engine could not be started: ${(error as Error).message}`);
    }
  }

  #ended(startedAt: number): void {
    this.#engine = undefined;
    if (this.#closing.signal.aborted) return;
    const ran = performance.now() - startedAt;
    this.#pause.noteEnd(ran);
    this.#log.warn({ ran: Math.round(ran), rooms: this.#rooms.size }, 'The live engine ended unexpectedly');
    const rooms = [...this.#rooms.keys()];
    for (const room of rooms) this.#roomChanged({ room, isPublishing: false, viewers: 0 });
    // Whoever calls meanwhile is told if it does not start.
    if (rooms.length > 0) this.#started().catch(() => undefined);
  }

  #roomChanged(state: RoomState): void {
    if (state.isPublishing || state.viewers > 0) this.#rooms.set(state.room, state);
    else this.#rooms.delete(state.room);
    this.#events.emit('roomChanged', state);
  }

  #logPort(udpPort: number): void {
    const isOther = this.#options.udpPort !== 0 && udpPort !== this.#options.udpPort;
    if (isOther) this.#log.warn({ wanted: this.#options.udpPort, udpPort }, 'The UDP port for live video is taken');
    else this.#log.info({ udpPort }, 'The live engine is running');
  }
}
