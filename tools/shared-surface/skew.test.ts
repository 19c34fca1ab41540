import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import ts from 'typescript';
import { describeExports } from './describe-exports.ts';
import { skewOf } from '@barg/releases';

const root = await mkdtemp(path.join(os.tmpdir(), 'barg-surface-'));
after(() => rm(root, { recursive: true, force: true }));

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts'],
  types: [],
};
let files = 0;

/** The surface of a library with this source. */
async function surfaceOf(source: string, version = '1.0.0') {
  const file = path.join(root, `library-${(files += 1)}.ts`);
  await writeFile(file, source);
  return { '@barg/kit': { version, exports: describeExports(ts.createProgram([file], OPTIONS), file) } };
}

/** How a remote fares that was built with the one source, in a shell with the other. */
const skew = async (then: string, now: string) => skewOf(await surfaceOf(now), await surfaceOf(then));
const NONE = { breaks: [], notes: [] };

const BUTTON = `
  export interface ButtonProps { label: string; variant?: 'primary' | 'quiet'; onPress: (at: number) => void }
  export function Button(props: ButtonProps): string { return props.label }
  export const useUser = (): { name: string; age: number | null } => ({ name: '', age: null });
  export const sizes = { small: '4px', large: '8px' } as const;`;
const changed = (from: string, to: string): Promise<{ breaks: string[]; notes: string[] }> => {
  assert.ok(BUTTON.includes(from));
  return skew(BUTTON, BUTTON.replaceAll(from, to));
};

test('the same libraries, and libraries with more in them, fit', async () => {
  assert.deepEqual(await skew(BUTTON, BUTTON), NONE);
  assert.deepEqual(await skew(BUTTON, `${BUTTON} export const more = 1;`), NONE);
  assert.deepEqual(await changed('label: string;', 'label: string; icon?: string;'), NONE);
  assert.deepEqual(await changed("'primary' | 'quiet'", "'primary' | 'quiet' | 'danger'"), NONE);
  assert.deepEqual(await changed('{ name: string;', '{ name: string; nick: string;'), NONE);
});

test('names an export that is not there, however it is typed', async () => {
  const { breaks } = await changed('export const useUser', 'const useUser');
  assert.deepEqual(breaks, ['@barg/kit useUser is missing']);
  const used = { '@barg/kit': { version: '1.0.0', exports: { useUser: null } } };
  assert.deepEqual(skewOf(await surfaceOf(BUTTON), used), NONE);
  assert.deepEqual(skewOf({}, used).breaks, ['@barg/kit is not lent at all']);
});

test('names what a component needs now and does not take any longer', async () => {
  assert.deepEqual((await changed('label: string;', 'label: string; icon: string;')).breaks, [
    '@barg/kit Button(1).icon is missing',
  ]);
  assert.deepEqual((await changed("'primary' | 'quiet'", "'primary'")).breaks, [
    '@barg/kit Button(1).variant may be "quiet"',
  ]);
  assert.deepEqual((await changed('label: string;', 'label: number;')).breaks, [
    '@barg/kit Button(1).label is string, not number',
  ]);
  assert.deepEqual(await changed("variant?: 'primary' | 'quiet';", ''), {
    breaks: [],
    notes: ['@barg/kit Button(1).variant is no longer taken'],
  });
});

test('names what a call back is given otherwise', async () => {
  assert.deepEqual((await changed('(at: number)', '(at: string)')).breaks, [
    '@barg/kit Button(1).onPress(1) is string, not number',
  ]);
  assert.deepEqual(await changed('(at: number)', '(at: number, by: string)'), NONE);
});

test('names what is given back otherwise', async () => {
  const { breaks } = await changed(
    '{ name: string; age: number | null }',
    '{ name?: string; age: number | null | string }',
  );
  assert.deepEqual(breaks, ['@barg/kit useUser().age may be string', '@barg/kit useUser().name may be missing']);
});

test('a constant with another value is told and breaks nothing', async () => {
  assert.deepEqual(await changed("'8px'", "'9px'"), {
    breaks: [],
    notes: ['@barg/kit sizes.large is "9px", not "8px"'],
  });
});

test('asks for the version that the browser would ask for', async () => {
  const lent = await surfaceOf(BUTTON, '1.2.0');
  for (const [version, isRefused] of [
    ['1.2.9', false],
    ['1.1.0', false],
    ['1.3.0', true],
    ['2.0.0', true],
  ] as const) {
    const { breaks } = skewOf(lent, await surfaceOf(BUTTON, version));
    assert.deepEqual(breaks, isRefused ? [`@barg/kit is 1.2.0, and it was built with ${version}`] : [], version);
  }
});

test('describes what holds itself, and what is generic, without end or change', async () => {
  const source = `
    export interface Tree { value: string; below: Tree[] }
    export declare function walk(tree: Tree): Tree;
    export declare function first<T>(list: T[]): T;`;
  assert.deepEqual(await skew(source, source), NONE);
  const { notes } = await skew(source, source.replace('first<T>(list: T[])', 'first<T>(list: Iterable<T>)'));
  assert.equal(notes.length, 1);
});

test('takes the names of slots and intents as they come: one that is new needs no new shell', async () => {
  const then =
    "export const isSlotFilled = (name: 'shell.header' | 'post.actions'): boolean => name !== 'shell.header';";
  assert.deepEqual(await skew(then, then.replace("'post.actions'", "'shell.aside'")), NONE);
  const sizes = "export const isLarge = (size: 'large' | 'small'): boolean => size === 'large';";
  assert.match((await skew(sizes, sizes.replace("'small'", "'tiny'"))).breaks.join(), /may be "small"/);
});
