import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/** The length of all hashes of a build. */
const HASH_LENGTH = 8;

/**
 * Runs in the page, in several short tasks. The first formatter of a kind takes an engine 30 ms on a fast processor, in
 * any language: it loads its list of locales. Written short: it is not minified.
 */
function warmUp() {
  const { lang } = globalThis.document.documentElement;
  const kinds = ['NumberFormat', 'RelativeTimeFormat', 'DateTimeFormat'];
  const later = globalThis.requestIdleCallback;
  const next = () => {
    new Intl[kinds.shift()](lang);
    if (kinds[0]) later(next);
  };
  if (later) later(next);
}

const SOURCE = `(${warmUp})()`.replace(/\n\s*/g, '');
const FILE = `warm-up.${createHash('sha256').update(SOURCE).digest('hex').slice(0, HASH_LENGTH)}.js`;

const TAG = {
  tagName: 'script',
  voidTag: false,
  attributes: { defer: true, src: `/${FILE}`, fetchpriority: 'high' },
  meta: { plugin: 'warm-up' },
};

/**
 * Adds a small script that runs before the shell's own and, while the page waits for that, does work that would
 * otherwise block the page after it is shown. Where nothing waits it runs when the page is idle.
 */
export const warmUpPlugin = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('warm-up', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'warm-up', stage }, () =>
        compilation.emitAsset(FILE, new webpack.sources.RawSource(SOURCE), { minimized: true, immutable: true }),
      );
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('warm-up', (groups) => {
        groups.headTags.unshift(TAG);
        return groups;
      });
    });
  },
};
