import type { MediaTrack } from './peer-session.ts';
import type { RetransmissionRing } from './retransmission-ring.ts';
import { buildSenderReport } from './rtcp-builder.ts';
import { parseRtcp, type SenderReport } from './rtcp-parser.ts';
import { addressPacket, isRtcp, type RtpPacket } from './rtp-packet.ts';
import type { MediaKind, OfferedCodec } from './sdp-offer.ts';
import { StreamContinuity } from './stream-continuity.ts';

export interface PlaybackEvents {
  onKeyFrameRequest(): void;
  /** The viewer's own sequence numbers. */
  onNack(sequences: readonly number[]): void;
  /** Anything that the viewer's side says of what it gets. */
  onReport(): void;
}

/** What one viewer receives of one kind: the publisher's packets under the viewer's own numbers. */
export class PlaybackTrack {
  readonly kind: MediaKind;
  readonly #payloadType: number;
  readonly #ssrc: number;
  readonly #transport: MediaTrack;
  readonly #continuity: StreamContinuity;
  #source: number | undefined;

  constructor(kind: MediaKind, codec: OfferedCodec, ssrc: number, transport: MediaTrack) {
    this.kind = kind;
    this.#payloadType = codec.payloadType;
    this.#ssrc = ssrc;
    this.#transport = transport;
    this.#continuity = new StreamContinuity(codec.clockRate);
  }

  listen(events: PlaybackEvents): void {
    this.#transport.onPacket((bytes) => {
      if (!isRtcp(bytes)) return;
      events.onReport();
      for (const packet of parseRtcp(bytes)) {
        if (packet.type === 'key-frame-request') events.onKeyFrameRequest();
        else if (packet.type === 'nack' && packet.mediaSsrc === this.#ssrc) events.onNack(packet.sequences);
      }
    });
  }

  forward(source: number, packet: RtpPacket): void {
    const place = this.#continuity.place(source, packet, performance.now());
    if (!place) return;
    this.#source = source;
    this.#transport.send(addressPacket(packet, { ...place, payloadType: this.#payloadType, ssrc: this.#ssrc }));
  }

  /** Keeps sound and picture in step: only sender reports tie the two clocks to one. */
  forwardSenderReport(source: number, report: SenderReport): void {
    if (source !== this.#source) return;
    const rtpTimestamp = this.#continuity.timestampFor(report.rtpTimestamp);
    this.#transport.send(buildSenderReport({ ...report, ssrc: this.#ssrc, rtpTimestamp }));
  }

  retransmit(source: number, ring: RetransmissionRing, sequences: readonly number[]): number {
    if (source !== this.#source) return 0;
    const packets = sequences.flatMap((sequence) => {
      const sourceSequence = this.#continuity.sourceSequence(sequence);
      return (sourceSequence === null ? undefined : ring.get(sourceSequence)) ?? [];
    });
    packets.forEach((packet) => this.forward(source, packet));
    return packets.length;
  }
}
