import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { guideLines } from './guide-lines.ts';
import { TYPED } from './typed-commands.ts';

const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/guides/*.md', { cwd: WORKSPACE })];
const read = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');

/** How a line begins that somebody could type. */
const COMMAND = /^(?:export [A-Z]|(?:[A-Z][A-Z0-9_]*=\S* )*(?:npm|npx|node|git|curl|docker|kubectl) )/;
/** Words to be filled in, as `<name>` and `[--each]`, and a script that is only named: tools/deploy/guides.test.ts. */
const NOT_WHOLE = /[<[…|]|\.\.\.|--cases N$|^npm (?:run [\w:]+|start|test)$|^node --test$/;

/** The lines of a page's blocks that are not of `sh`. */
const linesOfOtherBlocks = (page: string): string[] =>
  [...read(page).matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms)]
    .filter(([, language]) => language !== 'sh')
    .flatMap(([, , block = '']) => block.split('\n').map((line) => line.trim()));

/** The whole commands within the sentences of a page. */
const commandsInSentences = (page: string): string[] =>
  [
    ...read(page)
      .replaceAll(/^ *```.*?^ *```$/gms, '')
      .matchAll(/`([^`\n]+)`/g),
  ]
    .map(([, code = '']) => code)
    .filter((code) => COMMAND.test(`${code} `) && !NOT_WHOLE.test(code));

const isTyped = (page: string, command: string): boolean =>
  (TYPED[page] ?? []).some(({ begin }) => begin.some((start) => command.startsWith(start)));

const blocks = new Map(
  await Promise.all(PAGES.map(async (page) => [page, await guideLines(path.relative('docs/guides', page))] as const)),
);
const lines = [...blocks.values()].flat();

test('each command that a page has people type is typed by a test, or it is said why not', () => {
  const untyped = [...blocks].flatMap(([page, own]) =>
    own.filter((line) => !isTyped(page, line)).map((line) => `${page}: ${line}`),
  );
  assert.deepEqual(untyped, []);
  assert.ok(lines.length > 60, `${lines.length} commands`);
});

test('so is each whole command within a sentence, unless it begins one that is, or the tool reads it in a test', () => {
  const untyped = PAGES.flatMap((page) =>
    commandsInSentences(page)
      .filter((command) => !command.startsWith('npm run deploy -- '))
      .filter((command) => !lines.some((line) => line.startsWith(command)) && !isTyped(page, command))
      .map((command) => `${page}: ${command}`),
  );
  assert.deepEqual(untyped, []);
});

test('commands stand in blocks of sh, where they are found', () => {
  const hidden = PAGES.flatMap((page) =>
    linesOfOtherBlocks(page)
      .filter((line) => COMMAND.test(line) && !/^export (?:const|default|function) /.test(line))
      .map((line) => `${page}: ${line}`),
  );
  assert.deepEqual(hidden, []);
});

test('each test that is named is there and reads that page, and nothing is named that no page has', () => {
  for (const [page, all] of Object.entries(TYPED)) {
    const known = [...(blocks.get(page) ?? []), ...commandsInSentences(page)];
    for (const entry of all) {
      for (const start of entry.begin)
        assert.ok(
          known.some((command) => command.startsWith(start)),
          `${page} has no ${start}`,
        );
      if (!('by' in entry)) continue;
      assert.ok(existsSync(path.join(WORKSPACE, entry.by)), entry.by);
      assert.ok(read(entry.by).includes(path.basename(page)), `${entry.by} does not read ${page}`);
    }
  }
});
