import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from '../../workspace.ts';
import type { PackedFile } from '../archive.ts';
import { partsOf } from './describe-declaration.ts';
import type { Declaration, PackageSurface } from './surface.ts';

const FOLDER = path.join(WORKSPACE, '.cache/packages/surface/node_modules');

type Entry = string | { types: string };

/** The declarations behind each request: `./forms` and its file. */
function entriesOf(files: readonly PackedFile[]): [request: string, place: string][] {
  const manifest = files.find(({ place }) => place === 'package.json')?.content.toString() ?? '{}';
  const { exports = {} } = JSON.parse(manifest) as { exports?: Record<string, Entry> };
  return Object.entries(exports).flatMap(([request, entry]): [string, string][] => {
    if (typeof entry === 'string') return [];
    const place = entry.types.replace(/^\.\//, '');
    if (!request.includes('*')) return [[request, place]];
    const [before = '', after = ''] = place.split('*');
    const found = files.filter((file) => file.place.startsWith(before) && file.place.endsWith(after));
    const names = found.map((file) => file.place.slice(before.length, -after.length));
    return names
      .filter((name) => !name.includes('/'))
      .map((name) => [request.replace('*', name), before + name + after]);
  });
}

async function layOut(packages: ReadonlyMap<string, readonly PackedFile[]>): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  for (const [name, files] of packages) {
    const needed = files.filter(({ place }) => place.endsWith('.d.ts') || place === 'package.json');
    for (const { place, content } of needed) {
      const file = path.join(FOLDER, name, place);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2024,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Reads declarations, and those that they speak of, into one list. */
function collector(checker: ts.TypeChecker, root: string) {
  const surface: PackageSurface = {};
  const keys = new Map<ts.Symbol, string>();
  const isOwn = (declaration: ts.Declaration): boolean =>
    declaration.getSourceFile().fileName.startsWith(`${root}${path.sep}`);
  const targetOf = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /** Types that are spoken of and have no name outside stand by their file. */
  const innerKey = (symbol: ts.Symbol, declaration: ts.Declaration): string => {
    const file = path.relative(root, declaration.getSourceFile().fileName).split(path.sep).join('/');
    return `(${file.replace(/\.d\.ts$/, '')}) ${symbol.name}`;
  };

  function follow(node: ts.Node, isTaken: boolean): void {
    if (ts.isParameter(node)) isTaken = true;
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && targetOf(symbol);
      const declaration = target?.declarations?.find((one) => isOwn(one) && isNamed(one));
      if (target && declaration) add(target, keys.get(target) ?? innerKey(target, declaration), isTaken);
    }
    node.forEachChild((child) => follow(child, isTaken));
  }

  function add(symbol: ts.Symbol, key: string, isTaken: boolean): void {
    const known = surface[key];
    if (known && (known.isTaken || !isTaken)) return;
    keys.set(symbol, key);
    const declarations = (symbol.declarations ?? []).filter(isOwn);
    const parts = Object.assign({}, ...declarations.map(partsOf)) as Declaration['parts'];
    const isFunction = '()' in parts;
    surface[key] = {
      parts: declarations.length > 0 ? parts : { is: { type: 'of another package' } },
      ...(isTaken && !isFunction && { isTaken }),
    };
    for (const declaration of declarations) declaration.forEachChild((child) => follow(child, isTaken && !isFunction));
  }
  return { surface, add, targetOf, keys };
}

const isNamed = (declaration: ts.Declaration): boolean =>
  ts.isInterfaceDeclaration(declaration) ||
  ts.isTypeAliasDeclaration(declaration) ||
  ts.isClassDeclaration(declaration) ||
  ts.isVariableDeclaration(declaration) ||
  ts.isFunctionDeclaration(declaration);

function surfaceOf(program: ts.Program, name: string, files: readonly PackedFile[]): PackageSurface {
  const root = path.join(FOLDER, name);
  const checker = program.getTypeChecker();
  const { surface, add, targetOf, keys } = collector(checker, root);
  const exported = entriesOf(files).flatMap(([request, place]) => {
    const source = program.getSourceFile(path.join(root, place));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${name} has no declarations for ${request}`);
    return checker.getExportsOfModule(module).map((one) => ({ key: `${request} ${one.name}`, symbol: targetOf(one) }));
  });
  // All names first: what is spoken of before its own turn is known by its name.
  for (const { key, symbol } of exported) if (!keys.has(symbol)) keys.set(symbol, key);
  for (const { key, symbol } of exported) {
    if (keys.get(symbol) === key) add(symbol, key, false);
    // Exported twice.
    else surface[key] = { parts: { is: { type: `the same as ${keys.get(symbol)}` } } };
  }
  return Object.fromEntries(Object.entries(surface).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * What packages declare to their users, read from the declarations that are in them.
 *
 * @param packages the files of each, by name
 */
export async function readSurfaces(
  packages: ReadonlyMap<string, readonly PackedFile[]>,
): Promise<ReadonlyMap<string, PackageSurface>> {
  await layOut(packages);
  const roots = [...packages].flatMap(([name, files]) =>
    entriesOf(files).map(([, place]) => path.join(FOLDER, name, place)),
  );
  const program = ts.createProgram(roots, OPTIONS);
  return new Map([...packages].map(([name, files]) => [name, surfaceOf(program, name, files)]));
}
