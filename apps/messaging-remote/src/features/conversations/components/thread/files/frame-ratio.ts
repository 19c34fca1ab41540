interface Sized {
  width: number | null;
  height: number | null;
}

/** The narrowest and the widest frame: what is beyond is cut here, and whole when it is opened. */
const [TALLEST, WIDEST] = [3 / 4, 16 / 9];

/** Width by height of the frame of one file; of several each stands in a square. */
export const frameRatio = ({ width, height }: Sized, isSingle: boolean): number => {
  if (!isSingle) return 1;
  if (!width || !height) return 4 / 3;
  return Math.min(WIDEST, Math.max(TALLEST, width / height));
};
