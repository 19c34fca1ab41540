export interface TestRtp {
  sequence: number;
  timestamp?: number;
  ssrc?: number;
  payloadType?: number;
  marker?: boolean;
  payload?: Buffer;
  /** Elements of a one-byte header extension, padded to whole words. */
  extension?: Buffer;
  contributors?: number;
}

/** An RTP packet as a browser would send it. */
export function rtp({
  sequence,
  timestamp = 1_000,
  ssrc = 77,
  payloadType = 96,
  marker = false,
  payload = Buffer.from('frame'),
  extension,
  contributors = 0,
}: TestRtp): Buffer {
  const header = Buffer.alloc(12 + contributors * 4);
  header.writeUInt8(0x80 | (extension ? 0x10 : 0) | contributors, 0);
  header.writeUInt8((marker ? 0x80 : 0) | payloadType, 1);
  header.writeUInt16BE(sequence, 2);
  header.writeUInt32BE(timestamp, 4);
  header.writeUInt32BE(ssrc, 8);
  if (!extension) return Buffer.concat([header, payload]);
  const extensionHeader = Buffer.from([0xbe, 0xde, 0, extension.length / 4]);
  return Buffer.concat([header, extensionHeader, extension, payload]);
}
