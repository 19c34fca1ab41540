/** RTP (RFC 3550, section 5.1) as the engine needs it: read once, then re-addressed for each viewer. */
export interface RtpPacket {
  sequence: number;
  timestamp: number;
  ssrc: number;
  marker: boolean;
  /** Transport-wide sequence number, when the packet carries one. */
  transportSequence: number | undefined;
  /** A 12-byte header without extensions and contributing sources, then the payload with its padding. */
  bytes: Buffer;
}

export interface RtpAddress {
  payloadType: number;
  ssrc: number;
  sequence: number;
  timestamp: number;
}

const headerLength = 12;
const versionBits = 0x80;
const paddingBit = 0x20;
const extensionBit = 0x10;
const markerBit = 0x80;
const oneByteExtensionProfile = 0xbede;
const reservedExtensionId = 15;
const noElements = Buffer.alloc(0);

/** RTCP shares the port with RTP and is told by its second byte (RFC 5761, section 4). */
export function isRtcp(bytes: Buffer): boolean {
  const type = bytes[1] ?? 0;
  return type >= 192 && type <= 223;
}

/**
 * Reads a packet and copies it without what only its own hop understands; `null` when it is malformed.
 * @param transportSequenceId header extension id of the transport-wide sequence number, when negotiated.
 */
export function parseRtpPacket(bytes: Buffer, transportSequenceId?: number): RtpPacket | null {
  if (bytes.length < headerLength) return null;
  const flags = bytes.readUInt8(0);
  if (flags >> 6 !== 2) return null;
  const extensionStart = headerLength + (flags & 0x0f) * 4;
  const extension = readExtension(bytes, extensionStart);
  const payloadStart = extensionStart + extension.totalLength;
  if (payloadStart > bytes.length) return null;

  const stripped = Buffer.allocUnsafe(headerLength + bytes.length - payloadStart);
  bytes.copy(stripped, 0, 0, headerLength);
  bytes.copy(stripped, headerLength, payloadStart);
  stripped[0] = versionBits | (flags & paddingBit);
  return {
    sequence: bytes.readUInt16BE(2),
    timestamp: bytes.readUInt32BE(4),
    ssrc: bytes.readUInt32BE(8),
    marker: (bytes.readUInt8(1) & markerBit) !== 0,
    transportSequence: transportSequenceId && findTransportSequence(extension.elements, transportSequenceId),
    bytes: stripped,
  };
}

/** Writes a viewer's header into the packet and returns its bytes, which hold until the next call. */
export function addressPacket(packet: RtpPacket, address: RtpAddress): Buffer {
  const { bytes } = packet;
  bytes.writeUInt8((packet.marker ? markerBit : 0) | address.payloadType, 1);
  bytes.writeUInt16BE(address.sequence, 2);
  bytes.writeUInt32BE(address.timestamp, 4);
  bytes.writeUInt32BE(address.ssrc, 8);
  return bytes;
}

interface HeaderExtension {
  /** Bytes from the end of the fixed header to the payload. */
  totalLength: number;
  /** What a one-byte header extension (RFC 8285) holds; empty for other profiles. */
  elements: Buffer;
}

function readExtension(bytes: Buffer, start: number): HeaderExtension {
  const hasExtension = (bytes.readUInt8(0) & extensionBit) !== 0;
  if (!hasExtension) return { totalLength: 0, elements: noElements };
  if (start + 4 > bytes.length) return { totalLength: Infinity, elements: noElements };
  const totalLength = 4 + bytes.readUInt16BE(start + 2) * 4;
  const isOneByte = bytes.readUInt16BE(start) === oneByteExtensionProfile;
  return { totalLength, elements: isOneByte ? bytes.subarray(start + 4, start + totalLength) : noElements };
}

function findTransportSequence(elements: Buffer, wantedId: number): number | undefined {
  for (let at = 0; at < elements.length;) {
    const head = elements.readUInt8(at);
    const id = head >> 4;
    if (id === reservedExtensionId) return undefined;
    const length = id === 0 ? 0 : (head & 0x0f) + 1;
    if (id === wantedId) return at + 3 <= elements.length ? elements.readUInt16BE(at + 1) : undefined;
    at += 1 + length;
  }
  return undefined;
}
