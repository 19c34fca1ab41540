/** What the kit says in the repository of a team: of that repository, and of commands that it has. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { promisify } from 'node:util';
import ts from 'typescript';
import { commands } from '../deploy/commands.ts';
import { usageIn } from '../deploy/usage.ts';
import { foreignCommands, type OwnScripts } from '../new-remote/testing/foreign-commands.ts';
import { compileKit } from '../packages/compile-kit.ts';
import { kitManifest } from '../packages/manifests.ts';
import type { Manifest } from '../packages/published.ts';
import { WORKSPACE } from '../workspace.ts';

const kit = compileKit();
const MANIFEST = await readFile(path.join(WORKSPACE, 'tools/new-remote/repository/package.json'), 'utf8');
const OWN = JSON.parse(MANIFEST) as OwnScripts;

/** What the workspace's own programs say alone, which the kit does not start. */
const NEVER_SAID: Readonly<Record<string, string>> = {
  'tools/contract/deployed-remotes.js': 'readWorkspace, which npm run contract:check starts',
};

/** The texts of a module, without those that stand where the tools are no package. */
function textsOf(place: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node) && /^(?:isInstalled|own)$/.test(node.condition.getText())) {
      visit(node.whenTrue);
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    } else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(place, source, ts.ScriptTarget.Latest, true));
  return texts;
}

test('no hint of the kit names a command that a team’s repository lacks', () => {
  const texts = kit.files
    .filter(({ place }) => /\.(?:js|mjs|cjs)$/.test(place) && !(place in NEVER_SAID))
    .flatMap(({ place, content }) => textsOf(place, content.toString()).map((text) => ({ place, text })));
  assert.ok(texts.some(({ text }) => text.includes('npm run ')));
  const foreign = texts.flatMap(({ place, text }) => foreignCommands(text, OWN).map((command) => [place, command]));
  assert.deepEqual(foreign, []);
  for (const place of Object.keys(NEVER_SAID)) {
    const content = kit.files.find((file) => file.place === place)?.content.toString() ?? '';
    assert.notDeepEqual(foreignCommands(content, OWN), [], `${place} says nothing of the kind any more`);
  }
});

test('the help of deployments names every command, in a repository of its own without a remote’s name', () => {
  const own = usageIn({ remote: 'quiz-night', site: 'https://site.example' });
  for (const command of Object.keys(commands)) {
    if (command === 'deploy') continue;
    for (const usage of [own, usageIn(null)])
      assert.match(usage, new RegExp(`(?: -- |\\| |npm run )${command}\\b`), command);
  }
  assert.doesNotMatch(own, /apps\/|<remote>|\bshell\b(?! lacks)|\.data/);
  assert.match(own, /default BARG_DEPLOY_TO, else https:\/\/site\.example\)/);
  assert.match(own, /keygen <team> quiz-night/);
});

/** A repository of a team as npm leaves it: the kit is a package there, packages of others come from here. */
async function installed(t: TestContext): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-kit-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const folder = path.join(root, 'node_modules/@barg/remote-kit');
  for (const { place, content } of kit.files) {
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
    await writeFile(path.join(folder, place), content);
  }
  const kitsOwn = kitManifest('tools/remote-kit', kit.imports) as Manifest;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(kitsOwn));
  for (const name of Object.keys(kitsOwn.dependencies ?? {})) {
    const place = path.join(root, 'node_modules', name);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.join(WORKSPACE, 'node_modules', name), place);
  }
  const manifest = { ...OWN, name: 'quiz-night-remote', barg: { site: 'https://site.example' } };
  await writeFile(path.join(root, 'package.json'), JSON.stringify(manifest));
  return root;
}

test('a command that is asked for help there speaks of that repository', async (t) => {
  const cwd = await installed(t);
  const program = path.join(cwd, 'node_modules/@barg/remote-kit/tools/remote-kit/main.js');
  for (const words of [['check', '--help'], ['dev', '--help'], ['types', '--help'], []]) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { cwd });
    assert.match(stdout, /^Usage: np[mx] /);
    assert.doesNotMatch(stdout, /apps\/|<remote>|repository of its own|workspace/, words.join(' '));
    assert.deepEqual(foreignCommands(stdout, OWN), [], words.join(' '));
    const isOfASite = words[0] === 'check' || words[0] === 'dev';
    assert.equal(stdout.includes('https://site.example'), isOfASite, words.join(' '));
  }
});
