import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

const DECISIONS = path.join(WORKSPACE, 'docs/decisions');
const read = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');

const pages = globSync('[0-9]*.md', { cwd: DECISIONS })
  .sort()
  .map((file) => {
    const text = read(`docs/decisions/${file}`);
    const [, number, title] = /^# (\d{4})\. (.+)\n/.exec(text) ?? [];
    return { file, number, title, status: text.split(/\n{2,}/)[1] ?? '' };
  });

/** What a Markdown text links to within the repository, without the place in the page. What stands as code is no link. */
const relativeLinks = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, 'code').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

test('the first line of each decision is "# NNNN. Title", with the number of its file and of no other', () => {
  assert.ok(pages.length > 100);
  for (const { file, number } of pages) assert.equal(number, file.slice(0, 4), file);
  assert.equal(new Set(pages.map(({ number }) => number)).size, pages.length);
});

test('the index names each decision once, with its own title', () => {
  const entries = [...read('docs/decisions/README.md').matchAll(/^- (\d{4}) \[(.+)\]\((.+?)\): /gm)];
  assert.deepEqual(
    entries.map(([, number, title, file]) => `${number} [${title}](${file})`).sort(),
    pages.map(({ file, number, title }) => `${number} [${title}](${file})`),
    'add the page to docs/decisions/README.md below its area',
  );
});

test('within an area decisions stand in the order of their numbers, and no area is so large that it hides two', () => {
  for (const area of read('docs/decisions/README.md').split(/^## /m).slice(1)) {
    const numbers = [...area.matchAll(/^- (\d{4}) /gm)].map(([, number]) => number);
    assert.deepEqual(numbers, numbers.toSorted(), area.split('\n')[0]);
    assert.ok(numbers.length > 0 && numbers.length <= 30, area.split('\n')[0]);
  }
});

test('a decision that is replaced, wholly or in part, names the page that does it, and the index says so', () => {
  const index = read('docs/decisions/README.md').split('\n');
  for (const { file, status } of pages) {
    const [claim] = /^(Replaced by|In force in part)/.exec(status) ?? ['In force'];
    const entry = index.find((line) => line.includes(`](${file}): `)) ?? '';
    assert.ok(entry.includes(`](${file}): ${claim.toLowerCase()}`), `${file}: "${claim}", and the index: ${entry}`);
    if (claim === 'In force') continue;
    const replacing = relativeLinks(status);
    assert.ok(replacing.length > 0, `${file} does not say by what`);
    for (const target of replacing)
      assert.ok(
        pages.some((page) => page.file === target && target !== file),
        file,
      );
  }
});

test('every relative link of the documents leads to a file', () => {
  const documents = globSync(['docs/**/*.md', 'README.md', 'CONTRIBUTING.md'], { cwd: WORKSPACE });
  const links = documents.flatMap((file) =>
    relativeLinks(read(file)).map((target) => ({
      file,
      target,
      at: path.resolve(WORKSPACE, path.dirname(file), target),
    })),
  );
  assert.ok(links.length > 200);
  assert.deepEqual(
    links.filter(({ at }) => !existsSync(at)).map(({ file, target }) => `${file}: ${target}`),
    [],
  );
});
