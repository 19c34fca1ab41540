import boundaries from 'eslint-plugin-boundaries';

/** The layers of a remote, from the top; beside them are the descriptor and the texts. */
export const REMOTE_LAYERS = [
  ...['remote', 'remote-app', 'remote-routes', 'remote-feature', 'remote-entity', 'remote-shared'],
];

/**
 * The folders of remotes and their types.
 *
 * @param {string} folder of a remote, from the root; empty where the root is one
 * @param {readonly string[]} capture names of the parts of its path that are a pattern
 */
export const remoteElements = (folder, capture) => {
  const element = (type, place, own = []) => ({
    type,
    pattern: [folder, place].filter(Boolean).join('/'),
    ...(capture.length + own.length > 0 && { capture: [...capture, ...own] }),
  });
  return [
    element('remote-app', 'src/app'),
    element('remote-routes', 'src/routes'),
    element('remote-feature', 'src/features/*', ['feature']),
    element('remote-entity', 'src/entities/*', ['entity']),
    element('remote-shared', 'src/shared'),
    element('remote-testing', 'src/testing'),
    // The files beside these folders: the descriptor and the texts.
    element('remote', folder === '' ? 'src' : ''),
  ];
};

export const allow = (from, to, which = {}) => ({
  from: { element: { types: { anyOf: [from].flat() } } },
  allow: { to: { element: { types: { anyOf: [to].flat() }, ...which } } },
});

/**
 * Who may import whom inside a remote.
 *
 * @param {object} sameRemote what tells that the other file is of the same remote
 */
export const policiesOfLayers = (sameRemote) => [
  allow('remote-app', ['remote', 'remote-routes', 'remote-feature', 'remote-entity', 'remote-shared'], sameRemote),
  allow('remote-routes', ['remote', 'remote-feature', 'remote-entity', 'remote-shared'], sameRemote),
  allow(['remote-feature', 'remote-entity'], ['remote-entity', 'remote-shared'], sameRemote),
  allow('remote', 'remote-shared', sameRemote),
  allow('remote-testing', REMOTE_LAYERS, sameRemote),
  {
    from: { file: { categories: { anyOf: ['test'] } } },
    allow: { to: { element: { types: { anyOf: ['remote-testing'] }, ...sameRemote } } },
  },
];

export const rule = (policies) => ({
  'boundaries/dependencies': ['error', { default: 'disallow', policies, checkUnknownLocals: true }],
});

/**
 * @param {string} root folder of the workspace, or of a remote's own repository
 * @param {readonly object[]} elements
 * @param {readonly object[]} policies
 */
export const boundariesOf = (root, elements, policies) => ({
  files: ['**/*.{ts,tsx,mjs}'],
  plugins: { boundaries },
  settings: {
    'boundaries/root-path': root,
    'boundaries/elements': elements,
    'boundaries/files': [
      { category: 'test', pattern: '**/*.test.{ts,tsx}' },
      { category: 'build-config', pattern: '**/webpack.config.mjs' },
    ],
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/legacy-templates': false,
    // No project maps paths of its own, so none is looked for: that would be done anew for each import.
    'import/resolver': { typescript: { alwaysTryTypes: false } },
  },
  rules: rule(policies),
});
