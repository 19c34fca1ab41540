import type { CodecName } from './sdp-offer.ts';
import { readSequenceParameters, type PictureFormat } from './sequence-parameters.ts';

/** What a packet says of the picture: null where no key frame begins in it. */
export interface KeyFrameStart {
  /** Undefined where another packet of the key frame says it. */
  format: PictureFormat | undefined;
}

const singleNalUnits = { from: 1, to: 23 };
const aggregation = 24;
const fragment = 28;
const idrSlice = 5;
const sequenceParameters = 7;

/** Reads the start of a frame in the payload of an RTP packet (RFC 7741 for VP8, RFC 6184 for H.264). */
export function readKeyFrameStart(codec: CodecName, payload: Buffer): KeyFrameStart | null {
  if (codec === 'vp8') return readVp8(payload);
  return codec === 'h264' ? readH264(payload) : null;
}

function readVp8(payload: Buffer): KeyFrameStart | null {
  const first = payload[0] ?? 0;
  const isFrameStart = (first & 0x10) !== 0 && (first & 0x07) === 0;
  if (!isFrameStart) return null;
  const frame = payload.subarray(vp8DescriptorLength(payload));
  const isKeyFrame = frame.length >= 10 && ((frame[0] ?? 1) & 0x01) === 0;
  if (!isKeyFrame || frame.readUIntBE(3, 3) !== 0x9d012a) return null;
  const [width, height] = [frame.readUInt16LE(6) & 0x3fff, frame.readUInt16LE(8) & 0x3fff];
  return { format: { width, height, profile: null } };
}

function vp8DescriptorLength(payload: Buffer): number {
  if (((payload[0] ?? 0) & 0x80) === 0) return 1;
  const extensions = payload[1] ?? 0;
  const pictureId = (extensions & 0x80) === 0 ? 0 : ((payload[2] ?? 0) & 0x80) === 0 ? 1 : 2;
  const layerZero = (extensions & 0x40) === 0 ? 0 : 1;
  const layers = (extensions & 0x30) === 0 ? 0 : 1;
  return 2 + pictureId + layerZero + layers;
}

function readH264(payload: Buffer): KeyFrameStart | null {
  const units = unitsOf(payload);
  const parameters = units.find((unit) => typeOf(unit) === sequenceParameters);
  if (!parameters && !units.some((unit) => typeOf(unit) === idrSlice)) return null;
  return { format: parameters && readSequenceParameters(parameters) };
}

const typeOf = (unit: Buffer): number => (unit[0] ?? 0) & 0x1f;

/** The NAL units that begin in a packet; of a fragment only its head. */
function unitsOf(payload: Buffer): Buffer[] {
  const type = typeOf(payload);
  if (type >= singleNalUnits.from && type <= singleNalUnits.to) return [payload];
  if (type === aggregation) return aggregated(payload);
  const isFirstFragment = type === fragment && ((payload[1] ?? 0) & 0x80) !== 0;
  return isFirstFragment ? [payload.subarray(1, 2)] : [];
}

function aggregated(payload: Buffer): Buffer[] {
  const units: Buffer[] = [];
  for (let at = 1; at + 2 < payload.length;) {
    const length = payload.readUInt16BE(at);
    units.push(payload.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return units;
}
