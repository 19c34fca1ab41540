import { maxGap } from './loss-tracker.ts';

/** The RTCP packets that the engine acts on (RFC 3550, RFC 4585, RFC 5104). */
export type RtcpPacket = SenderReport | Nack | KeyFrameRequest;

export interface SenderReport {
  type: 'sender-report';
  ssrc: number;
  /** Wall clock of the sender, 64-bit NTP. */
  ntpTime: bigint;
  rtpTimestamp: number;
  packetCount: number;
  byteCount: number;
}

export interface Nack {
  type: 'nack';
  mediaSsrc: number;
  /** Sequence numbers that did not arrive; the first ones, of very many. */
  sequences: number[];
}

export interface KeyFrameRequest {
  type: 'key-frame-request';
}

export const rtcpType = { senderReport: 200, receiverReport: 201, transportFeedback: 205, payloadFeedback: 206 };
export const feedbackFormat = { nack: 1, transportWide: 15, pictureLoss: 1, fullIntraRequest: 4 };

const senderReportLength = 28;
const feedbackHeaderLength = 12;

/** Reads a compound packet; stops at the first part that is cut short and skips the kinds it does not know. */
export function parseRtcp(bytes: Buffer): RtcpPacket[] {
  const packets: RtcpPacket[] = [];
  for (let start = 0; start + 4 <= bytes.length;) {
    const end = start + (bytes.readUInt16BE(start + 2) + 1) * 4;
    if (end > bytes.length) break;
    const packet = parseOne(bytes.subarray(start, end));
    if (packet) packets.push(packet);
    start = end;
  }
  return packets;
}

function parseOne(part: Buffer): RtcpPacket | null {
  const format = part.readUInt8(0) & 0x1f;
  switch (part.readUInt8(1)) {
    case rtcpType.senderReport:
      return part.length < senderReportLength ? null : parseSenderReport(part);
    case rtcpType.transportFeedback:
      return format === feedbackFormat.nack && part.length > feedbackHeaderLength ? parseNack(part) : null;
    case rtcpType.payloadFeedback:
      return format === feedbackFormat.pictureLoss || format === feedbackFormat.fullIntraRequest
        ? { type: 'key-frame-request' }
        : null;
    default:
      return null;
  }
}

function parseSenderReport(part: Buffer): SenderReport {
  return {
    type: 'sender-report',
    ssrc: part.readUInt32BE(4),
    ntpTime: part.readBigUInt64BE(8),
    rtpTimestamp: part.readUInt32BE(16),
    packetCount: part.readUInt32BE(20),
    byteCount: part.readUInt32BE(24),
  };
}

/**
 * Each item names one packet, and by a bit mask any of the sixteen after it: a packet of RTCP could name thousands,
 * which would cost more than it does to send.
 */
function parseNack(part: Buffer): Nack {
  const sequences: number[] = [];
  for (let at = feedbackHeaderLength; at + 4 <= part.length && sequences.length < maxGap; at += 4) {
    const first = part.readUInt16BE(at);
    const mask = part.readUInt16BE(at + 2);
    sequences.push(first);
    for (let bit = 0; bit < 16; bit++) {
      if ((mask >> bit) & 1) sequences.push((first + bit + 1) & 0xffff);
    }
  }
  return { type: 'nack', mediaSsrc: part.readUInt32BE(8), sequences: sequences.slice(0, maxGap) };
}
