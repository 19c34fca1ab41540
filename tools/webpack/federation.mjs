import path from 'node:path';
import { realpathSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { localesPlugin } from './emit-plugin.mjs';
import { WORKSPACE_ROOT } from './paths.mjs';

/** What the builds of the shell and of remotes have in common. */

export const federation = (options) =>
  new ModuleFederationPlugin({ remotes: {}, shareStrategy: 'loaded-first', dts: false, dev: false, ...options });

/** Drops the runtime's branches for Node, and its parsing of manifests: pages get entries from the registry. */
export const forBrowsers = { optimization: { target: 'web', disableSnapshot: true } };

export const localesOf = (directory) => path.join(directory, 'src/locales');

/** The kit's texts, from the installed package, which in the workspace is a link. */
export const kitLocales = () =>
  localesPlugin(localesOf(realpathSync(path.join(WORKSPACE_ROOT, 'node_modules/@barg/ui-kit'))), 'locales/ui');

export const isDevelopmentRun = (argv) => argv.mode === 'development';

/** What the server's build of the same app has written stays. */
export const SERVER_BUNDLE = /^server[\\/]/;
