import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { importRule, SHELL_ROOMS } from './import-rule.mjs';
import { WORKSPACE } from '../workspace.ts';

const FILES = [
  'apps/leaf-remote/src/remote.ts',
  'apps/leaf-remote/src/app/exposes/page.ts',
  'apps/leaf-remote/src/routes/page.ts',
  'apps/leaf-remote/src/features/posts/list.ts',
  'apps/leaf-remote/src/features/posts/list.test.ts',
  'apps/leaf-remote/src/features/posts/api/load.ts',
  'apps/leaf-remote/src/features/likes/heart.ts',
  'apps/leaf-remote/src/entities/leaf/card.ts',
  'apps/leaf-remote/src/entities/tree/card.ts',
  'apps/leaf-remote/src/shared/paths.ts',
  'apps/leaf-remote/src/testing/render.ts',
  'apps/twig-remote/src/shared/paths.ts',
  'apps/twig-remote/src/testing/render.ts',
  'apps/shell/src/index.ts',
  'apps/shell/src/boot/boot.ts',
  'apps/shell/src/pages/auth/login.ts',
  'apps/shell/src/pages/auth/login.test.ts',
  'apps/shell/src/pages/shared/failure.ts',
  'apps/shell/src/routes/routes.ts',
  'apps/shell/src/site/site.ts',
  'apps/shell/src/testing/render.ts',
];

let workspace: string;
let eslint: ESLint;

/** A workspace with two remotes, since the rule looks at the files that an import leads to. */
before(async () => {
  workspace = await realpath(await mkdtemp(path.join(os.tmpdir(), 'barg-layers-')));
  for (const file of FILES) {
    await mkdir(path.join(workspace, path.dirname(file)), { recursive: true });
    await writeFile(path.join(workspace, file), 'export const thing = 1;\n');
  }
  const overrideConfig = [
    { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
    ...importRule(workspace),
  ];
  eslint = new ESLint({ cwd: workspace, overrideConfigFile: true, overrideConfig: overrideConfig as never });
});
after(() => rm(workspace, { recursive: true }));

async function mayImport(file: string, target: string): Promise<boolean> {
  const from = path.join(workspace, 'apps', file);
  const relative = path.relative(path.dirname(from), path.join(workspace, 'apps', target));
  const specifier = relative.startsWith('.') ? relative : `./${relative}`;
  const [result] = await eslint.lintText(`export { thing } from '${specifier}';\n`, { filePath: from });
  const rules = result?.messages.map(({ ruleId }) => ruleId) ?? [];
  assert.ok(rules.every((rule) => rule === 'boundaries/dependencies'));
  return rules.length === 0;
}

const cases: [file: string, target: string, isAllowed: boolean][] = [
  ['leaf-remote/src/app/exposes/page.ts', 'leaf-remote/src/routes/page.ts', true],
  ['leaf-remote/src/app/exposes/page.ts', 'leaf-remote/src/features/posts/list.ts', true],
  ['leaf-remote/src/routes/page.ts', 'leaf-remote/src/features/posts/list.ts', true],
  ['leaf-remote/src/features/posts/list.ts', 'leaf-remote/src/features/posts/api/load.ts', true],
  ['leaf-remote/src/features/posts/list.ts', 'leaf-remote/src/shared/paths.ts', true],
  ['leaf-remote/src/features/posts/list.ts', 'leaf-remote/src/entities/leaf/card.ts', true],
  ['leaf-remote/src/entities/leaf/card.ts', 'leaf-remote/src/entities/tree/card.ts', true],
  ['leaf-remote/src/entities/leaf/card.ts', 'leaf-remote/src/shared/paths.ts', true],
  ['leaf-remote/src/remote.ts', 'leaf-remote/src/shared/paths.ts', true],
  ['leaf-remote/src/features/posts/list.test.ts', 'leaf-remote/src/testing/render.ts', true],

  ['leaf-remote/src/features/posts/list.ts', 'leaf-remote/src/features/likes/heart.ts', false],
  ['leaf-remote/src/features/posts/list.ts', 'leaf-remote/src/routes/page.ts', false],
  ['leaf-remote/src/features/posts/list.ts', 'leaf-remote/src/testing/render.ts', false],
  ['leaf-remote/src/features/posts/list.test.ts', 'twig-remote/src/testing/render.ts', false],
  ['leaf-remote/src/entities/leaf/card.ts', 'leaf-remote/src/features/posts/list.ts', false],
  ['leaf-remote/src/entities/leaf/card.ts', 'leaf-remote/src/routes/page.ts', false],
  ['leaf-remote/src/shared/paths.ts', 'leaf-remote/src/entities/leaf/card.ts', false],
  ['leaf-remote/src/shared/paths.ts', 'leaf-remote/src/features/posts/list.ts', false],
  ['leaf-remote/src/routes/page.ts', 'leaf-remote/src/app/exposes/page.ts', false],
  ['leaf-remote/src/app/exposes/page.ts', 'twig-remote/src/shared/paths.ts', false],
  ['leaf-remote/src/features/posts/list.ts', 'twig-remote/src/shared/paths.ts', false],
  ['leaf-remote/src/features/posts/list.ts', 'shell/src/site/site.ts', false],

  ['shell/src/index.ts', 'shell/src/boot/boot.ts', true],
  ['shell/src/boot/boot.ts', 'shell/src/routes/routes.ts', true],
  ['shell/src/routes/routes.ts', 'shell/src/pages/auth/login.ts', true],
  ['shell/src/pages/auth/login.ts', 'shell/src/pages/shared/failure.ts', true],
  ['shell/src/pages/auth/login.ts', 'shell/src/site/site.ts', true],
  ['shell/src/pages/auth/login.test.ts', 'shell/src/testing/render.ts', true],
  ['shell/src/testing/render.ts', 'shell/src/routes/routes.ts', true],

  ['shell/src/pages/auth/login.ts', 'shell/src/routes/routes.ts', false],
  ['shell/src/routes/routes.ts', 'shell/src/boot/boot.ts', false],
  ['shell/src/site/site.ts', 'shell/src/pages/auth/login.ts', false],
  ['shell/src/pages/auth/login.ts', 'shell/src/testing/render.ts', false],
  ['shell/src/site/site.ts', 'leaf-remote/src/shared/paths.ts', false],
];

for (const [file, target, isAllowed] of cases) {
  test(`${file} ${isAllowed ? 'may' : 'may not'} import ${target}`, async () => {
    assert.equal(await mayImport(file, target), isAllowed);
  });
}

test('every folder of the shell is a room of its own, whose place in the order is known', async () => {
  const entries = await readdir(path.join(WORKSPACE, 'apps/shell/src'), { withFileTypes: true });
  const folders = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  assert.deepEqual(folders.toSorted(), [...SHELL_ROOMS, 'locales', 'testing'].toSorted());
});
