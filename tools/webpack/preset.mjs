import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { SHELL_NAMESPACES } from '../../libs/contract/src/locales.ts';
import { parseRemoteDescriptor } from '../../libs/contract/src/schemas.ts';
import { budgetPlugin } from './budget-plugin.mjs';
import { commonConfig } from './common.mjs';
import { compressPlugin } from './compress-plugin.mjs';
import { contractPlugin } from './contract-plugin.mjs';
import { eagerCompilePlugin } from './eager-compile-plugin.mjs';
import { emitPlugin, localesPlugin, publicPlugin } from './emit-plugin.mjs';
import { firstPaintPlugin } from './first-paint-plugin.mjs';
import { flagsPlugin } from './flags-plugin.mjs';
import { fontsPlugin } from './fonts-plugin.mjs';
import { hotParts, stableExpose } from './hot/hot-parts.mjs';
import { integrityPlugin } from './integrity-plugin.mjs';
import { lazySharedPlugin } from './lazy-shared-plugin.mjs';
import { offlinePagesPlugin } from './offline-pages-plugin.mjs';
import { WORKSPACE_ROOT } from './paths.mjs';
import { remoteServerConfig, shellServerConfig } from './server-bundle.mjs';
import { serviceWorkerConfig } from './service-worker.mjs';
import { sharedModules } from './shared.mjs';
import { lentSurfacePlugin, usedSurfacePlugin } from './surface-plugin.mjs';
import { warmUpPlugin } from './warm-up-plugin.mjs';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** Container names are JavaScript identifiers: `creator-studio` is `creator_studio`. */
const containerName = (name) => name.replaceAll('-', '_');

/** Every expose in the descriptor is `src/app/exposes/<name>.tsx`. */
function exposesOf(descriptor, toRequest = (file) => file) {
  const mentioned = [...descriptor.routes, ...descriptor.fills, ...descriptor.intents].map(({ expose }) => expose);
  return Object.fromEntries(
    mentioned.map((expose) => [expose, toRequest(`./src/app/exposes/${expose.replace('./', '')}.tsx`)]),
  );
}

const federation = (options) =>
  new ModuleFederationPlugin({ remotes: {}, shareStrategy: 'loaded-first', dts: false, dev: false, ...options });

const localesOf = (directory) => path.join(directory, 'src/locales');

/**
 * The part of the federation runtime that each container would contain. Like its core (`externalRuntime`) the shell
 * shares it, see apps/shell/src/remotes/lend-runtime.ts.
 */
const hostsBundlerRuntime = ({ request }, done) =>
  /@module-federation\/webpack-bundler-runtime/.test(request.replaceAll('\\', '/'))
    ? done(null, '__BARG_BUNDLER_RUNTIME__', 'var')
    : done();

/** Drops the runtime's branches for Node, and its parsing of manifests: pages get entries from the registry. */
const forBrowsers = { optimization: { target: 'web', disableSnapshot: true } };

const kitLocales = localesPlugin(localesOf(path.join(WORKSPACE_ROOT, 'libs/ui-kit')), 'locales/ui');

const isDevelopmentRun = (argv) => argv.mode === 'development';

/** What other builds of the same app have written stays. */
const SERVER_BUNDLE = /^server[\\/]/;
const SERVICE_WORKER = /^service-worker/;

/** The pages that a server can draw. */
const drawnExposesOf = ({ routes }) => [
  ...new Set(routes.filter(({ isDrawn }) => isDrawn).map(({ expose }) => expose)),
];

/**
 * The build of a remote: a container without shared modules, `mf-manifest.json`, `descriptor.json` and `locales/`.
 * `webpack serve` builds the standalone variant: with the shared modules and its own page (`src/app/standalone.tsx`);
 * it still serves the manifest, so that a running shell can load it by `?mf-override=`.
 *
 * Where a page can be drawn by the server, the server bundle comes beside the container.
 *
 * @param {{ descriptor: import('@barg/contract').RemoteDescriptor, directory: string, port: number }} remote
 */
