/** What a key frame says of the picture. */
export interface PictureFormat {
  width: number;
  height: number;
  /** The number of the H.264 profile (66 baseline, 77 main, 100 high, …); null for other codecs. */
  profile: number | null;
}

/** Profiles whose parameters say more of colours. */
const richProfiles = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);
const macroblock = 16;
/** More than any picture has: what says so is no parameter set. */
const maxCode = 0xffff;

/** Reads a sequence parameter set of H.264 (7.3.2.1.1), header byte included; undefined where it is malformed. */
export function readSequenceParameters(unit: Buffer): PictureFormat | undefined {
  const profile = unit[1];
  if (profile === undefined) return undefined;
  try {
    return { ...readSize(new BitReader(withoutEmulation(unit.subarray(4))), profile), profile };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readSize(bits: BitReader, profile: number): { width: number; height: number } {
  bits.code();
  const chroma = richProfiles.has(profile) ? skipColours(bits) : 1;
  bits.code();
  skipOrder(bits);
  bits.code();
  bits.bit();
  const widthInBlocks = bits.code() + 1;
  const heightInUnits = bits.code() + 1;
  const isFramesOnly = bits.bit();
  if (!isFramesOnly) bits.bit();
  bits.bit();
  const [left, right, top, bottom] = bits.bit() ? [bits.code(), bits.code(), bits.code(), bits.code()] : [0, 0, 0, 0];
  const cropX = chroma === 1 || chroma === 2 ? 2 : 1;
  const cropY = (chroma === 1 ? 2 : 1) * (isFramesOnly ? 1 : 2);
  return {
    width: widthInBlocks * macroblock - (left + right) * cropX,
    height: heightInUnits * macroblock * (isFramesOnly ? 1 : 2) - (top + bottom) * cropY,
  };
}

/** Answers how colours are sampled. */
function skipColours(bits: BitReader): number {
  const chroma = bits.code();
  if (chroma === 3) bits.bit();
  bits.code();
  bits.code();
  bits.bit();
  if (bits.bit()) for (let list = 0; list < (chroma === 3 ? 12 : 8); list++) skipScalingList(bits, list < 6 ? 16 : 64);
  return chroma;
}

function skipScalingList(bits: BitReader, size: number): void {
  if (!bits.bit()) return;
  let [last, next] = [8, 8];
  for (let at = 0; at < size; at++) {
    if (next !== 0) next = (last + bits.signedCode() + 256) % 256;
    last = next === 0 ? last : next;
  }
}

function skipOrder(bits: BitReader): void {
  const type = bits.code();
  if (type === 0) bits.code();
  if (type !== 1) return;
  bits.bit();
  bits.code();
  bits.code();
  for (let left = bits.code(); left > 0; left--) bits.code();
}

/** Bytes that were put in so that nothing looks like a start code. */
function withoutEmulation(bytes: Buffer): Buffer {
  const isEmulation = (at: number) => bytes[at] === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0;
  return Buffer.from(bytes.filter((_, at) => !isEmulation(at)));
}

class BitReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  bit(): number {
    const byte = this.#bytes[this.#at >> 3];
    if (byte === undefined) throw new RangeError('The parameters end too early');
    return (byte >> (7 - (this.#at++ & 7))) & 1;
  }

  /** An unsigned Exp-Golomb code. */
  code(): number {
    let zeros = 0;
    while (this.bit() === 0) zeros++;
    let value = 1;
    for (let left = zeros; left > 0 && value <= maxCode; left--) value = value * 2 + this.bit();
    if (value > maxCode) throw new RangeError('The parameters are no parameters');
    return value - 1;
  }

  signedCode(): number {
    const code = this.code();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  }
}
