import type { ReportBlock } from './rtcp-builder.ts';
import type { SenderReport } from './rtcp-parser.ts';
import type { RtpPacket } from './rtp-packet.ts';
import { sequenceDistance } from './sequence-number.ts';

/** What a receiver must count to report on a source (RFC 3550, appendices A.3 and A.8). Times in milliseconds. */
export class ReceptionStatistics {
  #ssrc: number;
  #clockRate: number;
  #received = 0;
  #firstSequence: number | undefined;
  #highestSequence = 0;
  #jitter = 0;
  #lastTransit: number | undefined;
  #lastReport = { expected: 0, received: 0 };
  #senderReport: { ntpMiddle: number; at: number } | undefined;

  constructor(ssrc: number, clockRate: number) {
    this.#ssrc = ssrc;
    this.#clockRate = clockRate;
  }

  packetReceived(packet: RtpPacket, now: number): void {
    if (this.#firstSequence === undefined) {
      this.#firstSequence = packet.sequence;
      this.#highestSequence = packet.sequence;
    }
    const ahead = sequenceDistance(this.#highestSequence & 0xffff, packet.sequence);
    this.#highestSequence += Math.max(0, ahead);
    this.#received++;
    this.#measureJitter(packet, now);
  }

  senderReportReceived(report: SenderReport, now: number): void {
    this.#senderReport = { ntpMiddle: Number((report.ntpTime >> 16n) & 0xffffffffn), at: now };
  }

  /** Since the first packet. Packets that came twice hide as many that were lost. */
  get counted(): { packets: number; lost: number } {
    const expected = this.#firstSequence === undefined ? 0 : this.#highestSequence - this.#firstSequence + 1;
    return { packets: this.#received, lost: Math.max(0, expected - this.#received) };
  }

  /** The report since the last call; `null` while nothing has been received. */
  takeReport(now: number): ReportBlock | null {
    if (this.#firstSequence === undefined) return null;
    const expected = this.#highestSequence - this.#firstSequence + 1;
    const expectedSince = expected - this.#lastReport.expected;
    const lostSince = expectedSince - (this.#received - this.#lastReport.received);
    this.#lastReport = { expected, received: this.#received };
    return {
      ssrc: this.#ssrc,
      fractionLost: lostSince > 0 ? Math.min(255, Math.floor((lostSince * 256) / expectedSince)) : 0,
      totalLost: expected - this.#received,
      highestSequence: this.#highestSequence,
      jitter: Math.floor(this.#jitter),
      lastSenderReport: this.#senderReport?.ntpMiddle ?? 0,
      delaySinceSenderReport: this.#senderReport ? Math.floor((now - this.#senderReport.at) * 65.536) : 0,
    };
  }

  #measureJitter(packet: RtpPacket, now: number): void {
    const transit = Math.floor((now * this.#clockRate) / 1000) - packet.timestamp;
    // The clock of the source wraps at 32 bits; so does the difference.
    const difference = this.#lastTransit === undefined ? 0 : Math.abs((transit - this.#lastTransit) | 0);
    this.#lastTransit = transit;
    this.#jitter += (difference - this.#jitter) / 16;
  }
}
