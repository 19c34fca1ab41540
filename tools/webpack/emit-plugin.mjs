import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';

/**
 * Adds files to the build that are not modules.
 *
 * @param {string} name of the plugin, for webpack's messages
 * @param {(compilation: webpack.Compilation) => Promise<Record<string, string>>} produce file name to content
 */
export function emitPlugin(name, produce) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          for (const [file, content] of Object.entries(await produce(compilation))) {
            compilation.emitAsset(file, new webpack.sources.RawSource(content));
          }
        });
      });
    },
  };
}

/**
 * Copies the `<locale>.json` files of a folder, compacted: what the shell shows when the API has no messages.
 *
 * @param {string} folder absolute
 * @param {string} target below the build
 */
export const localesPlugin = (folder, target = 'locales') =>
  emitPlugin('locales', async (compilation) => {
    compilation.contextDependencies.add(folder);
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
    const compact = async (file) => [
      `${target}/${file}`,
      JSON.stringify(JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
    ];
    return Object.fromEntries(await Promise.all(files.map(compact)));
  });
