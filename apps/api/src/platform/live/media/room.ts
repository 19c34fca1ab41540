import { randomUUID } from 'node:crypto';
import type { RtcConfig } from 'node-datachannel';
import { LiveEngineError, type RoomState, type RoomStats } from '../live-engine.ts';
import type { LiveOptions } from '../live-options.ts';
import { DeliveryClock } from './delivery-clock.ts';
import type { IngestTrack } from './ingest-track.ts';
import { KeyFrameRequester } from './key-frame-requester.ts';
import { Publisher } from './publisher.ts';
import type { RtpPacket } from './rtp-packet.ts';
import type { MediaKind } from './sdp-offer.ts';
import { RoomTaps, type RoomTapsEvents } from './room-taps.ts';
import { Viewer } from './viewer.ts';

const keyFrameInterval = 400;

export interface RoomEvents extends Omit<RoomTapsEvents, 'requestKeyFrame'> {
  onChanged(state: RoomState): void;
  onSessionClosed(sessionId: string): void;
}

/** One publisher, its viewers, and the way of the packets between them. */
export class Room {
  #name: string;
  readonly #options: LiveOptions;
  readonly #config: RtcConfig;
  readonly #events: RoomEvents;
  readonly #run = randomUUID();
  readonly #delivery = new DeliveryClock();
  readonly #viewers = new Set<Viewer>();
  /** The programs that read the publisher, and those who follow. */
  readonly taps: RoomTaps;
  readonly #keyFrames = new KeyFrameRequester(() => this.#requestKeyFrame(), keyFrameInterval);
  readonly #counters = { packetsReceived: 0, bytesReceived: 0, keyFrameRequests: 0, retransmissions: 0 };
  #publisher: Publisher | undefined;
  /** Connects, and then takes the publisher's place. */
  #nextPublisher: Publisher | undefined;
  #reported = { isPublishing: false, viewers: 0 };

