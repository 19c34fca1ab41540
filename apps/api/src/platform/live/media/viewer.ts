import type { RtcConfig } from 'node-datachannel';
import { LiveEngineError } from '../live-engine.ts';
import type { IngestTrack } from './ingest-track.ts';
import { PeerSession, type PeerSessionEvents } from './peer-session.ts';
import { PlaybackTrack } from './playback-track.ts';
import type { SenderReport } from './rtcp-parser.ts';
import type { RtpPacket } from './rtp-packet.ts';
import { describePlayback } from './sdp-answer.ts';
import type { CodecName, MediaKind, OfferedCodec, OfferedMedia } from './sdp-offer.ts';
import { parseOffer, restrictOffer } from './sdp-offer.ts';

export interface ViewerEvents extends PeerSessionEvents {
  onKeyFrameRequest(): void;
  onNack(viewer: Viewer, kind: MediaKind, sequences: readonly number[]): void;
}

export interface ViewerRequest {
  offerSdp: string;
  /** What the room's publisher sends; none for sound alone. */
  videoCodec: CodecName | undefined;
  config: RtcConfig;
  /** Milliseconds, see `LiveOptions`. */
  connectTimeout: number;
}

/** Receivers report every five seconds at least. */
const REPORTS_WITHIN_MS = 6_000;

/** Who plays a room. */
export class Viewer {
  readonly session: PeerSession;
  /** What it decodes; fixed when it joined. */
  readonly videoCodec: CodecName | undefined;
  readonly #tracks: PlaybackTrack[];
  readonly #offer: string;
  #isConnected = false;
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor({ offerSdp, videoCodec, config, connectTimeout }: ViewerRequest, events: ViewerEvents) {
    const chosen = chooseMedia(offerSdp, videoCodec);
    this.videoCodec = videoCodec;
    this.#offer = restrictOffer(offerSdp, new Set(chosen.map(({ media }) => media.mid)));
    this.session = new PeerSession(config, connectTimeout, {
      onConnected: () => {
        this.#isConnected = true;
        events.onConnected();
      },
      onClosed: () => {
        this.#isConnected = false;
        events.onClosed();
      },
      onFailed: (error) => events.onFailed(error),
    });
    this.#tracks = chosen.map(({ media, codec }) => {
      const ssrc = randomSsrc();
      const transport = this.session.addTrack(describePlayback(media, codec, ssrc));
      return new PlaybackTrack(media.kind, codec, ssrc, transport);
    });
    this.#tracks.forEach((track) => {
      track.listen({
        onKeyFrameRequest: () => events.onKeyFrameRequest(),
        onNack: (sequences) => events.onNack(this, track.kind, sequences),
        onReport: () => (this.#heardAt = performance.now()),
      });
    });
  }

  answer(): Promise<string> {
    return this.session.negotiate(this.#offer);
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Whether it has reported lately: who has vanished is connected for a while yet. */
  isReceiving(now: number): boolean {
    return this.#isConnected && now - this.#heardAt <= REPORTS_WITHIN_MS;
  }

  forward(from: IngestTrack, packet: RtpPacket): void {
    if (this.#isConnected) this.session.guard(() => this.#track(from.kind)?.forward(from.source, packet));
  }

  forwardSenderReport(from: IngestTrack, report: SenderReport): void {
    if (!this.#isConnected) return;
    this.session.guard(() => this.#track(from.kind)?.forwardSenderReport(from.source, report));
  }

  /** Sends what the viewer missed and the ring still holds. Returns the number of packets sent. */
  retransmit(from: IngestTrack, sequences: readonly number[]): number {
    return this.#track(from.kind)?.retransmit(from.source, from.ring, sequences) ?? 0;
  }

  #track(kind: MediaKind): PlaybackTrack | undefined {
    return this.#tracks.find((track) => track.kind === kind);
  }
}

/** Sound is always taken up, for a publisher may unmute later; a picture only as the publisher sends it. */
function chooseMedia(offerSdp: string, videoCodec: CodecName | undefined) {
  const offered = parseOffer(offerSdp);
  const chosen = offered.flatMap((media): { media: OfferedMedia; codec: OfferedCodec }[] => {
    const codec = media.codecs.find(({ name }) => media.kind === 'audio' || name === videoCodec);
    return codec ? [{ media, codec }] : [];
  });
  const needsVideo = videoCodec !== undefined && offered.some(({ kind }) => kind === 'video');
  if (chosen.length === 0 || (needsVideo && chosen.every(({ media }) => media.kind !== 'video'))) {
    throw new LiveEngineError('unsupported-codec', `The viewer does not play ${videoCodec ?? 'opus'}`);
  }
  return chosen;
}

/** Zero is taken by receivers for "unknown". */
function randomSsrc(): number {
  return 1 + Math.floor(Math.random() * 0xfffffffe);
}
