import type { RtcConfig } from 'node-datachannel';
import type { EngineListeners } from '../engine-process.ts';
import { type LiveAnswer, LiveEngineError, type LiveStats } from '../live-engine.ts';
import type { LiveOptions } from '../live-options.ts';
import type { Publisher } from './publisher.ts';
import { Room } from './room.ts';
import { rewriteCandidates } from './sdp-answer.ts';
import { TapServer } from './tap-server.ts';
import type { Viewer } from './viewer.ts';

/** The rooms and sessions of the engine, within its limits. It runs in a process of its own. */
export class MediaEngine {
  readonly #options: LiveOptions;
  readonly #config: RtcConfig;
  readonly #listeners: EngineListeners;
  readonly #taps = new TapServer();
  readonly #rooms = new Map<string, Room>();
  readonly #sessions = new Map<string, Publisher | Viewer>();

  /** @param options with a UDP port that is free. */
  constructor(options: LiveOptions, listeners: EngineListeners) {
    this.#options = options;
    this.#listeners = listeners;
    this.#config = {
      iceServers: [],
      enableIceUdpMux: true,
      portRangeBegin: options.udpPort,
      portRangeEnd: options.udpPort,
      bindAddress: options.bindAddress,
      disableAutoNegotiation: true,
      forceMediaTransport: true,
      mtu: 1400,
    };
  }

  async publish(roomName: string, offerSdp: string): Promise<LiveAnswer> {
    this.#assertAcceptable(offerSdp);
    return this.#withRoom(roomName, (room) => room.addPublisher(offerSdp));
  }

  async play(roomName: string, offerSdp: string, mostViewers?: number): Promise<LiveAnswer | null> {
    this.#assertAcceptable(offerSdp);
    if (!this.#rooms.get(roomName)?.isPublishing) return null;
    return this.#withRoom(roomName, (room) => room.addViewer(offerSdp, mostViewers));
  }

  end(resourceId: string): void {
    this.#sessions.get(resourceId)?.session.close();
  }

  iceUserOf(resourceId: string): string | null {
    return this.#sessions.get(resourceId)?.session.iceUser ?? null;
  }

  closeRoom(roomName: string): void {
    this.#rooms.get(roomName)?.close();
  }

  /** False when nobody is in such a room, or there is one of the new name. */
  moveRoom(from: string, to: string): boolean {
    const room = this.#rooms.get(from);
    if (!room || this.#rooms.has(to)) return false;
    this.#rooms.delete(from);
    this.#rooms.set(to, room);
    room.rename(to);
    return true;
  }

  /** False when nobody publishes to the room, or there is no program that records. */
  record(roomName: string, folder: string): boolean {
    const { ffmpeg } = this.#options;
    const room = this.#rooms.get(roomName);
    if (!ffmpeg || !room?.isPublishing) return false;
    room.taps.record({ ffmpeg, folder, taps: this.#taps });
    return true;
  }

  stopRecording(roomName: string): void {
    this.#rooms.get(roomName)?.taps.stopRecording();
  }

  /** False when nobody publishes to the room what players could show, or there is no program that packages. */
  package(roomName: string): boolean {
    const { ffmpeg } = this.#options;
    const room = this.#rooms.get(roomName);
    return ffmpeg !== undefined && room !== undefined && room.taps.package({ ffmpeg, taps: this.#taps });
  }

  stopPackaging(roomName: string): void {
    this.#rooms.get(roomName)?.taps.stopPackaging();
  }

  stats(): LiveStats {
    return {
      udpPort: this.#options.udpPort,
      sessions: this.#sessions.size,
      rooms: [...this.#rooms.values()].map((room) => room.stats),
    };
  }

  close(): void {
    this.#rooms.forEach((room) => room.close());
  }

  #assertAcceptable(offerSdp: string): void {
    if (Buffer.byteLength(offerSdp) > this.#options.maxSdpBytes) {
      throw new LiveEngineError('invalid-offer', 'The offer is too large');
    }
    if (this.#sessions.size >= this.#options.maxSessions) {
      throw new LiveEngineError('capacity-reached', 'The engine is full');
    }
  }

  async #withRoom(roomName: string, join: (room: Room) => Publisher | Viewer): Promise<LiveAnswer> {
    const room = this.#rooms.get(roomName) ?? this.#openRoom(roomName);
    try {
      const peer = join(room);
      this.#sessions.set(peer.session.id, peer);
      const answerSdp = await peer.answer();
      const { publicIp } = this.#options;
      return { resourceId: peer.session.id, answerSdp: publicIp ? rewriteCandidates(answerSdp, publicIp) : answerSdp };
    } finally {
      this.#forgetWhenEmpty(room);
    }
  }

  #openRoom(name: string): Room {
    const room: Room = new Room(name, this.#options, this.#config, {
      onChanged: this.#listeners.onRoomChanged,
      onSegment: (segment) => this.#listeners.onSegment({ ...segment, room: room.name }),
      onPartialSegment: (part) => this.#listeners.onPartialSegment({ ...part, room: room.name }),
      onFailed: (what, error) => {
        const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
        this.#listeners.onFailed({ what, room: room.name, reason });
      },
      onSessionClosed: (sessionId) => {
        this.#sessions.delete(sessionId);
        this.#forgetWhenEmpty(room);
      },
    });
    this.#rooms.set(name, room);
    return room;
  }

  #forgetWhenEmpty(room: Room): void {
    if (room.isEmpty && this.#rooms.get(room.name) === room) this.#rooms.delete(room.name);
  }
}
