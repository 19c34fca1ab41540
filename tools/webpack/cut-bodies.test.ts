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

const run = (options: object, source: string): string =>
  cutBodies.call({ getOptions: () => options, resourcePath: 'kept.js' }, source);
const cut = (bodies: Record<string, string>): string => run({ bodies }, SOURCE);

test('replaces the body of what is named and leaves the rest', () => {
  assert.equal(cut({ 'load(name)': 'return null;' }), SOURCE.replace(/ {4}if[^]+? {4}\}/, 'return null;'));
  assert.equal(cut({ 'class Kept': '' }), 'class Kept {\n\n}\n');
});

test('stops the build when the package no longer holds it', () => {
  assert.throws(() => cut({ 'load(name, options)': '' }), /"load\(name, options\)" stands 0 times in kept\.js/);
});

test('knows parameters on lines of their own', () => {
  const source = 'function start(\n  one,\n  other\n) {\n  return one;\n}\nlater();\n';
  const bodies = { 'function start(': 'return null;' };
  assert.equal(run({ bodies }, source), source.replace('  return one;', 'return null;'));
});

test('reads a variable as a constant from its declaration on, and leaves its namesakes', () => {
  const source = [
    'function before(isOn) { return isOn; }',
    'var other = null,',
    '  isOn = !1,',
    '  last = 0;',
    'if (isOn) on(this.isOn, isOn$1, { isOn: 1 });',
    '(isOn = !0), isOn === last && !isOn',
  ];
  const fixed = source
    .with(4, 'if (!1) on(this.isOn, isOn$1, { isOn: 1 });')
    .with(5, '(isOn = !0), !1 === last && !!1');
  assert.equal(run({ constants: { isOn: '!1' } }, source.join('\n')), fixed.join('\n'));
  assert.throws(() => run({ constants: { isOff: '!1' } }, source.join('\n')), /"isOff = \.\.\." stands 0 times/);
});

test('keeps the kind and message of a signal, and not where it was made', () => {
  const source = 'const other = 1;\nvar stopped = /* @__PURE__ */ new Error("stopped"),\n  paused = Error(say(4));\n';
  const quiet = run({ signals: ['stopped', 'paused'] }, source);
  const { stopped, paused } = new Function('say', `${quiet}return { stopped, paused };`)(String) as Record<
    string,
    Error
  >;
  assert.ok(stopped instanceof Error && paused instanceof Error);
  assert.deepEqual([stopped.message, paused.message], ['stopped', '4']);
  assert.ok(!Object.hasOwn(stopped, 'stack') && !Object.hasOwn(paused, 'stack'));
  assert.throws(() => run({ signals: ['other'] }, source), /"other = Error\(\.\.\.\)" stands 0 times/);
});
