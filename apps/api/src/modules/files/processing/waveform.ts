import { decodeSound } from './ffmpeg.ts';

/** Most bars of a waveform: as many as a wide screen can show separately. */
export const BARS = 160;
/** As many as a bubble of a conversation shows. */
export const VOICE_BARS = 64;
const RATE = 8000;
const LOUDEST = 32_768;

/**
 * The loudness of an MP4's sound over its length: at most `most` numbers from 0 to 100. The loudest is scaled to 100, so
 * that quiet recordings are visible too.
 */
export const measureWaveform = async (
  ffmpeg: string,
  source: string,
  durationMs: number,
  most = BARS,
): Promise<number[]> => {
  const total = Math.max(1, Math.ceil((durationMs / 1000) * RATE));
  const bars = new Float64Array(Math.min(most, total));
  let index = 0;
  let rest: Buffer = Buffer.alloc(0);
  const onSamples = (chunk: Buffer): void => {
    const samples = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = samples.length - (samples.length % 2);
    for (let position = 0; position < end; position += 2, index += 1) {
      const bar = Math.min(bars.length - 1, Math.floor((index * bars.length) / total));
      bars[bar] = Math.max(bars[bar] ?? 0, Math.abs(samples.readInt16LE(position)));
    }
    rest = samples.subarray(end);
  };
  await decodeSound(ffmpeg, { source, rate: RATE, onSamples });
  // Below a hundredth of full scale it is silence and is not scaled up.
  const loudest = Math.max(LOUDEST / 100, ...bars);
  return [...bars].map((level) => Math.round((level / loudest) * 100));
};
