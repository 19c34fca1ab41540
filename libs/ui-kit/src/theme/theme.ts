import 'styled-components';
import { breakpoints, color, font, layout, media, motion, radius, space } from './tokens.ts';

/** The one theme object: light and dark differ only in what the CSS variables behind `color` hold. */
export const theme = { color, space, radius, font, breakpoints, media, motion, layout } as const;
export type Theme = typeof theme;

declare module 'styled-components' {
  // Module augmentation needs an interface, even without members of its own.
  export interface DefaultTheme extends Theme {}
}
