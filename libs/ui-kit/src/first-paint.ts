/** What the HTML needs before any script runs. Plain strings and functions: Node imports this at build time. */
export { paletteCss } from './theme/palette.ts';
export { baseCss } from './theme/base-css.ts';
export { COMMON_PARTS, COMMON_WEIGHTS, FONT_FACES, fontFaceCss } from './fonts/faces.ts';
export { WIDE } from './components/picture/source-set.ts';
export { preloadFontNames } from './fonts/preload.ts';