export function remoteConfig({ descriptor, directory, port }) {
  const checked = parseRemoteDescriptor(descriptor);
  const name = containerName(checked.name);
  return (_env, argv) => {
    const isStandalone = process.env.WEBPACK_SERVE === 'true';
    const isDevelopment = isDevelopmentRun(argv);
    const hot = isStandalone && isDevelopment ? hotParts({ directory }) : null;
    const drawn = drawnExposesOf(checked);
    const isDrawn = drawn.length > 0;
    const variant = isStandalone ? 'standalone' : '';
    const common = commonConfig({ name, directory, isDevelopment, variant, hot, isDrawn });
    const exposes = exposesOf(checked, hot ? stableExpose : undefined);
    const remote = {
      ...common,
      externals: isStandalone ? [] : [hostsBundlerRuntime],
      entry: isStandalone ? { standalone: './src/app/standalone.tsx' } : {},
      output: { ...common.output, publicPath: 'auto', clean: { keep: SERVER_BUNDLE } },
      plugins: [
        ...common.plugins,
        federation({
          name,
          filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes,
          manifest: true,
          shared: sharedModules({ eager: false, bundled: isStandalone }),
          experiments: {
            optimization: { ...forBrowsers.optimization, disableRemote: true },
            ...(isStandalone ? { asyncStartup: true } : { externalRuntime: true }),
          },
        }),
        emitPlugin('descriptor', async () => ({ 'descriptor.json': JSON.stringify(checked) })),
        contractPlugin({ descriptor: checked, directory }),
        localesPlugin(localesOf(directory)),
        ...(isStandalone ? [standalonePage(checked.name), kitLocales] : []),
        ...(isDevelopment
          ? []
          : [
              usedSurfacePlugin(),
              lazySharedPlugin(Object.keys(exposes)),
              integrityPlugin,
              compressPlugin(),
              budgetPlugin({ name, directory, exposes: Object.keys(exposes) }),
            ]),
      ],
      devServer: devServer(port, directory),
    };
    if (!isDrawn || isStandalone || isDevelopment) return remote;
    return [remote, remoteServerConfig({ name, directory, exposes: drawn })];
  };
}

const standalonePage = (name) =>
  new HtmlWebpackPlugin({
    title: name,
    chunks: ['standalone'],
    publicPath: '/',
    templateContent: `<!doctype html><html lang="fa-IR" dir="rtl" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head>
<body><div id="root"></div></body></html>`,
  });

const devServer = (port, directory) => ({
  port,
  hot: true,
  // For changes without hot reloading.
  liveReload: true,
  // Texts are separate files that are loaded once: a change reloads the page.
  watchFiles: [path.join(localesOf(directory), '*.json')],
  historyApiFallback: true,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  // Absolute: in a page of a deployed shell the client would use the shell's address.
  client: { overlay: false, webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' } },
  proxy: [{ context: ['/api', '/socket.io', '/files'], target: API_ORIGIN, ws: true, changeOrigin: true }],
});

/**
 * The build of the shell: the host with all shared modules in its first file and the federation runtime for remotes.
 * The web tier (apps/edge) serves its `index.html` with the boot data of each request.
 *
 * @param {{ directory: string }} shell
 */
export function shellConfig({ directory }) {
  return (_env, argv) => {
    const isDevelopment = isDevelopmentRun(argv);
    const common = commonConfig({ name: 'shell', directory, isDevelopment, isDrawn: true });
    const shell = {
      ...common,
      entry: { main: './src/index.ts' },
      output: {
        ...common.output,
        publicPath: '/',
        clean: { keep: (file) => SERVICE_WORKER.test(file) || SERVER_BUNDLE.test(file) },
      },
      plugins: [
        ...common.plugins,
        federation({
          name: 'shell',
          manifest: false,
          shared: sharedModules({ eager: true, bundled: true }),
          experiments: { ...forBrowsers, provideExternalRuntime: true },
        }),
        new HtmlWebpackPlugin({
          template: path.join(directory, 'src/index.html'),
          scriptLoading: 'defer',
          // The web tier fills the page's placeholders; a minifier would drop them.
          minify: false,
        }),
        publicPlugin(path.join(directory, 'public')),
        firstPaintPlugin(),
        flagsPlugin(),
        fontsPlugin(),
        ...SHELL_NAMESPACES.map((name) =>
          localesPlugin(path.join(localesOf(directory), name === 'shell' ? '' : name), `locales/${name}`),
        ),
        kitLocales,
        offlinePagesPlugin(path.join(localesOf(directory), 'site')),
        ...(isDevelopment
          ? []
          : [
              eagerCompilePlugin,
              warmUpPlugin,
              lentSurfacePlugin(),
              compressPlugin(),
              budgetPlugin({ name: 'shell', directory, exposes: [] }),
            ]),
      ],
    };
    return isDevelopment ? shell : [shell, serviceWorkerConfig({ directory }), shellServerConfig({ directory })];
  };
}
