/** The file with the spaces and marks of Arabic script (COMMON_PARTS of the kit). */
const MARKS = 'vazirmatn-marks';
const FACE = /@font-face\{[^}]*\}/g;

/**
 * The page's CSS for what the server has drawn: it is on the screen before its fonts may be, and one that comes later
 * would move what is read. A font that is there at once, or from an earlier visit, is used; otherwise the page keeps the
 * system's.
 *
 * But for spaces and marks: lines stand where the font of the space says. While that is awaited browsers take the same
 * family's letters for it, and given up it would be the system's font, a few pixels lower. It has the metrics of the
 * letters, so that its coming moves nothing.
 */
export const withSettledFonts = (css: string): string =>
  css.replaceAll(FACE, (face) =>
    face.includes(MARKS) ? face : face.replace('font-display:swap', () => 'font-display:optional'),
  );
