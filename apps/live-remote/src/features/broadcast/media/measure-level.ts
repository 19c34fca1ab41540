/** The gain of the meter, because speech is far below full scale. */
const GAIN = 4;

/**
 * Reports the level of a stream's audio, from 0 to 1, once a frame, until the returned function is called.
 */
export function measureLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);

  const read = () => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
    onLevel(Math.min(1, Math.sqrt(power) * GAIN));
    frame = requestAnimationFrame(read);
  };
  let frame = requestAnimationFrame(read);

  return () => {
    cancelAnimationFrame(frame);
    source.disconnect();
    void context.close();
  };
}
