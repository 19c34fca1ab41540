import path from 'node:path';

/** Published as ES modules only, which jest does not load as they are. */
const markdownPackages = [
  ...['react-markdown', 'remark-.+', 'mdast-.+', 'micromark.*', 'unist-.+', 'hast-.+', 'vfile.*', 'unified', 'bail'],
  ...['trough', 'devlop', 'is-plain-obj', 'ccount', 'zwitch', 'longest-streak', 'markdown-table', 'trim-lines'],
  ...['property-information', '.+-separated-tokens', 'decode-named-character-reference', 'character-.+'],
  ...['html-url-attributes', 'estree-util-.+', 'stringify-entities', 'parse-entities', 'is-.+', 'escape-string-regexp'],
];
const esmPackages = ['lucide-react', 'thumbhash', '@barg/.+', '@module-federation/.+', ...markdownPackages];

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const here = (file) => path.join(import.meta.dirname, file);

/** Tests of what runs in a page, below `roots`: with the parts of browsers that jsdom lacks, and their matchers. */
export const pageTests = (roots) => ({
  displayName: 'browser',
  roots,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'jsdom',
  setupFiles: [here('environment.cjs')],
  setupFilesAfterEnv: [here('matchers.cjs')],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'mjs'],
  moduleNameMapper: { '\\.(woff2|css|svg|png|jpg|webp|avif|mp4)$': here('file-stub.cjs') },
  transform: { '\\.(ts|tsx|mjs|js)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
});

/** For a test that hangs: a machine that is busy with other work must not fail one. */
export const testTimeout = 30_000;
