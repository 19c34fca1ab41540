import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

/** Files that a build, a release or an operator writes, which are not in the repository, and folders of examples. */
const ELSEWHERE = new Set([
  'apps/feed-remote/dist',
  'channel/1.json',
  '2.json',
  'contract.json',
  'descriptor.json',
  'first-paint.json',
  'lazy-shared.json',
  'lent.json',
  'mf-manifest.json',
  'registry.json',
  'release.json',
  'remotes/seen.json',
  'seen-<hash>.json',
  'service-worker-off.js',
  'shared.json',
  'trusted-keys.json',
]);

const FOLDER = /^(?:apps|demo|deploy|docs|e2e|libs|migrations|tools)\//;
const FILE = /\.(?:cfg|css|html|js|json|md|mjs|sh|sql|tsv|tsx?|ya?ml)$/;
/** Code, commands, packages and addresses are no paths of this repository. */
const NO_PATH = /[\s$=(]|^[@/~.]|^https?:/;

const documents = globSync(['docs/**/*.md', 'README.md', 'CONTRIBUTING.md'], { cwd: WORKSPACE });

/** Every path of the repository, with a slash before it, one a line. */
const known = globSync(['*', '{apps,demo,deploy,docs,e2e,libs,migrations,tools}/**/*'], {
  cwd: WORKSPACE,
  exclude: ['**/node_modules', '**/dist', 'demo/media/**'],
})
  .map((file) => `/${file}`)
  .join('\n');

const namedIn = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => !NO_PATH.test(code) && (FOLDER.test(code) || FILE.test(code)));

/** A path may leave out the folders before it, and hold `*`, `{one,other}` and `<placeholders>`. */
const exists = (named: string): boolean => {
  const pattern = named
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/<[\w-]+>/g, '[^/\n]+')
    .replace(/\*\*\/?/g, '.@')
    .replaceAll('*', '[^/\n]*')
    .replaceAll('.@', '.*');
  return new RegExp(`/${pattern}$`, 'm').test(known);
};

test('every file and folder that the documents name is there', () => {
  const named = documents.flatMap((document) =>
    namedIn(readFileSync(path.join(WORKSPACE, document), 'utf8')).map((file) => ({ document, file })),
  );
  assert.ok(named.length > 300, `${named.length} names`);
  assert.deepEqual(
    named
      .filter(({ file }) => !ELSEWHERE.has(file) && !exists(file))
      .map(({ document, file }) => `${document}: ${file}`),
    [],
  );
});

test('what the repository does not hold is named by some document', () => {
  const named = new Set(documents.flatMap((file) => namedIn(readFileSync(path.join(WORKSPACE, file), 'utf8'))));
  assert.deepEqual(
    [...ELSEWHERE].filter((file) => !named.has(file)),
    [],
  );
});
