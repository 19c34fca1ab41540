import { randomUUID } from 'node:crypto';
import { type Audio, PeerConnection, type RtcConfig, type Track, type Video } from 'node-datachannel';
import { LiveEngineError } from '../live-engine.ts';
import { findIceUser } from './sdp-offer.ts';

const gatheringTimeout = 3_000;

export interface PeerSessionEvents {
  onConnected(): void;
  /** Once, whoever closed it. */
  onClosed(): void;
  /** Its own packets, or those for it, could not be worked on: it is closed for that. */
  onFailed(error: unknown): void;
}

/** One client's transport from its offer to its end: negotiated once, closed once. */
export class PeerSession {
  readonly id = randomUUID();
  readonly #connection: PeerConnection;
  readonly #connectTimer: NodeJS.Timeout;
  readonly #tracks: MediaTrack[] = [];
  #events: PeerSessionEvents;
  #iceUser: string | undefined;
  #isClosed = false;
  #isConnected = false;

  /** @param connectTimeout milliseconds after which a session that has not connected is closed. */
  constructor(config: RtcConfig, connectTimeout: number, events: PeerSessionEvents) {
    this.#connection = new PeerConnection(this.id, config);
    this.#events = events;
    this.#connectTimer = setTimeout(() => this.guard(() => this.close()), connectTimeout);
    this.#connection.onStateChange((state) => this.guard(() => this.#stateChanged(state)));
  }

  addTrack(description: Audio | Video): MediaTrack {
    const guard: Guard = (work) => this.guard(work);
    const track = new MediaTrack(this.#connection.addTrack(description), guard, () => this.#connectedWhenOpen());
    this.#tracks.push(track);
    return track;
  }

  /**
   * Answers the offer, with all of the engine's candidates in the answer.
   * @throws {LiveEngineError} `invalid-offer` when the transport refuses the offer, `unavailable` when it has no
   * address; the session is closed then.
   */
  async negotiate(offerSdp: string): Promise<string> {
    this.#iceUser = findIceUser(offerSdp);
    try {
      return await this.#gatherAnswer(offerSdp);
    } catch (error) {
      this.close();
      if (error instanceof LiveEngineError) throw error;
      throw new LiveEngineError('invalid-offer', error instanceof Error ? error.message : 'The offer was refused');
    }
  }

  /** `ice-ufrag` of the offer. */
  get iceUser(): string | undefined {
    return this.#iceUser;
  }

  /**
   * What throws in a callback of the transport or of a timer would end the process, and with it everybody's stream: it
   * ends this session alone.
   */
  guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#events.onFailed(error);
      this.close();
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#connectTimer);
    // Closing from within one of the connection's own callbacks would wait for that callback to end.
    setImmediate(() => this.#connection.close());
    this.#events.onClosed();
  }

  #gatherAnswer(offerSdp: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const noAddress = new LiveEngineError('unavailable', 'The engine found no address to listen on');
      const timer = setTimeout(() => reject(noAddress), gatheringTimeout);
      this.#connection.onGatheringStateChange((state) =>
        this.guard(() => {
          const answer = state === 'complete' ? this.#connection.localDescription() : null;
          if (!answer) return;
          clearTimeout(timer);
          resolve(answer.sdp);
        }),
      );
      this.#connection.setRemoteDescription(offerSdp, 'offer');
      this.#connection.setLocalDescription('answer');
    });
  }

  #stateChanged(state: string): void {
    if (this.#isClosed) return;
    if (state === 'connected') this.#connectedWhenOpen();
    else if (state === 'failed' || state === 'closed') this.close();
  }

  /** The transport tells of its own state first and opens the tracks after it; until then they lose what is sent. */
  #connectedWhenOpen(): void {
    if (this.#isClosed || this.#isConnected) return;
    if (this.#connection.state() !== 'connected' || !this.#tracks.every((track) => track.isOpen)) return;
    this.#isConnected = true;
    clearTimeout(this.#connectTimer);
    this.#events.onConnected();
  }
}

type Guard = (work: () => void) => void;

/** A track's packets, in and out. */
export class MediaTrack {
  readonly #track: Track;
  readonly #guard: Guard;

  /**
   * @param guard of the session
   * @param onOpen called once packets can be sent.
   */
  constructor(track: Track, guard: Guard, onOpen: () => void) {
    this.#track = track;
    this.#guard = guard;
    track.onOpen(() => guard(onOpen));
  }

  get isOpen(): boolean {
    return this.#track.isOpen();
  }

  onPacket(listener: (bytes: Buffer) => void): void {
    this.#track.onMessage((bytes) => this.#guard(() => listener(bytes)));
  }

  /** Sends one RTP or RTCP packet; a track that is not open yet or any more loses it, as the network might. */
  send(bytes: Buffer): void {
    try {
      this.#track.sendMessageBinary(bytes);
    } catch {
      // The transport throws on a closed track; its session learns of the end by its own event.
    }
  }
}
