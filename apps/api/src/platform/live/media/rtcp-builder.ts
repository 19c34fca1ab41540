import { feedbackFormat, rtcpType, type SenderReport } from './rtcp-parser.ts';
import { sequenceDistance } from './sequence-number.ts';

/** The engine's own SSRC in what it reports: it never sends media under it. */
export const engineSsrc = 1;

/** What a receiver reports about one source (RFC 3550, section 6.4.1). */
export interface ReportBlock {
  ssrc: number;
  /** Share of packets lost since the last report, in 256ths. */
  fractionLost: number;
  /** Packets lost since the start; negative when duplicates came. */
  totalLost: number;
  /** Highest sequence number with the count of its wraps above 16 bits. */
  highestSequence: number;
  /** Units of the RTP clock. */
  jitter: number;
  /** Middle 32 bits of the last sender report's NTP time; 0 when none came. */
  lastSenderReport: number;
  /** Since that report, in 65536ths of a second. */
  delaySinceSenderReport: number;
}

export function buildReceiverReport(block: ReportBlock): Buffer {
  const lost = (Math.max(-0x800000, Math.min(0x7fffff, block.totalLost)) & 0xffffff) >>> 0;
  return buildWords(rtcpType.receiverReport, 1, [
    engineSsrc,
    block.ssrc,
    block.fractionLost * 0x1000000 + lost,
    block.highestSequence,
    block.jitter,
    block.lastSenderReport,
    block.delaySinceSenderReport,
  ]);
}

/** A sender report without its report blocks, which speak of someone else's sources. */
export function buildSenderReport(report: Omit<SenderReport, 'type'>): Buffer {
  const ntp = [Number(report.ntpTime >> 32n), Number(report.ntpTime & 0xffffffffn)];
  const words = [report.ssrc, ...ntp, report.rtpTimestamp, report.packetCount, report.byteCount];
  return buildWords(rtcpType.senderReport, 0, words);
}

export function buildPictureLossIndication(mediaSsrc: number): Buffer {
  return buildWords(rtcpType.payloadFeedback, feedbackFormat.pictureLoss, [engineSsrc, mediaSsrc]);
}

/** Asks for packets again. `sequences` must be in the order of the stream. */
export function buildNack(mediaSsrc: number, sequences: readonly number[]): Buffer {
  const items: { first: number; mask: number }[] = [];
  for (const sequence of sequences) {
    const item = items.at(-1);
    const distance = item ? sequenceDistance(item.first, sequence) : 0;
    if (item && distance >= 1 && distance <= 16) item.mask |= 1 << (distance - 1);
    else items.push({ first: sequence, mask: 0 });
  }
  const words = items.map(({ first, mask }) => first * 0x10000 + mask);
  return buildWords(rtcpType.transportFeedback, feedbackFormat.nack, [engineSsrc, mediaSsrc, ...words]);
}

function buildWords(type: number, count: number, words: readonly number[]): Buffer {
  const packet = Buffer.alloc(4 + words.length * 4);
  packet.writeUInt8(0x80 | count, 0);
  packet.writeUInt8(type, 1);
  packet.writeUInt16BE(words.length, 2);
  words.forEach((word, index) => packet.writeUInt32BE(word >>> 0, 4 + index * 4));
  return packet;
}
