import { allow, boundariesOf, policiesOfLayers, REMOTE_LAYERS, remoteElements, rule } from './layers.mjs';

/**
 * "Who may import whom" (see CONTRIBUTING.md): deployables know libraries, libraries know only those below them, and
 * inside a remote app -> routes -> features -> entities -> shared. Entities may know each other, not in a circle
 * (`entity-circles.test.ts`). Everything that no policy allows is an error.
 */

const LIBRARIES = ['contract', 'api-client', 'session', 'runtime', 'ui-kit'];
/** The layers of the API, from the top. */
const API = ['api', 'api-module', 'api-base', 'api-viewing', 'api-ground'];

/**
 * The folders of the shell from the lowest up: each may import those before it, so there are no cycles. `site` is what
 * is deployed and loaded, by which the others reach each other without an import.
 */
export const SHELL_ROOMS = [
  ...['site', 'locale', 'health', 'loading', 'remotes', 'guards', 'preferences', 'navigation', 'pages', 'extras'],
  ...['layouts', 'platform', 'routes', 'providers', 'page', 'boot', 'server'],
];

/** Folders and their types. A file has the type of its innermost folder. */
const elements = [
  ...remoteElements('apps/*-remote', ['remote']),
  { type: 'shell-testing', pattern: 'apps/shell/src/testing' },
  { type: 'shell-room', pattern: `apps/shell/src/{${SHELL_ROOMS.join(',')}}`, capture: ['room'] },
  // The files beside these folders: the entry, the texts, the service worker.
  { type: 'shell', pattern: 'apps/shell' },
  { type: 'api-module', pattern: 'apps/api/src/modules/*' },
  { type: 'api-viewing', pattern: 'apps/api/src/viewing' },
  { type: 'api-base', pattern: 'apps/api/src/{jobs,openapi,plugins,realtime,shared}' },
  { type: 'api-ground', pattern: 'apps/api/src/{errors,platform}' },
  // The files that build the API, seed its database and test it.
  { type: 'api', pattern: 'apps/api' },
  { type: 'edge', pattern: 'apps/edge' },
  ...LIBRARIES.map((library) => ({ type: library, pattern: `libs/${library}` })),
  { type: 'releases', pattern: 'libs/releases' },
  { type: 's3', pattern: 'libs/s3' },
  { type: 'e2e', pattern: 'e2e' },
  // Tests that know a running site by its address alone.
  { type: 'black-box', pattern: 'tools/black-box' },
  { type: 'tools', pattern: 'tools' },
  { type: 'demo', pattern: 'demo' },
].map((element) => ({ ...element, partialMatch: false }));

/** @param {number} at the index of the folder */
const allowLowerRooms = (room, at) => ({
  from: { element: { types: { anyOf: ['shell-room'] }, captured: { room } } },
  allow: { to: { element: { types: { anyOf: ['shell-room'] }, captured: { room: SHELL_ROOMS.slice(0, at) } } } },
});

const policies = [
  allow('api-client', 'contract'),
  allow('session', ['api-client', 'contract', 'runtime']),
  allow('ui-kit', 'runtime'),
  allow(['shell', 'shell-room', 'shell-testing', ...REMOTE_LAYERS, 'remote-testing'], LIBRARIES),
  allow(API, ['contract', 's3']),
  // What a team signs for the API, it signs as what it publishes.
  allow(['api', 'api-module'], 'releases'),
  // How modules import each other: see api-modules.test.ts.
  ...API.map((type, layer) => allow(type, API.slice(layer))),
  // Files that are given a context know its types.
  allow(['api-module', 'api-base'], 'api'),
  {
    from: { element: { types: { anyOf: API } }, file: { categories: { anyOf: ['test'] } } },
    allow: { to: { element: { types: { anyOf: API } } } },
  },
  ...SHELL_ROOMS.map(allowLowerRooms).slice(1),
  allow(['shell', 'shell-testing'], 'shell-room'),
  allow('shell-testing', 'shell'),
  {
    from: { element: { types: { anyOf: ['shell-room'] } }, file: { categories: { anyOf: ['test'] } } },
    allow: { to: { element: { types: { anyOf: ['shell', 'shell-room', 'shell-testing'] } } } },
  },
  // How remotes are published, for the web tier and the deploy tool.
  allow('releases', ['contract', 's3']),
  allow('edge', ['contract', 'api', 'releases']),
  // The workshop page shows the kit with the pictures of the demo data.
  allow('ui-kit', 'demo'),
  // Browser tests start the product, publish to it like a team, and know how it writes a value into a text; otherwise
  // they use only browser and HTTP.
  allow('e2e', ['edge', 'releases', 'runtime', 's3', 'tools']),
  // The first paint's colours are the theme's.
  allow('tools', 'ui-kit'),
  // Tools build, generate, check and measure the rest.
  allow('tools', ['contract', ...API, 'edge', 'releases', 'tools']),
  // Many of the site's own clients are what the bench restarts a process under.
  allow('tools', 'session'),
  // What shows an edited text in the open page finds the page's texts there.
  allow('tools', 'runtime'),
  // Their tests deploy to a site with a bucket.
  {
    from: { element: { types: { anyOf: ['tools', 'edge'] } }, file: { categories: { anyOf: ['test'] } } },
    allow: { to: { element: { types: { anyOf: ['s3'] } } } },
  },
  // Tests from outside speak as a page does, and to nothing within the API.
  allow('black-box', ['contract', 'session', 'tools', 'black-box']),
  // A build's configuration uses the shared preset.
  {
    from: { file: { categories: { anyOf: ['build-config'] } } },
    allow: { to: { element: { types: { anyOf: ['tools', 'remote'] } } } },
  },
  ...policiesOfLayers({ captured: { remote: '{{ from.element.captured.remote }}' } }),
];

/** Apps and libraries are a folder deeper than the others. */
const folderOf = ({ pattern }) => pattern.split('/', /^(?:apps|libs)\//.test(pattern) ? 2 : 1).join('/');

/** Each import is held against every policy that its file is given, so a folder is given those that speak of it. */
const byFolder = [...Map.groupBy(elements, folderOf)].map(([folder, inside]) => {
  const types = new Set(inside.map(({ type }) => type));
  const own = policies.filter(({ from }) => from.element?.types.anyOf.some((type) => types.has(type)) ?? true);
  return { files: [`${folder}/**/*.{ts,tsx,mjs}`], rules: rule(own) };
});

/**
 * The part of ESLint's configuration with the import rule.
 *
 * @param {string} root folder of the workspace
 */
export const importRule = (root) => [boundariesOf(root, elements, policies), ...byFolder];
