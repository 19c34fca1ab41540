import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

type Loader = (this: object, source: string) => string;
const cutBodies = createRequire(import.meta.url)('./cut-bodies-loader.cjs') as Loader;

const SOURCE = `class Kept {
  load(name) {
    if (name) {
      return fetch(name);
    }
  }
  stay() {
    return 1;
  }
}
`;

const cut = (bodies: Record<string, string>): string =>
  cutBodies.call({ getOptions: () => ({ bodies }), resourcePath: 'kept.js' }, SOURCE);

test('replaces the body of what is named and leaves the rest', () => {
  assert.equal(cut({ 'load(name)': 'return null;' }), SOURCE.replace(/ {4}if[^]+? {4}\}/, 'return null;'));
  assert.equal(cut({ 'class Kept': '' }), 'class Kept {\n\n}\n');
});

test('stops the build when the package no longer holds it', () => {
  assert.throws(() => cut({ 'load(name, options)': '' }), /"load\(name, options\)" stands 0 times in kept\.js/);
});
