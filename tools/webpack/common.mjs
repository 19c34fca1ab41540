import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { freshUrlPlugin } from './fresh-url-plugin.mjs';
import { WORKSPACE_ROOT } from './paths.mjs';
import { resolveConfig } from './resolve.mjs';

/**
 * Chunks that have not arrived by then count as failed, so that the page can offer a retry. The shell's own come from
 * the server that has just answered with the page: there a wait is more likely a slow phone than a hang.
 */
const CHUNK_TIMEOUT_MS = { shell: 12_000, remote: 4000 };

/** @param isHot edits show in an open page; with a JSX runtime of ours, since React's own breaks in a deployed shell */
const swc = ({ isHot }) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
      target: 'es2022',
    },
    sourceMaps: true,
  },
});

/** Of the workspace only the app itself is hot: what it shares comes from the shell. */
const scriptRules = ({ hotFolder }) => [
  { test: /\.tsx?$/, exclude: [/node_modules/, ...(hotFolder ? [hotFolder] : [])], use: swc({ isHot: false }) },
  ...(hotFolder ? [{ test: /\.tsx?$/, include: hotFolder, use: swc({ isHot: true }) }] : []),
];

/** Files of styles hold nothing but templates of CSS and what chooses between them. */
const styles = { test: /\.styles\.tsx?$/, loader: path.join(import.meta.dirname, 'styles-loader.cjs') };

const assets = { test: /\.(woff2|avif|webp|jpe?g|png|svg)$/, type: 'asset/resource' };

const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { compress: { ecma: 2022, passes: 3 }, format: { comments: false } },
  extractComments: false,
  parallel: 2,
});

/**
 * What every browser build of the workspace has in common.
 *
 * @param {{ name: string, directory: string, isDevelopment: boolean, variant?: string, hot?: any }} build `name` is the
 *   federated name (a valid identifier), `directory` the app's folder, `variant` keeps caches of one app apart, `hot`
 *   the parts of hot/hot-parts.mjs.
 */
export function commonConfig({ name, directory, isDevelopment, variant = '', hot = null }) {
  const fileName = isDevelopment ? '[name]' : '[name].[contenthash:8]';
  return {
    name,
    context: directory,
    mode: isDevelopment ? 'development' : 'production',
    target: 'web',
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: path.join(directory, 'dist'),
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: `barg-${name}`,
      clean: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: name === 'shell' ? CHUNK_TIMEOUT_MS.shell : CHUNK_TIMEOUT_MS.remote,
      // A module that threw because something it needs had not come is run anew by a retry, not left half made.
      strictModuleExceptionHandling: true,
      trustedTypes: { policyName: `barg-${name}` },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(WORKSPACE_ROOT, '.cache/webpack'),
      name: [name, isDevelopment ? 'development' : 'production', variant].filter(Boolean).join('-'),
      buildDependencies: { config: [import.meta.dirname + '/', path.join(directory, 'webpack.config.mjs')] },
    },
    resolve: resolveConfig({ isDevelopment, alias: hot?.alias }),
    module: {
      rules: [
        ...scriptRules({ hotFolder: hot && path.join(directory, 'src') }),
        ...(isDevelopment ? [] : [styles]),
        assets,
        ...(hot?.rules ?? []),
      ],
    },
    plugins: [freshUrlPlugin, ...(hot?.plugins ?? [])],
    optimization: {
      minimizer: [minimizer],
      // Of sources, before they are made small. Shared parts below it are cheaper twice than as a request of their own.
      splitChunks: { minSize: 32_000 },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
