import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { WORKSPACE } from '../workspace.ts';
import { checkUses } from './check-uses.ts';
import { findUses, type Use } from './find-uses.ts';
import { meaningsOf, namespaceOf, readTexts, textFolders } from './read-texts.ts';

/** Read whole by the build: tools/webpack/offline-pages-plugin.mjs. */
const readByTheBuild = /^site:offline\./;

/** The code of browsers; the web tier is read for the keys it names. */
const sources = (): string[] =>
  globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: WORKSPACE })
    .filter((file) => !/\.(test|story)\.tsx?$|[\\/]testing[\\/]|[\\/]generated[\\/]|^apps[\\/]api[\\/]/.test(file))
    .map((file) => path.join(WORKSPACE, file));

const program = (files: string[]): ts.Program => {
  const { config } = ts.readConfigFile(path.join(WORKSPACE, 'tsconfig.base.json'), (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, WORKSPACE);
  return ts.createProgram(files, { ...options, noEmit: true });
};

test('every text that the code asks for is there, filled in rightly, and none lies idle', async () => {
  const folders = textFolders();
  const texts = new Map(
    await Promise.all(
      folders.map(async (folder) => [namespaceOf(folder), meaningsOf(await readTexts(folder, 'en-US'))] as const),
    ),
  );
  const files = sources();
  /** A file that is handed its `t` asks for texts of its own app. */
  const namespacesOf = ({ place }: Use): string[] => {
    const app = place.split(path.sep).slice(0, 2).join(path.sep) + path.sep;
    const own = folders.filter((folder) => folder.startsWith(app)).map(namespaceOf);
    return own.length > 0 ? own : [...texts.keys()];
  };
  const report = checkUses(findUses(program(files), files, WORKSPACE), texts, namespacesOf);
  assert.deepEqual(report.missing, [], 'texts that the code asks for and no locale file has');
  assert.deepEqual(report.wrong, [], 'values that are filled in wrongly');
  const idle = report.unused.filter((name) => !readByTheBuild.test(name));
  assert.deepEqual(idle, [], 'texts that no code asks for: remove them from all locales');
});
