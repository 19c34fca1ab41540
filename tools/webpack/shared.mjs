import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from './paths.mjs';

/** Workspace modules that exist once in a page, whoever built the code that imports them. */
const WORKSPACE_SINGLETONS = [
  '@barg/runtime/router',
  '@barg/runtime/store',
  '@barg/runtime/i18n',
  '@barg/api-client/http',
  '@barg/session',
  '@barg/ui-kit',
];

/** Shared as well, but fetched only by the screen that asks for them. */
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

/** Third parties shared as they are: a facade would save nothing, every export of theirs is needed. */
const THIRD_PARTY_SINGLETONS = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'];

/** Everything that the shell lends. */
export const sharedRequests = [...THIRD_PARTY_SINGLETONS, ...WORKSPACE_SINGLETONS, ...LAZY_WORKSPACE_SINGLETONS];

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Read from the installed package itself, so that a new version needs no edit here. */
export function versionOf(request) {
  const manifest = path.join(WORKSPACE_ROOT, 'node_modules', packageOf(request), 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** Patches differ between teams that deploy on different days; a page must not break over one. */
const anyPatchOf = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/**
 * The `shared` option of the federation plugin.
 *
 * @param {{ eager: boolean, bundled: boolean }} options `eager` puts the singletons into the host's first file;
 *   `bundled: false` leaves them out of the build altogether, because the host brings them.
 */
export function sharedModules({ eager, bundled }) {
  const singleton = (request, isEager) => {
    const version = versionOf(request);
    const sharing = { singleton: true, strictVersion: true, version, requiredVersion: anyPatchOf(version) };
    return [request, { ...sharing, ...(isEager && { eager: true }), ...(!bundled && { import: false }) }];
  };
  return Object.fromEntries([
    ...[...THIRD_PARTY_SINGLETONS, ...WORKSPACE_SINGLETONS].map((request) => singleton(request, eager)),
    ...LAZY_WORKSPACE_SINGLETONS.map((request) => singleton(request, false)),
  ]);
}
