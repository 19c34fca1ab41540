import webpack from 'webpack';
import { LOCALES } from '../../libs/contract/src/locales.ts';
import {
  baseCss,
  COMMON_PARTS,
  FONT_FACES,
  fontFaceCss,
  paletteCss,
  preloadFontNames,
  WIDE,
} from '../../libs/ui-kit/src/first-paint.ts';
import { emitPlugin } from './emit-plugin.mjs';
import { restOf } from './unicode-range.mjs';

/** A face for what the file of its common part leaves to it. */
function besideCommonPart(face) {
  const common = COMMON_PARTS.find(({ of }) => of === face.file);
  return common ? { ...face, range: restOf(face.range, common.range) } : face;
}

/**
 * Emits `first-paint.json`: what the web tier puts into the page so that it looks right before any script has run.
 * `{ css: string, fonts: Record<culture, string[]>, scripts: string[], callScripts: string[], pictureSizes: string }`, fonts
 * and scripts as files of the build; `scripts` are those that index.html names, `callScripts` what a page needs besides to
 * call the API, `pictureSizes` the attribute `sizes` of a picture as wide as the column.
 */
export const firstPaintPlugin = () =>
  emitPlugin(
    'first-paint',
    async ({ assets, namedChunkGroups }) => {
      const files = Object.keys(assets);
      const fileOf = (font) => files.find((file) => file.startsWith(`assets/${font}.`));
      const fonts = LOCALES.map((culture) => [culture, preloadFontNames(culture).map(fileOf).filter(Boolean)]);
      const scriptsOf = (group) =>
        (namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
      const [scripts, callScripts] = ['main', 'calls'].map(scriptsOf);
      const faces = [...FONT_FACES.map(besideCommonPart), ...COMMON_PARTS].map((face) =>
        fontFaceCss(face, `/${fileOf(face.file)}`),
      );
      const css = faces.join('') + paletteCss + baseCss.replaceAll('\n', '');
      const content = { css, fonts: Object.fromEntries(fonts), scripts, callScripts, pictureSizes: WIDE };
      return { 'first-paint.json': JSON.stringify(content) };
    },
    webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  );
