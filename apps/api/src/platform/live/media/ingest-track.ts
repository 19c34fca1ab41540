import { InputMeter, type Counted } from './input-meter.ts';
import { LossTracker } from './loss-tracker.ts';
import type { MediaTrack } from './peer-session.ts';
import { ReceptionStatistics } from './reception-statistics.ts';
import { RetransmissionRing } from './retransmission-ring.ts';
import { buildNack, buildPictureLossIndication, buildReceiverReport } from './rtcp-builder.ts';
import { parseRtcp, type SenderReport } from './rtcp-parser.ts';
import { isRtcp, parseRtpPacket, type RtpPacket } from './rtp-packet.ts';
import type { OfferedCodec, OfferedMedia, MediaKind } from './sdp-offer.ts';
import type { TransportFeedback } from './transport-feedback.ts';

export interface IngestEvents {
  onPacket(track: IngestTrack, packet: RtpPacket): void;
  onSenderReport(track: IngestTrack, report: SenderReport): void;
}

let sources = 0;

/** What a publisher sends of one kind: received, reported on, and kept for a while to be sent again. */
export class IngestTrack {
  readonly kind: MediaKind;
  readonly codec: OfferedCodec;
  /** Differs from that of every other ingest track there ever was. */
  readonly source = ++sources;
  readonly ring = new RetransmissionRing();
  readonly meter: InputMeter;
  readonly #transport: MediaTrack;
  readonly #transportSequenceId: number | undefined;
  readonly #feedback: TransportFeedback;
  readonly #losses: LossTracker | undefined;
  #statistics: ReceptionStatistics | undefined;
  #ssrc: number | undefined;
  #isKeyFrameWanted = false;
  #lastHeard = -Infinity;

  constructor(media: OfferedMedia, codec: OfferedCodec, transport: MediaTrack, feedback: TransportFeedback) {
    this.kind = media.kind;
    this.codec = codec;
    this.meter = new InputMeter(codec.name);
    this.#transport = transport;
    this.#transportSequenceId = media.transportSequenceId;
    this.#feedback = feedback;
    // A lost packet of Opus is mended by its own error correction before a second copy could come.
    this.#losses = media.kind === 'video' ? new LossTracker() : undefined;
  }

  listen(events: IngestEvents): void {
    this.#transport.onPacket((bytes) => {
      this.#lastHeard = performance.now();
      if (isRtcp(bytes)) this.#receiveRtcp(bytes, events);
      else this.#receiveRtp(bytes, events);
    });
  }

  /** When the publisher last sent anything on this track, on the clock of `performance.now()`. */
  get lastHeard(): number {
    return this.#lastHeard;
  }

  get isReceiving(): boolean {
    return this.#ssrc !== undefined;
  }

  get counted(): Counted {
    return this.#statistics?.counted ?? { packets: 0, lost: 0 };
  }

  /** Before the first packet there is nobody to ask by name yet: the request waits for it. */
  requestKeyFrame(): void {
    this.#isKeyFrameWanted = this.#ssrc === undefined;
    if (this.#ssrc !== undefined) this.#transport.send(buildPictureLossIndication(this.#ssrc));
  }

  requestMissing(): void {
    const due = this.#losses?.takeDue(performance.now()) ?? [];
    if (due.length > 0 && this.#ssrc !== undefined) this.#transport.send(buildNack(this.#ssrc, due));
  }

  reportReception(): void {
    const report = this.#statistics?.takeReport(performance.now());
    if (report) this.#transport.send(buildReceiverReport(report));
  }

  /** Sends what the publisher's tracks have told the feedback they share. */
  sendTransportFeedback(): void {
    if (this.#ssrc === undefined) return;
    for (const report of this.#feedback.takeReports(this.#ssrc)) this.#transport.send(report);
  }

  #receiveRtp(bytes: Buffer, events: IngestEvents): void {
    const packet = parseRtpPacket(bytes, this.#transportSequenceId);
    if (!packet) return;
    this.#ssrc ??= packet.ssrc;
    // A browser sends each kind under one SSRC; another one would tear the sequence.
    if (packet.ssrc !== this.#ssrc) return;
    const now = performance.now();
    if (packet.transportSequence !== undefined) this.#feedback.received(packet.transportSequence, now);
    this.#losses?.received(packet.sequence);
    this.#statistics ??= new ReceptionStatistics(packet.ssrc, this.codec.clockRate);
    this.#statistics.packetReceived(packet, now);
    this.meter.received(packet, now);
    this.ring.add(packet);
    if (this.#isKeyFrameWanted) this.requestKeyFrame();
    events.onPacket(this, packet);
  }

  #receiveRtcp(bytes: Buffer, events: IngestEvents): void {
    for (const packet of parseRtcp(bytes)) {
      if (packet.type !== 'sender-report' || packet.ssrc !== this.#ssrc) continue;
      this.#statistics?.senderReportReceived(packet, performance.now());
      events.onSenderReport(this, packet);
    }
  }
}
