import path from 'node:path';
import webpack from 'webpack';

/** Parts of packages that no page needs and that the packages offer no way to leave out. */
const stubs = [
  { from: /axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, to: 'axios-fetch.mjs' },
  { from: /axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/, to: 'axios-http-status-code.mjs' },
  { from: /axios[\\/]lib[\\/]helpers[\\/]formDataToJSON\.js$/, to: 'axios-form-data-to-json.mjs' },
  { from: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/, to: 'lucide-create-icon.mjs' },
  { from: /react-i18next[\\/]dist[\\/]es[\\/]unescape\.js$/, to: 'react-i18next-unescape.mjs' },
  { from: /stylis[\\/]src[\\/]Prefixer\.js$/, to: 'stylis-prefixer.mjs' },
  { from: /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, to: 'federation-snapshot.mjs' },
  { from: /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, to: 'federation-preload.mjs' },
  { from: /runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, to: 'federation-satisfy.mjs' },
  { from: /@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, to: 'federation-error-texts.mjs' },
  { from: /webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/, to: 'federation-remotes.mjs' },
];

/** Replaces such a part by a stub that says why it may be missing. */
export const stubPlugin = new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\/.+\.m?js$/, (resource) => {
  const file = path.join(resource.context, resource.request);
  const stub = stubs.find(({ from }) => from.test(file));
  if (stub) resource.request = path.join(import.meta.dirname, 'stubs', stub.to);
});

/** Without it every component and context of the router stays, used or not. */
export const pureRouterRule = {
  test: /react-router[\\/]dist[\\/]production[\\/].+\.mjs$/,
  loader: path.join(import.meta.dirname, 'pure-components-loader.cjs'),
};
