import path from 'node:path';
import webpack from 'webpack';
import { SERVER_BUNDLE_FILE, serverBundleName } from '@barg/contract';
import { commonConfig } from './common.mjs';
import { lentModuleOf, sharedRequests } from './shared.mjs';

const loaderOf = (file) => path.join(import.meta.dirname, 'server', file);

/** The module of the shell's bundle that hands out what it lends; its source is written by the build. */
const LENT_MODULES = /[\\/]server[\\/]lent-modules\.ts$/;

/**
 * What the shell lends is asked for by name, as the federation runtime does in a browser: one copy for the whole page.
 */
const lentByTheShell = (request, done) =>
  lentModules.has(request) ? done(null, `lend(${JSON.stringify(lentModules.get(request))})`, 'var') : done();
const lentModules = new Map(sharedRequests.map((request) => [lentModuleOf(request), request]));

/**
 * Packages for Node or the network that nothing asks for while it draws: calls and the socket, and the streams that
 * styled-components also offers.
 */
const NOT_WHILE_DRAWING = { axios$: false, 'socket.io-client$': false, stream: false };

/** Where nothing is fetched no file has an address; webpack would write the path of each on this machine. */
const noAddresses = new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') });

/**
 * The build of the same sources for the renderer of the web tier: one script without federation, which runs in a bare
 * context. It makes one variable (`serverBundleName`) and asks for nothing but what that context has.
 */
function serverConfig({ name, directory, entry, externals = [], rules = [], dynamicImports }) {
  const common = commonConfig({ name, directory, isDevelopment: false, variant: 'server', isDrawn: true });
  const { splitChunks: _, ...optimization } = common.optimization;
  return {
    ...common,
    name: `${name}-server`,
    target: 'es2022',
    devtool: false,
    entry: { server: entry },
    output: {
      path: common.output.path,
      filename: SERVER_BUNDLE_FILE,
      assetModuleFilename: common.output.assetModuleFilename,
      uniqueName: `barg-${name}-server`,
      library: { type: 'var', name: serverBundleName(name) },
      publicPath: '/',
      chunkFormat: false,
      clean: false,
    },
    externals,
    resolve: {
      ...common.resolve,
      alias: { ...common.resolve.alias, ...NOT_WHILE_DRAWING },
    },
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: dynamicImports, worker: false, url: false } },
      generator: { 'asset/resource': { emit: false } },
      rules: [...common.module.rules, ...rules],
    },
    plugins: [...common.plugins, noAddresses],
    // Readable where it fails; nobody downloads it.
    optimization: { ...optimization, splitChunks: false, minimize: false },
  };
}

/**
 * The shell's server bundle. What the shell fetches later (menus, dialogs, the HTTP client) is not in it: no first
 * screen has it.
 *
 * @param {{ directory: string }} shell
 */
export const shellServerConfig = ({ directory }) =>
  serverConfig({
    name: 'shell',
    directory,
    entry: './src/server/index.tsx',
    dynamicImports: 'weak',
    rules: [
      {
        test: LENT_MODULES,
        loader: loaderOf('lent-modules-loader.cjs'),
        options: { modules: sharedRequests.map((request) => [request, lentModuleOf(request)]) },
      },
    ],
  });

/**
 * The server bundle of a remote: its pages, with the parts that they load later.
 *
 * @param {{ name: string, directory: string, exposes: readonly string[] }} remote
 */
export const remoteServerConfig = ({ name, directory, exposes }) =>
  serverConfig({
    name,
    directory,
    entry: `!!${loaderOf('exposes-loader.cjs')}?${JSON.stringify({ exposes })}!./src/remote.ts`,
    externals: [({ request }, done) => lentByTheShell(request, done)],
    dynamicImports: 'eager',
  });
