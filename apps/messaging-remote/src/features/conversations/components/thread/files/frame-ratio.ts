interface Sized {
  width: number | null;
  height: number | null;
}

/** The limits of the aspect ratio: beyond them pictures are cropped here, and shown in full in the viewer. */
const [TALLEST, WIDEST] = [3 / 4, 16 / 9];

/** The aspect ratio of a single file's frame; several are squares. */
export const frameRatio = ({ width, height }: Sized, isSingle: boolean): number => {
  if (!isSingle) return 1;
  if (!width || !height) return 4 / 3;
  return Math.min(WIDEST, Math.max(TALLEST, width / height));
};
