import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import type { PackedFile } from './archive.ts';
import { readJson, readManifest, type Manifest } from './published.ts';

/** The oldest Node on which the kit runs: the first of its line that tells a module its folder. */
const ENGINES = { node: '>=20.11' };

type Entry = string | { types: string; default: string };

/** The compiled form of an entry, with its types. */
function compiledEntry(source: string): Entry {
  if (source.endsWith('.json')) return source;
  const [, base] = /^(.*)\.tsx?$/.exec(source) ?? [];
  if (base === undefined) throw new Error(`${source} is no source`);
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

/** The manifest of a library as it is published. */
export function libraryManifest(folder: string): object {
  const { name, version, description, license, type, sideEffects, exports = {}, dependencies } = readManifest(folder);
  const compiled = Object.entries(exports).map(([request, source]) => [request, compiledEntry(source)] as const);
  return {
    ...{ name, version, description, license, type, sideEffects, engines: ENGINES },
    exports: { ...Object.fromEntries(compiled), './package.json': './package.json' },
    dependencies,
  };
}

/** What the kit runs or loads by name, besides what its modules import. */
const BY_NAME = [
  ...['@barg/contract', '@swc/core', '@swc/jest', '@swc/plugin-styled-components', 'swc-loader', 'react-refresh'],
  ...['jest', 'jest-environment-jsdom', '@types/jest', '@types/node', '@types/react', '@types/react-dom'],
  ...['@testing-library/dom', '@testing-library/jest-dom', '@testing-library/react', '@testing-library/user-event'],
  ...['eslint', 'eslint-import-resolver-typescript', 'ts7', 'webpack-cli', 'webpack-dev-server'],
];

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; link?: boolean }>;
}

/** Whom a package has in the version that the workspace has it. */
function versionIn(lock: Lock, { devDependencies = {} }: Manifest, name: string): string {
  // Under another name than its own.
  if (devDependencies[name]?.startsWith('npm:')) return devDependencies[name];
  const found = lock.packages[`node_modules/${name}`];
  const version = found?.link && found.resolved ? lock.packages[found.resolved]?.version : found?.version;
  if (version === undefined) throw new Error(`package-lock.json knows no ${name}, which the kit needs`);
  return version;
}

/** The kit's exports are JavaScript as they are; their types lie beside them. */
const kitEntry = (file: string): Entry => {
  const [, name] = /tools\/(\w+)\/remote\.mjs$/.exec(file) ?? [];
  return name === undefined ? file : { types: `./tools/remote-kit/types/${name}.d.ts`, default: file };
};

/**
 * The manifest of the kit as it is published.
 *
 * @param imports the packages that its modules import
 */
export function kitManifest(folder: string, imports: ReadonlySet<string>): object {
  const own = readManifest(folder);
  const [lock, root] = [readJson<Lock>('package-lock.json'), readJson<Manifest>('package.json')];
  const names = [...new Set([...imports, ...BY_NAME])].toSorted();
  const exports = Object.entries(own.exports ?? {}).map(([request, file]) => [request, kitEntry(file)] as const);
  return {
    ...own,
    engines: ENGINES,
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(names.map((name) => [name, versionIn(lock, root, name)])),
  };
}

/** What every package brings for its readers. */
export const documentsOf = (folder: string): PackedFile[] =>
  ['README.md', 'CHANGELOG.md'].map((place) => {
    const file = path.join(WORKSPACE, folder, place);
    if (!existsSync(file)) throw new Error(`${folder} has no ${place}.`);
    return { place, content: readFileSync(file) };
  });
