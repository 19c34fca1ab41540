import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

interface Block {
  name: string;
  /** What is styled, as `button` or `Link`. */
  of: string;
  css: string;
}

/** The styled components of a file. What is written with a function of its own in backquotes ends a block early. */
const blocksIn = (code: string): Block[] =>
  [...code.matchAll(/const (\w+) = styled(?:\.(\w+)|\((\w+)\))[^`]*`((?:\$\{[^`]*?\}|[^`])*)`/g)].map(
    ([, name = '', element, component, css = '']) => ({ name, of: element ?? component ?? '', css }),
  );

const files = globSync('{apps,libs}/**/src/**/*.styles.ts', { cwd: WORKSPACE }).filter(
  (file) => !file.includes('node_modules'),
);
const blocks = files.flatMap((file) =>
  blocksIn(readFileSync(path.join(WORKSPACE, file), 'utf8')).map((block) => ({ ...block, file })),
);
const named = (found: typeof blocks): string[] => found.map(({ file, name }) => `${file}: ${name}`).toSorted();

/** Pixels that the design asks of what a finger presses. */
const TOUCH = 44;

const isLow = ({ of, css }: Block): boolean => {
  if (!['button', 'Link', 'NavLink', 'CalendarCell', 'select'].includes(of)) return false;
  const height = /(?:^|\s)(?:min-)?block-size: (\d+)px/.exec(css)?.[1];
  return height !== undefined && Number(height) < TOUCH;
};

test('what is pressed and lower than a finger wants has a larger target where there is one', () => {
  assert.ok(blocks.length > 500, String(blocks.length));
  const low = blocks.filter(isLow);
  assert.ok(low.length > 3, String(low.length));
  const small = low.filter(({ css }) => !css.includes('touchTarget(') && !css.includes('media.coarse'));
  assert.deepEqual(named(small), []);
});

test('a bar that sticks to the foot of a page keeps clear of it what gets the focus', () => {
  const bars = blocks.filter(({ css }) => css.includes('stickyFoot('));
  assert.ok(bars.length > 2, String(bars.length));
  const atFoot = ({ css }: Block) => /position: sticky;/.test(css) && /(?:^|\s)inset-block-end:/.test(css);
  // What takes no room lies over the page as a button of its own.
  const bare = blocks.filter((block) => atFoot(block) && !block.css.includes('block-size: 0;'));
  assert.deepEqual(named(bare), []);
});
