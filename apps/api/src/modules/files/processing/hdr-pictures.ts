import { open } from 'node:fs/promises';

/** How a picture codes light: PQ and HLG are those of HDR. */
export type HdrTransfer = 'pq' | 'hlg';

/** In front of the pixels, in the formats that say it. */
const HEAD_BYTES = 256 * 1024;
/** Code points of ITU-T H.273. */
const TRANSFERS: Readonly<Record<number, HdrTransfer>> = { 16: 'pq', 18: 'hlg' };

const headOf = async (source: string | Buffer): Promise<Buffer> => {
  if (typeof source !== 'string') return source.subarray(0, HEAD_BYTES);
  const handle = await open(source);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** The transfer of a picture in HDR; null for usual ones. AVIF says it in its `colr` box, PNG in its `cICP` chunk. */
export const readHdrTransfer = async (source: string | Buffer): Promise<HdrTransfer | null> => {
  const head = await headOf(source);
  const isAvif = head.toString('latin1', 4, 8) === 'ftyp';
  const mark = isAvif ? 'colrnclx' : 'cICP';
  const found = head.indexOf(mark, 0, 'latin1');
  // Two bytes for each code in AVIF, one in PNG; the primaries come first.
  const at = found + mark.length + (isAvif ? 2 : 1);
  if (found < 0 || at + 2 > head.length) return null;
  return TRANSFERS[isAvif ? head.readUInt16BE(at) : head.readUInt8(at)] ?? null;
};

/** The white level of HDR, in candela per square metre (ITU-R BT.2408): 1 in linear light. */
const WHITE = 203;
/** The brightest of PQ, and of a display that shows HLG. */
const PQ_PEAK = 10_000;
const HLG_PEAK = 1000;

/** SMPTE ST 2084. */
const fromPq = (code: number): number => {
  const power = code ** (32 / 2523);
  return ((Math.max(power - 107 / 128, 0) / (2413 / 128 - (2392 / 128) * power)) ** (8192 / 1305) * PQ_PEAK) / WHITE;
};

/** The gamma of a display of 1000 cd/m². */
const HLG_GAMMA = 1.2;

/** ARIB STD-B67, as a display shows it; channel by channel, as zscale does it for films. */
const fromHlg = (code: number): number => {
  const scene = code <= 0.5 ? code ** 2 / 3 : (Math.exp((code - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12;
  return (scene ** HLG_GAMMA * HLG_PEAK) / WHITE;
};

const toSrgb = (light: number): number => (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Below it light stays as it is; above, up to any highlight, it nears white. */
const KNEE = 0.7;
const rollOff = (light: number): number =>
  light <= KNEE ? light : KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - light) / (1 - KNEE)));

const table = (steps: number, of: (part: number) => number): Float32Array =>
  Float32Array.from({ length: steps + 1 }, (_, index) => of(index / steps));

const CODES = 65_535;
const SHADES = 4095;

/**
 * Converts pixels of 16 bits a channel from PQ or HLG in BT.2020 to 8 bits in sRGB: highlights are compressed with
 * their hue, and usual light looks as it does in a usual picture.
 */
export const toneMap = (codes: Uint16Array, channels: number, transfer: HdrTransfer): Buffer => {
  const light = table(CODES, transfer === 'pq' ? fromPq : fromHlg);
  const shades = table(SHADES, (part) => toSrgb(part) * 255);
  const shadeOf = (part: number): number =>
    Math.round(shades[Math.round(Math.min(Math.max(part, 0), 1) * SHADES)] ?? 0);
  const shown = Buffer.alloc(codes.length);
  for (let at = 0; at < codes.length; at += channels) {
    const wideRed = light[codes[at] ?? 0] ?? 0;
    const wideGreen = light[codes[at + 1] ?? 0] ?? 0;
    const wideBlue = light[codes[at + 2] ?? 0] ?? 0;
    const red = 1.6605 * wideRed - 0.5876 * wideGreen - 0.0728 * wideBlue;
    const green = -0.1246 * wideRed + 1.1329 * wideGreen - 0.0083 * wideBlue;
    const blue = -0.0182 * wideRed - 0.1006 * wideGreen + 1.1187 * wideBlue;
    const most = Math.max(red, green, blue);
    const scale = most > KNEE ? rollOff(most) / most : 1;
    shown[at] = shadeOf(red * scale);
    shown[at + 1] = shadeOf(green * scale);
    shown[at + 2] = shadeOf(blue * scale);
    // Transparency is no light.
    if (channels === 4) shown[at + 3] = (codes[at + 3] ?? 0) >> 8;
  }
  return shown;
};
