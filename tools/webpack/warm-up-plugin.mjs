import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/** As long as every hash of a build. */
const HASH_LENGTH = 8;

/**
 * Runs in the page, in turns of which each ends before the next may begin. The first formatter of a kind takes an engine
 * 30 ms of a fast processor, whatever the language: it lists those that it knows. Written short: it goes as it stands.
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
 * Adds a script of a few lines that comes long before the shell's own and does, while the page waits for that, what
 * would else keep the page from answering after it is shown. Where nothing waits it does nothing before the page is idle.
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
