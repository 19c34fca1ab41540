import ts from 'typescript';
import { typeDescriber } from './describe-type.ts';
import type { Shape } from '@barg/releases';

const isOwn = (file: string): boolean => !file.includes('/node_modules/');

/** The exports of a module with their types. Type-only exports are left out. */
export function describeExports(program: ts.Program, file: string): Record<string, Shape> {
  const checker = program.getTypeChecker();
  const shapeOf = typeDescriber(checker, isOwn);
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${file} cannot be read as a module`);
  const found = checker.getExportsOfModule(symbol).flatMap((exported) => {
    const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(target.flags & ts.SymbolFlags.Value)) return [];
    return [[exported.name, shapeOf(checker.getTypeOfSymbol(target))] as const];
  });
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
