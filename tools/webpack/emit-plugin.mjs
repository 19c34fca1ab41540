import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';

const { Compilation, sources } = webpack;

/** Of such a build nothing is written; what is missing in it was missed by its errors. */
const hasFailed = ({ errors, options }) => errors.length > 0 && !options.optimization.emitOnErrors;

/**
 * Adds files to the build that are not modules. A build that has failed is told no more reasons by it.
 *
 * @param {string} name of the plugin, for webpack's messages
 * @param {(compilation: Compilation) => Promise<Record<string, string | Buffer>>} produce file name to content
 * @param {number} stage of webpack's processing of assets
 */
export function emitPlugin(name, produce, stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          if (hasFailed(compilation)) return;
          for (const [file, content] of Object.entries(await produce(compilation))) {
            compilation.emitAsset(file, new sources.RawSource(content));
          }
        });
      });
    },
  };
}

/** Every file of a folder, changed by `convert`, by its path below `target`. */
async function readFiles(folder, target, convert) {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = found.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const entries = files.map(async (file) => [
    path.posix.join(target, file),
    convert(await readFile(path.join(folder, file))),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Copies the minified `<locale>.json` files of a folder: the texts that the shell shows without the API's.
 *
 * @param {string} folder absolute
 * @param {string} target below the build
 */
export const localesPlugin = (folder, target = 'locales') =>
  emitPlugin('locales', (compilation) => {
    compilation.contextDependencies.add(folder);
    return readFiles(folder, target, (content) => JSON.stringify(JSON.parse(content.toString())));
  });

/** Copies a folder's files to the root of the build. */
export const publicPlugin = (folder) =>
  emitPlugin('public', (compilation) => {
    compilation.contextDependencies.add(folder);
    return readFiles(folder, '', (content) => content);
  });
