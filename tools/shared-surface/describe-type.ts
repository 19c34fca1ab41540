import { createHash } from 'node:crypto';
import ts from 'typescript';
import { intentSchemas, slotSchemas } from '@barg/contract/schemas';
import type { Place, Shape } from '@barg/releases';

/** Deeper types are only printed: callers of a library rarely use more levels. */
const MAX_DEPTH = 5;
/** Longer texts are cut and end with a digest: they are compared, not read. */
const MAX_TEXT = 120;

const { TypeFlags, SymbolFlags } = ts;

/** Types without parts. */
const PLAIN =
  TypeFlags.Any |
  TypeFlags.Unknown |
  TypeFlags.Never |
  TypeFlags.Void |
  TypeFlags.Undefined |
  TypeFlags.Null |
  TypeFlags.BooleanLike |
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.ESSymbolLike;

/**
 * Names that two remotes agree on: the shell passes them on, known or not. Their schemas are compared as part of the
 * contract.
 */
const AGREED_NAMES: ReadonlySet<string> = new Set([...Object.keys(slotSchemas), ...Object.keys(intentSchemas)]);
const isAgreedName = (type: ts.Type): boolean => type.isStringLiteral() && AGREED_NAMES.has(type.value);

const shorten = (text: string): string => {
  if (text.length <= MAX_TEXT) return text;
  return `${text.slice(0, MAX_TEXT)}… ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
};

/**
 * Describes types of a program.
 *
 * @param isOwn tells a file of this workspace from one of a package, whose types are only printed
 */
export function typeDescriber(checker: ts.TypeChecker, isOwn: (file: string) => boolean) {
  const print = (type: ts.Type): string => {
    const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    return shorten(text.replace(/import\("[^"]*"\)\./g, ''));
  };
  const isOfWorkspace = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((declaration) => isOwn(declaration.getSourceFile().fileName));
  const inOrder = (shapes: Shape[]): Shape[] =>
    [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape]))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, shape]) => shape);

  function describe(type: ts.Type, open: readonly ts.Type[]): Shape {
    if (type.flags & PLAIN && !type.isUnion()) return print(type);
    if (open.length >= MAX_DEPTH || open.includes(type)) return print(type);
    const below = [...open, type];
    if (type.isUnion()) return describeUnion(type, below);
    if (checker.isArrayType(type)) return { list: describe(elementOf(type), below) };
    const [call, ...overloads] = type.getCallSignatures();
    if (call && overloads.length === 0 && !call.typeParameters) return describeCall(call, below);
    return describeProperties(type, below) ?? print(type);
  }

  const elementOf = (type: ts.Type): ts.Type =>
    checker.getTypeArguments(type as ts.TypeReference)[0] ?? checker.getAnyType();

  function describeUnion(type: ts.UnionType, open: readonly ts.Type[]): Shape {
    // `boolean` is a union too.
    if (type.flags & TypeFlags.Boolean) return 'boolean';
    if (type.types.every(isAgreedName)) return 'string';
    const shapes = inOrder(type.types.map((branch) => describe(branch, open)));
    const [first] = shapes;
    return shapes.length === 1 && first !== undefined ? first : { union: shapes };
  }

  function placeOf(symbol: ts.Symbol, isOptional: boolean, open: readonly ts.Type[]): Place {
    const declared = checker.getTypeOfSymbol(symbol);
    const type = isOptional ? checker.getNonNullableType(declared) : declared;
    // `null` and optional are told apart by the declared union.
    const mayBeNull = isOptional && declared.isUnion() && declared.types.some(({ flags }) => flags & TypeFlags.Null);
    const shape = describe(type, open);
    return { type: mayBeNull ? { union: inOrder([shape, 'null']) } : shape, ...(isOptional && { isOptional: true }) };
  }

  const isOptionalParameter = (symbol: ts.Symbol): boolean =>
    (symbol.declarations ?? []).some(
      (declaration) =>
        ts.isParameter(declaration) && (checker.isOptionalParameter(declaration) || !!declaration.dotDotDotToken),
    );

  const describeCall = (call: ts.Signature, open: readonly ts.Type[]): Shape => ({
    parameters: call.parameters.map((symbol) => placeOf(symbol, isOptionalParameter(symbol), open)),
    returns: describe(call.getReturnType(), open),
  });

  /** Null for types from packages, such as the attributes that a component passes to its element. */
  function describeProperties(type: ts.Type, open: readonly ts.Type[]): Shape | null {
    const own = checker.getPropertiesOfType(type).filter(isOfWorkspace);
    if (own.length === 0) return null;
    const places = own.map((symbol) => [symbol.name, placeOf(symbol, isOptional(symbol), open)] as const);
    return { properties: Object.fromEntries(places.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
  }

  const isOptional = ({ flags }: ts.Symbol): boolean => (flags & SymbolFlags.Optional) !== 0;

  return (type: ts.Type): Shape => describe(type, []);
}
