import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { CONTRACT_VERSION, SHELL_NAMESPACES } from '@barg/contract';
import { contractParts, SHELL_FILE } from '@barg/contract/schemas';
import { budgetPlugin } from './budget-plugin.mjs';
import { commonConfig } from './common.mjs';
import { companionPlugin } from './companion-plugin.mjs';
import { compressPlugin } from './compress-plugin.mjs';
import { eagerCompilePlugin } from './eager-compile-plugin.mjs';
import { emitPlugin, localesPlugin, publicPlugin } from './emit-plugin.mjs';
import { federation, forBrowsers, isDevelopmentRun, kitLocales, localesOf, SERVER_BUNDLE } from './federation.mjs';
import { firstPaintPlugin } from './first-paint-plugin.mjs';
import { flagsPlugin } from './flags-plugin.mjs';
import { fontsPlugin } from './fonts-plugin.mjs';
import { offlinePagesPlugin } from './offline-pages-plugin.mjs';
import { shellServerConfig } from './server-bundle.mjs';
import { serviceWorkerConfig } from './service-worker.mjs';
import { sharedModules } from './shared.mjs';
import { lentSurfacePlugin } from './surface-plugin.mjs';
import { warmUpPlugin } from './warm-up-plugin.mjs';

/** What other builds of the shell have written stays. */
const SERVICE_WORKER = /^service-worker/;

/** Emits `shell.json`: the contract that this shell speaks. `npm run deploy` compares the deployed remotes with it. */
const contractPlugin = () =>
  emitPlugin('contract', async () => ({
    [SHELL_FILE]: JSON.stringify({ contract: CONTRACT_VERSION, parts: contractParts() }),
  }));

/**
 * The build of the shell: the host with all shared modules in its first file and the federation runtime for remotes.
 * The web tier (apps/edge) serves its `index.html` with the boot data of each request.
 *
 * @param {{ directory: string, ownPages: readonly (import('@barg/contract').OwnPage & { file: string })[] }} shell
 */
export function shellConfig({ directory, ownPages }) {
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
        firstPaintPlugin(ownPages),
        flagsPlugin(),
        fontsPlugin(),
        // The kit gives React Aria its words in each language of the site; English is for a server that has no texts.
        optimizeLocales.webpack({ locales: ['en-US'] }),
        ...SHELL_NAMESPACES.map((name) =>
          localesPlugin(path.join(localesOf(directory), name === 'shell' ? '' : name), `locales/${name}`),
        ),
        kitLocales(),
        offlinePagesPlugin(path.join(localesOf(directory), 'site')),
        ...(isDevelopment
          ? []
          : [
              eagerCompilePlugin,
              warmUpPlugin,
              lentSurfacePlugin(),
              contractPlugin(),
              compressPlugin(),
              budgetPlugin({ name: 'shell', directory, exposes: [] }),
              companionPlugin(shellServerConfig({ directory })),
            ]),
      ],
    };
    return isDevelopment ? shell : [shell, serviceWorkerConfig({ directory })];
  };
}
