import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { freshUrlPlugin } from './fresh-url-plugin.mjs';
import { WORKSPACE_ROOT } from './paths.mjs';
import { resolveConfig } from './resolve.mjs';
import { sameEverywherePlugin } from './same-everywhere-plugin.mjs';

// Where RUST_BACKTRACE is set for other programs, swc would end each error of a source with a stack of its own code.
process.env.RUST_LIB_BACKTRACE ??= '0';

/**
 * Timeout of chunks, after which the page offers a retry. The shell's own come from the server that has just sent the
 * page: there a delay is more likely a slow phone than a hang.
 */
const CHUNK_TIMEOUT_MS = { shell: 12_000, remote: 4000 };
/** A server that builds as well answers when it gets to it; webpack's own default. */
const CHUNK_TIMEOUT_OF_DEVELOPMENT_MS = 120_000;

/**
 * Gives styled components their ids when they are built: a server and a browser that run modules in another order make
 * the same class names. An id is the app's name with the hash of the file's source and a number in that file.
 */
const styledIds = (app) => [
  '@swc/plugin-styled-components',
  { ssr: true, displayName: false, fileName: false, transpileTemplateLiterals: false, minify: true, namespace: app },
];

/** @param isHot for hot reloading, with our JSX runtime: React's development one does not work in a deployed shell */
const swc = ({ drawnApp, isHot }) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
      target: 'es2022',
      experimental: {
        plugins: drawnApp ? [styledIds(drawnApp)] : [],
        cacheRoot: path.join(WORKSPACE_ROOT, '.cache/swc'),
      },
    },
    sourceMaps: true,
  },
});

const relativeMaps = { loader: path.join(import.meta.dirname, 'relative-maps-loader.cjs') };

/** Only the app itself is hot: shared modules come from the shell. */
const scriptRules = ({ drawnApp, hotFolder }) => [
  {
    test: /\.tsx?$/,
    exclude: [/node_modules/, ...(hotFolder ? [hotFolder] : [])],
    use: [relativeMaps, swc({ drawnApp, isHot: false })],
  },
  ...(hotFolder ? [{ test: /\.tsx?$/, include: hotFolder, use: [relativeMaps, swc({ drawnApp, isHot: true })] }] : []),
];

/** The site's packages as a repository of its own installs them: compiled, and modules by their manifest. */
const PACKED = /[\\/]node_modules[\\/]@barg[\\/].+\.js$/;

/**
 * They are read as their sources are. As strict modules they would take the default export of what the shell lends for
 * the whole of it, as Node does of CommonJS: `styled.div` would be nothing in the page.
 */
const packedRules = ({ drawnApp }) => [
  {
    test: PACKED,
    type: 'javascript/auto',
    ...(drawnApp && { use: [relativeMaps, swc({ drawnApp, isHot: false })] }),
  },
];

/** Style files contain only CSS templates and conditions between them. */
const styles = { test: /\.styles\.tsx?$/, loader: path.join(import.meta.dirname, 'styles-loader.cjs') };

const assets = { test: /\.(woff2|avif|webp|jpe?g|png|svg)$/, type: 'asset/resource' };

const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { compress: { ecma: 2022, passes: 3 }, format: { comments: false } },
  extractComments: false,
  parallel: 2,
});

/**
 * What makes a rebuild after an edit short: nothing is worked out again of modules that stayed as they are, and what only
 * makes a build smaller is left out. Source: webpack's guide "Build performance".
 */
const FOR_REBUILDS = {
  optimization: { removeAvailableModules: false, removeEmptyChunks: false },
  experiments: { cacheUnaffected: true },
};

/**
 * The common webpack configuration of all browser builds.
 *
 * @param {{ name: string, directory: string, isDevelopment: boolean, variant?: string, hot?: any, isDrawn?: boolean }}
 *   build `name` is the federated name (a valid identifier), `directory` the app's folder, `variant` keeps caches of one
 *   app apart, `hot` the parts of hot/hot-parts.mjs; `isDrawn`: a server draws something of it, too.
 */
export function commonConfig({ name, directory, isDevelopment, variant = '', hot = null, isDrawn = false }) {
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
      chunkLoadTimeout: isDevelopment
        ? CHUNK_TIMEOUT_OF_DEVELOPMENT_MS
        : CHUNK_TIMEOUT_MS[name === 'shell' ? 'shell' : 'remote'],
      // A retry runs a module again that threw because a dependency was missing.
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
        ...scriptRules({ drawnApp: isDrawn ? name : null, hotFolder: hot && path.join(directory, 'src') }),
        ...packedRules({ drawnApp: isDrawn ? name : null }),
        ...(isDevelopment ? [] : [styles]),
        assets,
        ...(hot?.rules ?? []),
      ],
    },
    plugins: [
      freshUrlPlugin,
      ...(isDevelopment ? [] : [sameEverywherePlugin(WORKSPACE_ROOT)]),
      ...(hot?.plugins ?? []),
    ],
    optimization: {
      minimizer: [minimizer],
      // Bytes of source before minification. Smaller shared parts are cheaper duplicated than as a request.
      splitChunks: { minSize: 32_000 },
      ...(isDevelopment && FOR_REBUILDS.optimization),
    },
    ...(isDevelopment && { experiments: FOR_REBUILDS.experiments }),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
