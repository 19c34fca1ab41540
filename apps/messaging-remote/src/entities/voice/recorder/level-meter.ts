/** Speech is far below full scale. */
const GAIN = 4;

export interface LevelMeter {
  /** The present level, 0 to 1. */
  read: () => number;
  close: () => void;
}

const SILENT: LevelMeter = { read: () => 0, close: () => undefined };

/** Measures how loud a microphone is; where that cannot be measured, recording goes on without it. */
export const openLevelMeter = (stream: MediaStream): LevelMeter => {
  if (typeof AudioContext === 'undefined') return SILENT;
  const context = new AudioContext();
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * GAIN);
    },
    close: () => {
      source.disconnect();
      void context.close();
    },
  };
};
