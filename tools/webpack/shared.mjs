import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from './paths.mjs';

/** Workspace modules that exist once in a page. */
const WORKSPACE_SINGLETONS = [
  '@barg/runtime/router',
  '@barg/runtime/store',
  '@barg/runtime/i18n',
  '@barg/api-client/http',
  '@barg/session',
  '@barg/ui-kit',
];

/** Shared as well, but loaded only when needed. */
export const LAZY_WORKSPACE_SINGLETONS = [
  '@barg/runtime/rxjs',
  '@barg/session/realtime',
  '@barg/session/reference',
  '@barg/ui-kit/overlays',
  '@barg/ui-kit/fields',
  '@barg/ui-kit/forms',
  '@barg/ui-kit/pickers',
  '@barg/ui-kit/crop',
  '@barg/ui-kit/viewer',
];

/**
 * Packages that are shared as a whole, under their own names, so that libraries in a remote use the page's copy as
 * well.
 */
const THIRD_PARTY_SINGLETONS = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'styled-components',
  'react-redux',
  'i18next',
  'react-i18next',
];

/**
 * Modules of which a part is shared: in a remote's build the module takes the shared part from the shell, and the rest
 * of its packages, which has no state, is bundled into the remote.
 */
const LENT_PARTS = new Map(
  ['router', 'store', 'i18n', 'rxjs'].map((name) => [`@barg/runtime/${name}`, `@barg/runtime/lent/${name}`]),
);

/** The shared module behind a name. */
export const lentModuleOf = (shareKey) => LENT_PARTS.get(shareKey) ?? shareKey;

/** Everything that the shell shares. */
export const sharedRequests = [...THIRD_PARTY_SINGLETONS, ...WORKSPACE_SINGLETONS, ...LAZY_WORKSPACE_SINGLETONS];

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** From the installed package, so that a new version needs no edit here. */
export function versionOf(request) {
  const manifest = path.join(WORKSPACE_ROOT, 'node_modules', packageOf(request), 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** Teams that deploy on different days have different patch versions; a page must accept them. */
const anyPatchOf = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/**
 * The `shared` option of the federation plugin.
 *
 * @param {{ eager: boolean, bundled: boolean }} options `eager` puts the singletons into the host's first file;
 * `bundled: false` leaves them out of the build, because the host has them.
 */
export function sharedModules({ eager, bundled }) {
  const singleton = (shareKey, isEager) => {
    const version = versionOf(shareKey);
    const sharing = { shareKey, singleton: true, strictVersion: true, version, requiredVersion: anyPatchOf(version) };
    return [
      lentModuleOf(shareKey),
      { ...sharing, ...(isEager && { eager: true }), ...(!bundled && { import: false }) },
    ];
  };
  return Object.fromEntries([
    ...[...THIRD_PARTY_SINGLETONS, ...WORKSPACE_SINGLETONS].map((request) => singleton(request, eager)),
    ...LAZY_WORKSPACE_SINGLETONS.map((request) => singleton(request, false)),
  ]);
}
