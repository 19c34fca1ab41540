/**
 * Calls back at a rate, also while the page is hidden, when browsers slow its timers down to one a second but not its
 * sound: whoever shares a window looks at that window. Timers help where no sound plays.
 *
 * @param rate per second
 * @returns how to stop
 */
export function tick(rate: number, onTick: () => void): () => void {
  const context = new AudioContext();
  const silence = context.createGain();
  silence.gain.value = 0;
  silence.connect(context.destination);
  const pause = 1000 / rate;
  let last = -Infinity;
  let isOver = false;

  const step = () => {
    const now = performance.now();
    // Both clocks run; a quarter of a pause is the play that they have.
    if (now - last < pause * 0.75) return;
    last = now;
    onTick();
  };
  const byAudio = () => {
    if (isOver) return;
    step();
    const source = context.createConstantSource();
    source.connect(silence);
    source.onended = byAudio;
    source.start();
    source.stop(context.currentTime + 1 / rate);
  };
  byAudio();
  const timer = setInterval(step, pause);

  return () => {
    isOver = true;
    clearInterval(timer);
    void context.close();
  };
}
