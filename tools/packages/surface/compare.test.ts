import assert from 'node:assert/strict';
import test from 'node:test';
import type { PackedFile } from '../archive.ts';
import { compareSurfaces, isAtLeast, levelOf, nextVersion } from './compare.ts';
import { readSurfaces } from './read-surface.ts';

/** A package of one file of declarations. */
const packageOf = (declarations: string): PackedFile[] => [
  { place: 'package.json', content: Buffer.from(JSON.stringify({ exports: { '.': { types: './index.d.ts' } } })) },
  { place: 'index.d.ts', content: Buffer.from(declarations) },
];

/** As the compiler writes them: without the last line everything would be exported. */
const BEFORE = `
interface Props { size?: 'sm' | 'lg'; label: string; }
export declare const Badge: (props: Props) => string;
export interface Person { name: string; bio?: string; }
export declare function personOf(id: string): Person;
export declare class Store { private secret; read(key: string): string; }
export type Kind = 'fan' | 'performer';
export {};
`;

const CHANGES: [what: string, from: string, to: string, expected: string[]][] = [
  ['nothing', '', '', []],
  ['lines and order', `'sm' | 'lg'`, `\n 'lg' | 'sm'`, []],
  ['what is private', 'private secret', 'private other', []],
  ['one more export', BEFORE, `${BEFORE}export declare const two: 2;`, ['minor two is new']],
  ['an export goes', `export type Kind = 'fan' | 'performer';`, '', ['major Kind is gone']],
  ['a value of a union comes', `'performer';`, `'performer' | 'operator';`, [`minor Kind may be 'operator' too`]],
  ['a value of a union goes', `'fan' | 'performer'`, `'fan'`, [`major Kind is 'fan', and was 'fan' | 'performer'`]],
  ['a property of an answer comes', 'bio?: string;', 'bio?: string; age: number;', ['minor Person.age is new']],
  ['a property of an answer may miss', 'name: string;', 'name?: string;', ['major Person.name may be missing now']],
  ['an answer is certain', 'bio?: string', 'bio: string', ['minor Person.bio is always there now']],
  [
    'a prop that may be left out',
    'label: string;',
    'label: string; tone?: string;',
    ['minor (index) Props.tone is new'],
  ],
  [
    'a prop that must be given',
    'label: string;',
    'label: string; tone: string;',
    ['major (index) Props.tone is new, and needed'],
  ],
  ['a prop need not be given', 'label: string', 'label?: string', ['minor (index) Props.label may be left out now']],
  ['a prop takes less', `'sm' | 'lg'`, `'lg'`, [`major (index) Props.size is 'lg', and was 'lg' | 'sm'`]],
  ['one more argument', 'id: string)', 'id: string, at: number)', ['major personOf(2) is new, and needed']],
  ['one more that may be left out', 'id: string)', 'id: string, at?: number)', ['minor personOf(2) is new']],
  ['another answer', 'string): Person', 'string): Person | null', ['minor personOf() may be null too']],
  [
    'a method takes something else',
    'key: string',
    'key: number',
    ['major Store.read is read(key: number): string, and was read(key: string): string'],
  ],
];

test('tells what went and narrowed from what came', async () => {
  const variants = CHANGES.map(([what, from, to]) => [what, packageOf(BEFORE.replace(from, to))] as const);
  const surfaces = await readSurfaces(new Map([['before', packageOf(BEFORE)], ...variants]));
  const before = surfaces.get('before') ?? {};
  for (const [what, , , expected] of CHANGES) {
    const changes = compareSurfaces(before, surfaces.get(what) ?? {});
    assert.deepEqual(
      changes.map(({ level, sentence }) => `${level} ${sentence}`),
      expected,
      what,
    );
  }
});

test('the greater change decides the version, which may be greater still', () => {
  const changes = [
    { level: 'minor' as const, sentence: 'a' },
    { level: 'major' as const, sentence: 'b' },
  ];
  assert.deepEqual([levelOf([]), levelOf(changes.slice(0, 1)), levelOf(changes)], [null, 'minor', 'major']);
  assert.deepEqual(
    [nextVersion('1.2.3', null), nextVersion('1.2.3', 'minor'), nextVersion('1.2.3', 'major')],
    ['1.2.3', '1.3.0', '2.0.0'],
  );
  assert.deepEqual(
    ['1.3.0', '1.3.1', '2.0.0', '1.10.0'].map((version) => isAtLeast(version, '1.3.0')),
    [true, true, true, true],
  );
  assert.deepEqual(
    ['1.2.9', '0.9.0'].map((version) => isAtLeast(version, '1.3.0')),
    [false, false],
  );
  assert.throws(() => nextVersion('1.2', 'minor'), /no version of three numbers/);
});
