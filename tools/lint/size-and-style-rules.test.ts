import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { WORKSPACE } from '../workspace.ts';
import { styleSyntax } from './style-syntax.mjs';

const isCodeRefused = (code: string): boolean => {
  const rules = { 'no-restricted-syntax': ['error', ...styleSyntax] as never };
  const languageOptions = { parser: tseslint.parser as never, parserOptions: { ecmaFeatures: { jsx: true } } };
  const found = new Linter().verify(code, [{ files: ['**/*.tsx'], languageOptions, rules }], { filename: 'x.tsx' });
  assert.ok(
    found.every(({ ruleId }) => ruleId === 'no-restricted-syntax'),
    JSON.stringify(found),
  );
  return found.length > 0;
};

const isRefused = (css: string): boolean => isCodeRefused(`const Box = styled.div\`${css}\`;`);

test('CSS is logical', () => {
  for (const own of ['margin-left: 4px;', 'border-right: 0;', 'text-align: right;', 'left: 0;', 'top: 0;\n  right: 0;'])
    assert.ok(isRefused(own), own);
  for (const logical of ['margin-inline-start: 4px;', 'inset-inline-end: 0;', 'text-align: end;', 'inset: 0;'])
    assert.ok(!isRefused(logical), logical);
});

test('a direction of its own stands in the markup', () => {
  for (const turned of ['direction: ltr;', 'color: red;\n  direction: rtl;']) assert.ok(isRefused(turned), turned);
  assert.ok(!isRefused('flex-direction: column;'));
});

test('an icon that points along the line is turned on a page from right to left', () => {
  for (const stiff of [
    '<ButtonLink to={PEOPLE} icon={ArrowLeft}>{back}</ButtonLink>',
    '<IconButton icon={isOpen ? X : ChevronRight} label={label} />',
    '<IconButton type="submit" icon={SendHorizontal} label={label} />',
    "const act = { id: 'reply', icon: Reply, onSelect: () => reply() };",
  ])
    assert.ok(isCodeRefused(stiff), stiff);
  for (const turned of [
    '<ButtonLink to={PEOPLE} icon={ArrowLeft} isMirrored>{back}</ButtonLink>',
    "const act = { id: 'reply', icon: Reply, isMirrored: true };",
    '<Icon icon={ArrowDown} />',
    '<List empty={<EmptyState icon={Send} title={title} />} />',
  ])
    assert.ok(!isCodeRefused(turned), turned);
});

test('colours come from the theme', () => {
  for (const own of ['color: #c0ffee;', 'background: rgba(0, 0, 0, 0.5);', 'color: hsl(1 2% 3%);'])
    assert.ok(isRefused(own), own);
  assert.ok(!isRefused('color: #000; background: #fff;'), 'paper');
});

test('figures of one width are where the script has them', () => {
  assert.ok(isRefused('font-variant-numeric: tabular-nums;'));
});

test('functions of CSS keep their bracket', () => {
  for (const cut of ['grid-template-columns: minmax (0, 1fr) auto;', 'inline-size: calc (100% - 4px);'])
    assert.ok(isRefused(cut), cut);
  assert.ok(!isRefused('grid-template-columns: repeat(2, minmax(0, 1fr));'));
});

test('rules of sizes and styles are on where the product is', async () => {
  const eslint = new ESLint({ cwd: WORKSPACE });
  const rulesOf = async (file: string) => (await eslint.calculateConfigForFile(path.join(WORKSPACE, file))).rules;
  for (const file of [
    'apps/api/src/app.ts',
    'apps/shell/src/main.tsx',
    'libs/ui-kit/src/index.ts',
    'tools/types.mjs',
  ]) {
    const rules = await rulesOf(file);
    assert.deepEqual([rules['max-lines']?.[0], rules['max-lines-per-function']?.[0]], [2, 2], file);
  }
  for (const file of [
    'apps/shell/src/x.ts',
    'apps/feed-remote/src/x.ts',
    'libs/ui-kit/src/x.ts',
    'libs/session/src/x.ts',
  ]) {
    const syntax = JSON.stringify((await rulesOf(file))['no-restricted-syntax']);
    for (const { message } of styleSyntax) assert.ok(syntax.includes(message), `${file}: ${message}`);
  }
});

test('names of files are kebab-case', () => {
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx,mjs}', { cwd: WORKSPACE });
  assert.ok(files.length > 1000, 'the files are not found any more');
  assert.deepEqual(
    files.filter((file) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(path.basename(file))),
    [],
  );
});