  constructor(name: string, options: LiveOptions, config: RtcConfig, events: RoomEvents) {
    this.#name = name;
    this.#options = options;
    this.#config = config;
    this.#events = events;
    this.taps = new RoomTaps({ ...events, requestKeyFrame: () => this.#keyFrames.request() });
  }

  get name(): string {
    return this.#name;
  }

  /** Whoever watches the rooms sees one become empty and another one begin. */
  rename(name: string): void {
    this.#events.onChanged({ room: this.#name, isPublishing: false, viewers: 0 });
    this.#name = name;
    this.#reported = { isPublishing: false, viewers: 0 };
    this.#report();
  }

  get isPublishing(): boolean {
    return this.#publisher !== undefined;
  }

  get isEmpty(): boolean {
    return !this.#publisher && !this.#nextPublisher && this.#viewers.size === 0;
  }

  get stats(): RoomStats {
    const { deliveredMs } = this.#delivery;
    const input = this.#publisher?.input ?? null;
    return { ...this.#state, ...this.#counters, run: this.#run, deliveredMs, input };
  }

  addPublisher(offerSdp: string): Publisher {
    const { connectTimeout, silenceTimeout } = this.#options;
    // What the viewers play already, so that they need not join anew.
    const [preferredVideoCodec] = [...this.#viewers].flatMap(({ videoCodec }) => videoCodec ?? []);
    const request = { offerSdp, preferredVideoCodec, config: this.#config, connectTimeout, silenceTimeout };
    const publisher: Publisher = new Publisher(request, {
      onConnected: () => this.#replacePublisher(publisher),
      onClosed: () => this.#removePublisher(publisher),
      onFailed: (error) => this.#events.onFailed('publisher', error),
      onPacket: (track, packet) => this.#forward(publisher, track, packet),
      onSenderReport: (track, report) => {
        if (publisher !== this.#publisher) return;
        this.#viewers.forEach((viewer) => viewer.forwardSenderReport(track, report));
        this.taps.forwardSenderReport(track, report);
      },
    });
    const abandoned = this.#nextPublisher;
    this.#nextPublisher = publisher;
    abandoned?.session.close();
    return publisher;
  }

  /**
   * @param most viewers in the room: beyond them the oldest leave
   * @throws {LiveEngineError} `capacity-reached`, or for an offer that cannot be served.
   */
  addViewer(offerSdp: string, most = this.#options.maxViewersPerRoom): Viewer {
    if (this.#viewers.size >= this.#options.maxViewersPerRoom) {
      throw new LiveEngineError('capacity-reached', 'The room is full');
    }
    const { connectTimeout } = this.#options;
    const request = { offerSdp, videoCodec: this.#publisher?.videoCodec, config: this.#config, connectTimeout };
    const viewer: Viewer = new Viewer(request, {
      onConnected: () => {
        this.#keyFrames.request();
        this.#report();
      },
      onClosed: () => {
        this.#viewers.delete(viewer);
        this.#sessionClosed(viewer.session.id);
      },
      onFailed: (error) => this.#events.onFailed('viewer', error),
      onKeyFrameRequest: () => this.#keyFrames.request(),
      onNack: (from, kind, sequences) => this.#retransmit(from, kind, sequences),
    });
    this.#viewers.add(viewer);
    [...this.#viewers].slice(0, -most).forEach(({ session }) => session.close());
    return viewer;
  }

  close(): void {
    this.#keyFrames.stop();
    this.#nextPublisher?.session.close();
    this.#publisher?.session.close();
    this.#viewers.forEach((viewer) => viewer.session.close());
  }

  get #state(): RoomState {
    const viewers = [...this.#viewers].filter((viewer) => viewer.isConnected).length;
    return { room: this.#name, isPublishing: this.isPublishing, viewers };
  }

  #replacePublisher(publisher: Publisher): void {
    const previous = this.#publisher;
    this.#publisher = publisher;
    this.taps.follow(publisher);
    if (this.#nextPublisher === publisher) this.#nextPublisher = undefined;
    previous?.session.close();
    this.#closeViewersOfOtherCodecs(publisher);
    this.#keyFrames.request();
    this.#report();
  }

  /** A viewer's codec is settled when it joins: after a change it has to join anew. */
  #closeViewersOfOtherCodecs(publisher: Publisher): void {
    for (const viewer of this.#viewers) {
      if (publisher.videoCodec && viewer.videoCodec !== publisher.videoCodec) viewer.session.close();
    }
  }

  #removePublisher(publisher: Publisher): void {
    if (this.#publisher === publisher) {
      this.#publisher = undefined;
      this.taps.follow(undefined);
    }
    if (this.#nextPublisher === publisher) this.#nextPublisher = undefined;
    this.#sessionClosed(publisher.session.id);
  }

  #sessionClosed(sessionId: string): void {
    if (this.isEmpty) this.#keyFrames.stop();
    this.#report();
    this.#events.onSessionClosed(sessionId);
  }

  #forward(publisher: Publisher, track: IngestTrack, packet: RtpPacket): void {
    if (publisher !== this.#publisher) return;
    this.#counters.packetsReceived++;
    this.#counters.bytesReceived += packet.bytes.length;
    const now = performance.now();
    let isReceived = false;
    for (const viewer of this.#viewers) {
      viewer.forward(track, packet);
      isReceived ||= viewer.isReceiving(now);
    }
    if (isReceived) this.#delivery.packetDelivered(now);
    this.taps.forward(track, packet);
  }

  #retransmit(viewer: Viewer, kind: MediaKind, sequences: readonly number[]): void {
    const track = this.#publisher?.track(kind);
    if (track) this.#counters.retransmissions += viewer.retransmit(track, sequences);
  }

  #requestKeyFrame(): void {
    this.#publisher?.track('video')?.requestKeyFrame();
    this.#counters.keyFrameRequests++;
  }

  /** Tells of a change, and of nothing but a change. */
  #report(): void {
    const state = this.#state;
    if (state.isPublishing === this.#reported.isPublishing && state.viewers === this.#reported.viewers) return;
    this.#reported = state;
    this.#events.onChanged(state);
  }
}
