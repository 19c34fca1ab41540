/// <reference path="./asset.d.ts" />
import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2';
import interGreek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import notoSansDevanagari from '@fontsource-variable/noto-sans/files/noto-sans-devanagari-wght-normal.woff2';
import vazirmatnArabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';
import { createGlobalStyle } from 'styled-components';
import { baseCss } from '../theme/base-css.ts';
import { paletteCss } from '../theme/palette.ts';
import { FONT_FACES, fontFaceCss } from './faces.ts';

const urls: Record<(typeof FONT_FACES)[number]['file'], string> = {
  'inter-cyrillic-wght-normal': interCyrillic,
  'inter-greek-wght-normal': interGreek,
  'inter-latin-ext-wght-normal': interLatinExt,
  'inter-latin-wght-normal': interLatin,
  'noto-sans-devanagari-wght-normal': notoSansDevanagari,
  'vazirmatn-arabic-wght-normal': vazirmatnArabic,
};

const fontFaces = FONT_FACES.map((face) => fontFaceCss(face, urls[face.file])).join('');

/**
 * Palettes, base styles and fonts, for a page that no web tier has written: those that one has written bring them in
 * the page itself (see first-paint.ts).
 */
export const PageStyles = createGlobalStyle`${fontFaces}${paletteCss}${baseCss}`;
