import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { WORKSPACE } from '../workspace.ts';
import { EXCUSED, queryFailure } from './query-failure.mjs';
import { remoteLint } from './remote.mjs';

const linter = new Linter();

function hooksLost(code: string, excused: string[] = []): string[] {
  const found = linter.verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser as never, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { barg: { rules: { 'query-failure': queryFailure as never } } },
        rules: { 'barg/query-failure': ['error', excused] },
      },
    ],
    { filename: 'x.tsx' },
  );
  assert.ok(
    found.every(({ ruleId }) => ruleId === 'barg/query-failure'),
    JSON.stringify(found),
  );
  return found.map(({ message }) => message.split(' ', 1)[0] ?? '');
}

const LOST = [
  'const { data } = usePostsQuery();',
  'const { data: posts = [], isLoading } = usePostsQuery();',
  'const { currentData } = usePostsInfiniteQuery(words);',
  'const isOn = useSettingQuery().data?.isOn;',
  'const posts = usePostsQuery(); show(posts.data);',
  'const posts = usePostsQuery(); const { data, isFetching } = posts; show(data, isFetching);',
  'const isThere = api.usePostsQuery().currentData !== undefined;',
  'const { items, data } = usePages(usePostsInfiniteQuery());',
  'const [ask] = useLazyPostsQuery(); const press = async () => show((await ask()).data);',
  'const [ask, { isFetching }] = useLazyPostsQuery(); const press = () => void ask();',
];

const HEARD = [
  'const { data, error } = usePostsQuery();',
  'const { data, isError: hasFailed } = usePostsQuery();',
  'const { data, ...query } = usePostsQuery();',
  'const posts = usePostsQuery(); show(posts.data, posts.error);',
  'const posts = usePostsQuery(); const list = <List query={posts}>{posts.data}</List>;',
  'const { data } = useAskedAgain(usePostsQuery());',
  'const { items, error } = usePages(usePostsInfiniteQuery());',
  'export const usePosts = () => usePostsQuery();',
  // What it brought is shown elsewhere.
  'usePostsQuery();',
  'const { refetch } = usePostsQuery();',
  'const isLoading = usePostsQuery().isLoading;',
  'const [ask] = useLazyPostsQuery(); const press = async () => show(await ask().unwrap());',
  'const [ask] = useLazyPostsQuery(); const press = async () => { const { data, error } = await ask(); show(data, error); };',
  'const [ask, { data, error }] = useLazyPostsQuery(); const press = () => void ask();',
  'const [ask, posts] = useLazyPostsQuery(); const press = () => void ask(); show(posts.data, posts.error);',
  'const isWide = useMediaQuery().data;',
];

for (const code of LOST) test(`nobody hears how it failed: ${code}`, () => assert.equal(hooksLost(code).length, 1));
for (const code of HEARD) test(`heard, or nothing to hear: ${code}`, () => assert.deepEqual(hooksLost(code), []));

test('an excuse is for one hook', () => {
  const code = 'const { data } = usePostsQuery(); const { data: people } = usePeopleQuery();';
  assert.deepEqual(hooksLost(code, ['usePostsQuery']), ['usePeopleQuery']);
});

for (const [file, hooks] of Object.entries(EXCUSED)) {
  test(`${file} still needs its excuses`, () => {
    const lost = new Set(hooksLost(readFileSync(path.join(WORKSPACE, file), 'utf8')));
    assert.deepEqual([...lost].toSorted(), Object.keys(hooks).toSorted());
  });
}

test('a remote keeps its excuses in a repository of its own, and has none of others', (t) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'barg-excused-'));
  t.after(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'package.json'), '{"name":"commerce-remote"}');
  const rules = remoteLint(root).filter(({ rules: own }) => Array.isArray(own?.['barg/query-failure']));
  assert.deepEqual(
    rules.map(({ files, rules: own }) => [files, own?.['barg/query-failure']]),
    [[['src/features/orders/components/address-choice.tsx'], ['error', ['useDeliveryAddressesQuery']]]],
  );
});
