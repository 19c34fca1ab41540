import webpack from 'webpack';
import { firstCallsOf } from '../../libs/contract/src/first-calls.ts';
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
import { consumedBy } from './lazy-shared-plugin.mjs';
import { restOf } from './unicode-range.mjs';

/** A font face without the characters of its common part. */
function besideCommonPart(face) {
  const common = COMMON_PARTS.find(({ of }) => of === face.file);
  return common ? { ...face, range: restOf(face.range, common.range) } : face;
}

/** The files of each lazily loaded shared module, by request. */
const filesOfLazyShared = ({ modules, chunkGraph }, scriptsOf) => {
  const lazy = [...modules].filter(({ type, blocks }) => type === 'provide-module' && blocks.length > 0);
  return Object.fromEntries(
    lazy.map((module) => [
      module.libIdent({}).replace(/^.*?\/provide\/default\//, ''),
      module.blocks.flatMap((block) => scriptsOf(chunkGraph.getBlockChunkGroup(block))),
    ]),
  );
};

/** What the web tier is told of the shell's own pages, with the files of their code and of what is lent to it lazily. */
function ownPagesOf(compilation, pages, { scriptsOf, sharedScripts }) {
  const blocks = [...compilation.modules].flatMap((module) => module.blocks);
  return pages.map(({ file, firstCalls, ...page }) => {
    const block = blocks.find(({ request }) => request === file);
    if (!block) throw new Error(`No import() asks for ${file}, which own-pages.ts names`);
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    const lent = consumedBy(compilation, group.chunks).flatMap((request) => sharedScripts[request] ?? []);
    const scripts = [...new Set([...scriptsOf(group), ...lent])];
    return { ...page, ...(firstCalls && { firstCalls: firstCallsOf(firstCalls) }), scripts };
  });
}

/**
 * Emits `first-paint.json`: what the web tier puts into the page so that it looks right before scripts run. `{ css:
 * string, faces: string, fonts: Record<culture, string[]>, scripts: string[], callScripts: string[], sharedScripts:
 * Record<request, string[]>, pictureSizes: string, ownPages: object[] }`, fonts and scripts as files of the build;
 * `scripts` are those in index.html, `callScripts` those that a page also needs to call the API, `sharedScripts` the
 * files of lazily shared modules, `pictureSizes` the attribute `sizes` of a picture as wide as the column, `ownPages`
 * the shell's own pages that can be drawn.
 *
 * @param {readonly (import('@barg/contract').OwnPage & { file: string })[]} pages the shell's own that can be drawn,
 * and what their `import()` names
 */
export const firstPaintPlugin = (pages) =>
  emitPlugin(
    'first-paint',
    async (compilation) => {
      const { assets, namedChunkGroups } = compilation;
      const names = Object.keys(assets);
      const fileOf = (font) => names.find((file) => file.startsWith(`assets/${font}.`));
      const fonts = LOCALES.map((culture) => [culture, preloadFontNames(culture).map(fileOf).filter(Boolean)]);
      const scriptsOf = (group) => (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
      const [scripts, callScripts] = ['main', 'calls'].map((name) => scriptsOf(namedChunkGroups.get(name)));
      const sharedScripts = filesOfLazyShared(compilation, scriptsOf);
      const faces = [...FONT_FACES.map(besideCommonPart), ...COMMON_PARTS]
        .map((face) => fontFaceCss(face, `/${fileOf(face.file)}`))
        .join('');
      const css = paletteCss + baseCss.replaceAll('\n', '');
      const files = { fonts: Object.fromEntries(fonts), scripts, callScripts, sharedScripts };
      const ownPages = ownPagesOf(compilation, pages, { scriptsOf, sharedScripts });
      return { 'first-paint.json': JSON.stringify({ css, faces, ...files, pictureSizes: WIDE, ownPages }) };
    },
    webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  );
