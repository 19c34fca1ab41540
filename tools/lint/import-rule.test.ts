import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { WORKSPACE } from '../workspace.ts';

const eslint = new ESLint({ cwd: WORKSPACE });

/** The rules that a file of this content would break, were it in this place. */
async function brokenRules(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(WORKSPACE, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

async function mayImport(file: string, specifier: string): Promise<boolean> {
  if (specifier.startsWith('.')) {
    // A path that leads nowhere would be ignored, and prove nothing.
    const target = path.join(WORKSPACE, path.dirname(file), specifier);
    assert.ok(existsSync(target), `${target} does not exist`);
  }
  const rules = await brokenRules(file, `import { thing } from '${specifier}';\nthing();\n`);
  return !rules.includes('boundaries/dependencies');
}

const forbidden: [file: string, specifier: string][] = [
  ['libs/contract/src/x.ts', '@barg/runtime/store'],
  ['libs/runtime/src/x.ts', '@barg/contract'],
  ['libs/ui-kit/src/x.ts', '@barg/contract'],
  ['libs/ui-kit/src/x.ts', '@barg/session'],
  ['libs/api-client/src/x.ts', '@barg/session'],
  ['libs/session/src/x.ts', '@barg/ui-kit'],
  ['apps/feed-remote/src/app/x.ts', '../../../live-remote/src/remote.ts'],
  ['apps/feed-remote/src/app/x.ts', '../../../shell/src/index.ts'],
  ['apps/feed-remote/src/app/x.ts', '@barg/api'],
  ['apps/shell/src/x.ts', '../../feed-remote/src/remote.ts'],
  ['apps/shell/src/x.ts', '@barg/api'],
  ['apps/api/src/x.ts', '@barg/session'],
  ['apps/api/src/x.ts', '@barg/runtime/rxjs'],
  ['apps/api/src/realtime/x.ts', '../modules/messages/places.ts'],
  ['apps/api/src/plugins/x.ts', '../modules/accounts/attempts.ts'],
  ['apps/api/src/jobs/x.ts', '../modules/files/files.jobs.ts'],
  ['apps/api/src/viewing/x.ts', '../modules/settings/settings.service.ts'],
  ['apps/api/src/viewing/x.ts', '../realtime/scope-log.ts'],
  ['apps/api/src/platform/x.ts', '../viewing/onlooker.ts'],
  ['apps/edge/src/x.ts', '@barg/session'],
  ['apps/edge/src/x.ts', '../../feed-remote/src/remote.ts'],
  ['e2e/specs/x.spec.ts', '@barg/contract'],
  ['tools/deploy/x.ts', '@barg/s3/testing'],
  ['tools/bench/x.ts', '@barg/api-client'],
  ['tools/black-box/x.ts', '@barg/api'],
];

for (const [file, specifier] of forbidden) {
  test(`${file} may not import ${specifier}`, async () => assert.equal(await mayImport(file, specifier), false));
}

const allowed: [file: string, specifier: string][] = [
  ['tools/black-box/x.ts', '../../libs/session/src/realtime/socket-bus.ts'],
  ['libs/session/src/x.ts', '@barg/contract'],
  ['libs/session/src/x.ts', '@barg/runtime/store'],
  ['libs/api-client/src/x.ts', '@barg/contract'],
  ['apps/feed-remote/src/features/posts/x.ts', '@barg/ui-kit'],
  ['apps/feed-remote/src/routes/x.ts', '@barg/session'],
  ['apps/shell/src/x.ts', '@barg/contract'],
  ['apps/api/src/x.ts', '@barg/contract/schemas'],
  ['apps/api/src/x.ts', './modules/index.ts'],
  ['apps/api/src/modules/wallet/x.ts', '../../viewing/items.ts'],
  ['apps/api/src/modules/wallet/x.ts', '../ledger/movements.ts'],
  ['apps/api/src/realtime/x.ts', '../viewing/onlooker.ts'],
  ['apps/api/src/jobs/x.test.ts', '../modules/index.ts'],
  ['apps/edge/src/x.ts', '@barg/api'],
  ['apps/feed-remote/webpack.config.mjs', './src/remote.ts'],
  ['tools/bench/x.ts', '@barg/session/realtime'],
  ['tools/deploy/x.test.ts', '@barg/s3/testing'],
];

for (const [file, specifier] of allowed) {
  test(`${file} may import ${specifier}`, async () => assert.equal(await mayImport(file, specifier), true));
}

test('text from people never becomes markup', async () => {
  const react = `export const Post = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />;\n`;
  assert.ok((await brokenRules('apps/feed-remote/src/app/x.tsx', react)).includes('no-restricted-syntax'));
  const plain = `export const show = (element: Element, text: string) => {\n  element.innerHTML = text;\n};\n`;
  assert.ok((await brokenRules('apps/feed-remote/src/app/x.ts', plain)).includes('no-restricted-syntax'));
});

test('a remote keeps nothing under keys that all teams share, and has no styles for the whole page', async () => {
  const leaks = [
    "export const keep = () => localStorage.setItem('draft', 'x');\n",
    "export const read = () => window.sessionStorage.getItem('draft');\n",
    "export const mark = () => {\n  document.cookie = 'seen=1';\n};\n",
    "export const tell = () => new BroadcastChannel('x').postMessage(1);\n",
    'export const ready = () => navigator.serviceWorker.ready;\n',
    'export const kept = () => caches.keys();\n',
    "export const drop = () => window.indexedDB.deleteDatabase('x');\n",
    "import styled from 'styled-components';\nexport const Box = styled.div.withConfig({ componentId: 'box' })``;\n",
    "import { createGlobalStyle } from 'styled-components';\nexport const Styles = createGlobalStyle``;\n",
  ];
  for (const code of leaks) {
    assert.ok((await brokenRules('apps/feed-remote/src/app/x.ts', code)).includes('no-restricted-syntax'), code);
  }
  const own = "import styled from 'styled-components';\nexport const Box = styled.div``;\n";
  assert.ok(!(await brokenRules('apps/feed-remote/src/app/x.ts', own)).includes('no-restricted-syntax'));
});

test('what a browser may refuse to keep is reached through one door, which is let through', async () => {
  const asking = [
    "export const read = () => window.sessionStorage.getItem('x');\n",
    "export const keep = () => localStorage.setItem('x', 'y');\n",
    'export const all = () => document.cookie;\n',
    "export const tell = () => new BroadcastChannel('x').postMessage(1);\n",
    'export const ready = () => navigator.serviceWorker.ready;\n',
    'export const kept = () => caches.keys();\n',
    "export const drop = () => indexedDB.deleteDatabase('x');\n",
    'export const all = () => cookieStore.getAll();\n',
    'const { serviceWorker } = navigator;\nexport const ready = serviceWorker.ready;\n',
    'const { cookie } = document;\nexport const all = cookie;\n',
  ];
  for (const code of asking) {
    for (const file of ['apps/shell/src/boot/x.ts', 'libs/session/src/x.ts'])
      assert.ok((await brokenRules(file, code)).includes('no-restricted-syntax'), `${file}: ${code}`);
    assert.ok(!(await brokenRules('libs/runtime/src/browser-stores.ts', code)).includes('no-restricted-syntax'), code);
  }
});

test('shared third parties come through their facades, their types from anywhere', async () => {
  const rule = '@typescript-eslint/no-restricted-imports';
  const file = 'apps/feed-remote/src/app/x.ts';
  assert.ok((await brokenRules(file, `import { map } from 'rxjs';\nmap();\n`)).includes(rule));
  assert.ok(
    !(await brokenRules(file, `import type { Observable } from 'rxjs';\nexport type X = Observable<1>;\n`)).includes(
      rule,
    ),
  );
});

test('a comment cannot switch a rule off', async () => {
  const rules = await brokenRules('apps/api/src/x.ts', `/* eslint-disable */\nexport const x = 1 == Number('1');\n`);
  assert.ok(rules.includes('eqeqeq'));
});
