import HtmlWebpackPlugin from 'html-webpack-plugin';
import { parseRemoteDescriptor } from '@barg/contract/schemas';
import { apiProxy } from './api-proxy.mjs';
import { budgetPlugin } from './budget-plugin.mjs';
import { commonConfig } from './common.mjs';
import { companionPlugin } from './companion-plugin.mjs';
import { compressPlugin } from './compress-plugin.mjs';
import { contractPlugin } from './contract-plugin.mjs';
import { emitPlugin, localesPlugin } from './emit-plugin.mjs';
import { federation, forBrowsers, isDevelopmentRun, kitLocales, localesOf, SERVER_BUNDLE } from './federation.mjs';
import { hotParts, hotTexts, stableExpose } from './hot/hot-parts.mjs';
import { integrityPlugin } from './integrity-plugin.mjs';
import { lazySharedPlugin } from './lazy-shared-plugin.mjs';
import { remoteServerConfig } from './server-bundle.mjs';
import { sharedModules } from './shared.mjs';
import { usedSurfacePlugin } from './surface-plugin.mjs';
import { tellBuiltPlugin } from './tell-built-plugin.mjs';

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

/**
 * The part of the federation runtime that each container would contain. Like its core (`externalRuntime`) the shell
 * shares it, see apps/shell/src/remotes/lend-runtime.ts.
 */
const hostsBundlerRuntime = ({ request }, done) =>
  /@module-federation\/webpack-bundler-runtime/.test(request.replaceAll('\\', '/'))
    ? done(null, '__BARG_BUNDLER_RUNTIME__', 'var')
    : done();

/** The pages that a server can draw. */
const drawnExposesOf = ({ routes }) => [
  ...new Set(
    routes.filter(({ isDrawn, isDrawnForMembers }) => isDrawn || isDrawnForMembers).map(({ expose }) => expose),
  ),
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
  return (env, argv) => {
    const isStandalone = process.env.WEBPACK_SERVE === 'true';
    const isDevelopment = isDevelopmentRun(argv);
    const hot =
      isStandalone && isDevelopment ? hotParts({ name: checked.name, directory, locales: localesOf(directory) }) : null;
    // A server draws nothing of what is served while it is changed.
    const drawn = isDevelopment ? [] : drawnExposesOf(checked);
    const isDrawn = drawn.length > 0;
    const variant = isStandalone ? 'standalone' : '';
    const common = commonConfig({ name, directory, isDevelopment, variant, hot, isDrawn });
    const exposes = exposesOf(checked, hot ? stableExpose : undefined);
    return {
      ...common,
      externals: isStandalone ? [] : [hostsBundlerRuntime],
      entry: isStandalone ? { standalone: [...(hot ? [hotTexts(checked.name)] : []), './src/app/standalone.tsx'] } : {},
      output: { ...common.output, publicPath: 'auto', clean: isDrawn ? { keep: SERVER_BUNDLE } : true },
      plugins: [
        ...common.plugins,
        federation({
          name,
          filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes,
          // For each rebuild it would describe every module, with all that ask for it; nobody reads that of such a build.
          manifest: isDevelopment ? { disableAssetsAnalyze: true } : true,
          shared: sharedModules({ eager: false, bundled: isStandalone }),
          experiments: {
            optimization: { ...forBrowsers.optimization, disableRemote: true },
            ...(isStandalone ? { asyncStartup: true } : { externalRuntime: true }),
          },
        }),
        emitPlugin('descriptor', async () => ({ 'descriptor.json': JSON.stringify(checked) })),
        localesPlugin(localesOf(directory)),
        ...(isStandalone ? [standalonePage(checked.name), kitLocales()] : []),
        ...(isDevelopment
          ? []
          : [
              contractPlugin({ descriptor: checked, directory }),
              usedSurfacePlugin(),
              lazySharedPlugin(Object.keys(exposes)),
              integrityPlugin,
              compressPlugin(),
              budgetPlugin({ name, directory, exposes: Object.keys(exposes) }),
              ...(isDrawn && !isStandalone
                ? [companionPlugin(remoteServerConfig({ name, directory, exposes: drawn }))]
                : []),
              ...(env?.tellsBuilt ? [tellBuiltPlugin] : []),
            ]),
      ],
      devServer: devServer(port),
    };
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

const devServer = (port) => ({
  port,
  hot: true,
  // For changes without hot reloading.
  liveReload: true,
  historyApiFallback: true,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  // Absolute: in a page of a deployed shell the client would use the shell's address.
  client: { overlay: false, webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' } },
  proxy: [apiProxy(API_ORIGIN)],
});
