import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { commonConfig } from './common.mjs';
import { compressPlugin } from './compress-plugin.mjs';

const { Compilation, sources } = webpack;

/** The placeholder for the list in the worker's code. */
const PLACEHOLDER = 'self.__WB_MANIFEST';
const HASHED_SCRIPT = /\.[0-9a-f]{8}\.js$/;
const PLAIN_FILES = /^offline\/(?:page\.html|words\.json)$/;

const revisionOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The files of the shell's build that are cached at the first visit. */
async function listPrecached(directory) {
  // A failed shell build has no folder: its own errors say why.
  const found = await readdir(directory, { recursive: true }).catch(() => []);
  const files = found.map((file) => file.replaceAll('\\', '/')).sort();
  const scripts = files.filter((file) => HASHED_SCRIPT.test(file) && !file.includes('/'));
  const plain = files.filter((file) => PLAIN_FILES.test(file));
  const revised = plain.map(async (file) => ({
    url: `/${file}`,
    revision: revisionOf(await readFile(path.join(directory, file))),
  }));
  return [...scripts.map((file) => ({ url: `/${file}`, revision: null })), ...(await Promise.all(revised))];
}

/** Writes the list into the worker: a changed list is a changed worker, by which browsers notice a new build. */
const precachePlugin = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('precache', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tapPromise({ name: 'precache', stage }, async () => {
        // Beside it, wherever this build is written to.
        const list = JSON.stringify(await listPrecached(compiler.outputPath));
        compilation.updateAsset('service-worker.js', (source) => {
          const code = source.source().toString();
          if (!code.includes(PLACEHOLDER)) throw new Error(`the service worker has no ${PLACEHOLDER}`);
          return new sources.RawSource(code.replaceAll(PLACEHOLDER, () => list));
        });
      });
    });
  },
};

/**
 * The build of the service worker, after the shell whose files it lists. For production only: during development pages
 * are never cached.
 *
 * @param {{ directory: string }} shell
 * @returns {import('webpack').Configuration}
 */
export function serviceWorkerConfig({ directory }) {
  const common = commonConfig({ name: 'service_worker', directory, isDevelopment: false });
  return {
    ...common,
    dependencies: ['shell'],
    target: 'webworker',
    devtool: false,
    entry: { 'service-worker': './service-worker/index.ts', 'service-worker-off': './service-worker/off.ts' },
    output: { path: common.output.path, filename: '[name].js', clean: false },
    // A worker is one file: it cannot load scripts after its installation.
    optimization: { ...common.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [
      ...common.plugins,
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
      precachePlugin,
      compressPlugin(),
    ],
  };
}
