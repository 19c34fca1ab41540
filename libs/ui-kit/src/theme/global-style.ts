import { createGlobalStyle } from 'styled-components';
import { baseCss } from './base-css.ts';
import { paletteCss } from './palette.ts';

export const GlobalStyle = createGlobalStyle<{
  $fontFaces: string;
}>`${(props) => props.$fontFaces}${paletteCss}${baseCss}`;
