import { QUALITIES, type Quality, qualityFigures } from '../../../shared/webrtc/index.ts';

/** Bits per second of the sound. */
const SOUND = 64_000;
/** A line that is quite full stutters: others of the household use it too. */
const ROOM = 1.3;

/** The best quality that a line carries, in bits per second; null where it carries none without stuttering. */
export const fittingQuality = (rate: number): Quality | null =>
  QUALITIES.findLast((quality) => rate >= (qualityFigures[quality].bitrate + SOUND) * ROOM) ?? null;
