import webpack from 'webpack';
import { LOCALES } from '../../libs/contract/src/locales.ts';
import { baseCss, paletteCss, preloadFontNames } from '../../libs/ui-kit/src/first-paint.ts';
import { emitPlugin } from './emit-plugin.mjs';

/**
 * Emits `first-paint.json`: what the web tier puts into the page so that it looks right before any script has run.
 * `{ css: string, fonts: Record<culture, string[]> }`, fonts as files of the build.
 */
export const firstPaintPlugin = () =>
  emitPlugin(
    'first-paint',
    async ({ assets }) => {
      const files = Object.keys(assets);
      const fileOf = (font) => files.find((file) => file.startsWith(`assets/${font}.`));
      const fonts = LOCALES.map((culture) => [culture, preloadFontNames(culture).map(fileOf).filter(Boolean)]);
      const content = { css: paletteCss + baseCss.replaceAll('\n', ''), fonts: Object.fromEntries(fonts) };
      return { 'first-paint.json': JSON.stringify(content) };
    },
    webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  );
