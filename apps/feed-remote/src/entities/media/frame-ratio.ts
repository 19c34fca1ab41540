/** Limits of the aspect ratio, because tall portraits and wide panoramas would fill the screen. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;
const UNKNOWN = 4 / 3;

/** The aspect ratio of the frame of a picture or video. */
export const frameRatio = ({ width, height }: { width: number | null; height: number | null }): number =>
  width && height ? Math.min(Math.max(width / height, TALLEST), WIDEST) : UNKNOWN;
