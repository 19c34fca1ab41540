/** Width by height: a tall portrait and a wide panorama would push everything else off the screen. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;
const UNKNOWN = 4 / 3;

/** The ratio of the frame in which a picture or video of these pixels stands. */
export const frameRatio = ({ width, height }: { width: number | null; height: number | null }): number =>
  width && height ? Math.min(Math.max(width / height, TALLEST), WIDEST) : UNKNOWN;
