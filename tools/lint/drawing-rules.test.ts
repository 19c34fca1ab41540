import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { WORKSPACE } from '../workspace.ts';
import {
  drawingImports,
  drawingSyntax,
  moduleStateSyntax,
  numberSyntax,
  pageImports,
  screenRules,
} from './security.mjs';

const linter = new Linter();

const isRefused = (code: string, syntax = drawingSyntax): boolean => {
  const rules = {
    ...(screenRules as object),
    'no-restricted-syntax': ['error', ...syntax] as never,
    'no-restricted-imports': ['error', { paths: pageImports }] as never,
  };
  const languageOptions = {
    parser: tseslint.parser as never,
    parserOptions: { ecmaFeatures: { jsx: true } },
    globals: { matchMedia: 'readonly' as const },
  };
  const found = linter.verify(code, [{ files: ['**/*.tsx'], languageOptions, rules }], { filename: 'x.tsx' });
  assert.ok(
    found.every(({ ruleId }) => ruleId?.startsWith('no-restricted-')),
    JSON.stringify(found),
  );
  return found.length > 0;
};

test('what is read from outside of React has a snapshot for a server', () => {
  assert.ok(isRefused('const state = useSyncExternalStore(subscribe, get);'));
  assert.ok(isRefused('const state = React.useSyncExternalStore(subscribe, get);'));
  assert.ok(!isRefused('const state = useSyncExternalStore(subscribe, get, get);'));
});

test('a style attribute holds custom properties alone', () => {
  for (const own of [
    '<Inline style={{ padding: 4 }} />',
    '<Track style={share as CSSProperties} />',
    '<Box style={isNear ? undefined : customProperties({})} />',
    '<Box style={placeholder} />',
    'const Rising = styled.span.attrs(() => ({ style: { top: 0 } }))``;',
    'const given = { style: { padding: 4 } };',
  ])
    assert.ok(isRefused(own), own);
  assert.ok(!isRefused("<Track style={customProperties({ '--share': share })} />"));
});

test('styles choose the form: nothing but the kit’s adapter asks for the screen', () => {
  assert.ok(isRefused("const isWide = matchMedia('(min-width: 768px)').matches;"));
  assert.ok(isRefused("const isWide = window.matchMedia('(min-width: 768px)').matches;"));
  assert.ok(!isRefused("const isWide = useHasRoom('tablet');"));
});

test('what is of one page is made for it and taken from context', () => {
  for (const shared of [
    "import { store } from '@barg/session';",
    "import { storeHere } from '@barg/session';",
    'const store = createStore();',
    'export const i18n = createTexts({ language });',
  ])
    assert.ok(isRefused(shared), shared);
  for (const own of [
    "import { useAppStore } from '@barg/session';",
    'const draw = () => { const store = createStore(); };',
    'export const formatter = createFormat();',
  ])
    assert.ok(!isRefused(own), own);
});

test('what draws asks for the account and settings of the page that is drawn', async () => {
  const named = drawingImports.flatMap(({ importNames }) => importNames);
  assert.deepEqual(
    ['store', 'storeHere', 'accountHere', 'watchAccountHere', 'settingHere'].filter((name) => !named.includes(name)),
    [],
  );
  const eslint = new ESLint({ cwd: WORKSPACE });
  const isForbidden = async (file: string) => {
    const { rules } = await eslint.calculateConfigForFile(path.join(WORKSPACE, file));
    return JSON.stringify(rules['@typescript-eslint/no-restricted-imports']).includes('"accountHere"');
  };
  for (const drawing of [
    'apps/feed-remote/src/x/y.tsx',
    'apps/shell/src/hooks/x.ts',
    'apps/live-remote/src/a/hooks/x.ts',
  ])
    assert.ok(await isForbidden(drawing), drawing);
  assert.ok(!(await isForbidden('apps/feed-remote/src/entities/post/api/x.ts')));
});

test('no module of the shell has state of its own', () => {
  for (const shared of [
    'let loaded = null;',
    'export let loaded = null;',
    'const known = new Map<string, number>();',
    'const seen = new WeakSet();',
    'export const offer = createObservable(null);',
  ])
    assert.ok(isRefused(shared, moduleStateSyntax), shared);
  for (const own of [
    "const ENDINGS = new Set(['AbortError']);",
    'const make = () => { let loaded; const known = new Map(); return createObservable(known.get(loaded)); };',
  ])
    assert.ok(!isRefused(own, moduleStateSyntax), own);
});

test('money is written in one place', () => {
  assert.ok(isRefused("format.number(net, { style: 'currency', currency });", numberSyntax));
  assert.ok(!isRefused('format.money(net, currency);', numberSyntax));
});
