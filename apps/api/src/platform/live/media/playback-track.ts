import { maxGap } from './loss-tracker.ts';
import type { MediaTrack } from './peer-session.ts';
import type { RetransmissionRing } from './retransmission-ring.ts';
import { buildSenderReport } from './rtcp-builder.ts';
import { parseRtcp, type SenderReport } from './rtcp-parser.ts';
import { addressPacket, isRtcp, type RtpPacket } from './rtp-packet.ts';
import type { MediaKind, OfferedCodec } from './sdp-offer.ts';
import { StreamContinuity } from './stream-continuity.ts';

/** Milliseconds in which what was sent again cannot have been missed again: no viewer asks sooner in earnest. */
const resendInterval = 20;

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
  readonly #transport: Pick<MediaTrack, 'onPacket' | 'send'>;
  readonly #continuity: StreamContinuity;
  #source: number | undefined;
  /** How many packets may be sent again: one for each that was sent, so that asking at most doubles a stream. */
  #credit = 0;
  /** When which of the viewer's numbers were sent again, the latest last. */
  readonly #resent = new Map<number, number>();

  constructor(kind: MediaKind, codec: OfferedCodec, ssrc: number, transport: Pick<MediaTrack, 'onPacket' | 'send'>) {
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
    this.#credit = Math.min(maxGap, this.#credit + 1);
    this.#send(source, packet);
  }

  /** Keeps sound and picture in step: only sender reports tie the two clocks to one. */
  forwardSenderReport(source: number, report: SenderReport): void {
    if (source !== this.#source) return;
    const rtpTimestamp = this.#continuity.timestampFor(report.rtpTimestamp);
    this.#transport.send(buildSenderReport({ ...report, ssrc: this.#ssrc, rtpTimestamp }));
  }

  /** What is asked for twice at once, or by far too many numbers, is sent once, or not. Returns how many are sent. */
  retransmit(source: number, ring: RetransmissionRing, sequences: readonly number[]): number {
    if (source !== this.#source) return 0;
    this.#forgetResent(performance.now() - resendInterval);
    let sent = 0;
    for (const sequence of new Set(sequences)) {
      if (this.#credit === 0) break;
      const sourceSequence = this.#continuity.sourceSequence(sequence);
      const packet = sourceSequence === null ? undefined : ring.get(sourceSequence);
      if (!packet || this.#resent.has(sequence)) continue;
      this.#resent.set(sequence, performance.now());
      this.#credit--;
      this.#send(source, packet);
      sent++;
    }
    return sent;
  }

  #send(source: number, packet: RtpPacket): void {
    const place = this.#continuity.place(source, packet, performance.now());
    if (!place) return;
    this.#source = source;
    this.#transport.send(addressPacket(packet, { ...place, payloadType: this.#payloadType, ssrc: this.#ssrc }));
  }

  #forgetResent(before: number): void {
    for (const [sequence, at] of this.#resent) {
      if (at > before) return;
      this.#resent.delete(sequence);
    }
  }
}
