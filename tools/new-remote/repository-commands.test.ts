/** Every command that a team reads in its own repository is one that it has there. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { commands } from '../deploy/commands.ts';
import { readOptions as readDeployOptions } from '../deploy/options.ts';
import { documentsOf } from '../packages/manifests.ts';
import { PACKAGES } from '../packages/published.ts';
import { WORKSPACE } from '../workspace.ts';
import { createRepository } from './create-repository.ts';
import { readOptions } from './options.ts';
import { foreignCommands, type OwnScripts } from './testing/foreign-commands.ts';

const create = async (t: TestContext, ...args: string[]): Promise<string> => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-commands-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const repository = path.join(root, 'own');
  await createRepository(readOptions([...args, '--repository', repository]), repository);
  return repository;
};

const manifestIn = async (folder: string): Promise<OwnScripts> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as OwnScripts;
const OWN = await manifestIn(path.join(import.meta.dirname, 'repository'));

/** What a file's deploy commands say that the tool would not take. */
const misunderstoodIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm run deploy -- ([^`\n#|]+)/g)].flatMap(([line, words = '']) => {
    const given = words.trim().split(/\s+/);
    const [first = ''] = given;
    if (first === '--help') return [];
    if (!first.startsWith('--') && !Object.hasOwn(commands, first)) return [line];
    readDeployOptions(given.includes('tiny') ? given : ['tiny', ...given]);
    return [];
  });

for (const words of [['quiz-night'], ['commerce', '--take-out'], ['feed', '--take-out']]) {
  test(`each command in a file of the repository that ${words.join(' ')} makes is one of its own`, async (t) => {
    const repository = await create(t, ...words);
    const own = await manifestIn(repository);
    const entries = await readdir(repository, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    assert.ok(files.length > 15);
    let found = 0;
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      const place = path.relative(repository, file);
      assert.deepEqual(foreignCommands(text, own), [], place);
      assert.deepEqual(misunderstoodIn(text), [], place);
      found += text.match(/\bnpm (?:run|test|ci)\b/g)?.length ?? 0;
    }
    assert.ok(found > 20, 'the commands are not found any more');
  });
}

test('so is each command in what comes with the packages', () => {
  for (const [name, folder] of PACKAGES)
    for (const { place, content } of documentsOf(folder))
      assert.deepEqual(foreignCommands(content.toString(), OWN), [], `${name} ${place}`);
});

const guide = (name: string): Promise<string> => readFile(path.join(WORKSPACE, 'docs/guides', name), 'utf8');

test('own-repository.md: what is typed in the new repository is there', async () => {
  const sections = (await guide('own-repository.md')).split(/^## /m).filter((section) => /^[234]\. /.test(section));
  assert.equal(sections.length, 3);
  for (const section of sections) assert.deepEqual(foreignCommands(section, OWN), []);
});

test('remote.md: what stands in the place of each command that a repository of its own lacks', async () => {
  const page = await guide('remote.md');
  const [, table = ''] = /^## In a repository of its own\n(.*?)^## /ms.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| `(npm [^`]+)` +\| (.*) \|$/gm)];
  const told = rows.map(([, command = '']) => command);
  const lacking = foreignCommands(page.replace(table, ''), OWN);
  const untold = lacking.filter((command) => !told.some((one) => command.startsWith(one) || one.startsWith(command)));
  assert.deepEqual(untold, []);
  for (const [, , instead = ''] of rows) assert.deepEqual(foreignCommands(instead, OWN), []);
  assert.ok(rows.length > 3, 'the table is not found any more');
});
