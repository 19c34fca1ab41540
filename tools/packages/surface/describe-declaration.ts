import ts from 'typescript';
import type { Part } from './surface.ts';

/** Where a package's declaration comes from does not matter, nor how its lines are broken. */
const textOf = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/[;,] ?(?=\}|$)/g, '')
    .trim();

const typeText = (node: ts.TypeNode | undefined): string => {
  if (!node) return 'any';
  return ts.isUnionTypeNode(node) ? node.types.map(textOf).toSorted().join(' | ') : textOf(node);
};

type Parts = Record<string, Part>;

const part = (type: string, isOptional: boolean): Part => ({ type, ...(isOptional && { isOptional }) });

const callParts = (call: ts.SignatureDeclarationBase): Parts => ({
  ...Object.fromEntries(
    call.parameters.map((one, at) => [
      `(${at + 1})`,
      part(typeText(one.type), !!one.questionToken || !!one.dotDotDotToken),
    ]),
  ),
  '()': part(typeText(call.type), false),
});

const isHidden = (member: ts.Node): boolean =>
  ts.canHaveModifiers(member) &&
  (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);

/** What has no name of its own: calls, indexes, constructors. */
const nameOf = (member: ts.TypeElement | ts.ClassElement): string =>
  member.name ? member.name.getText() : `[${ts.SyntaxKind[member.kind]}]`;

function memberParts(members: readonly (ts.TypeElement | ts.ClassElement)[]): Parts {
  const parts: Parts = {};
  for (const member of members) {
    if (isHidden(member)) continue;
    const name = nameOf(member);
    const type =
      ts.isPropertySignature(member) || ts.isPropertyDeclaration(member) ? typeText(member.type) : textOf(member);
    const before = parts[name];
    // Overloads.
    parts[name] = before
      ? { ...before, type: `${before.type} & ${type}` }
      : part(type, 'questionToken' in member && !!member.questionToken);
  }
  return parts;
}

const headParts = ({
  typeParameters,
  heritageClauses,
}: {
  typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration>;
  heritageClauses?: ts.NodeArray<ts.HeritageClause>;
}): Parts => ({
  ...(typeParameters && { '<>': part(typeParameters.map(textOf).join(', '), false) }),
  ...(heritageClauses && { extends: part(heritageClauses.map(textOf).join(' '), false) }),
});

function typeParts(type: ts.TypeNode | undefined): Parts {
  if (type && ts.isTypeLiteralNode(type)) return memberParts(type.members);
  if (type && ts.isFunctionTypeNode(type)) return { ...headParts(type), ...callParts(type) };
  return { is: part(typeText(type), false) };
}

/** The parts of a declaration, as far as its users depend on them. */
export function partsOf(declaration: ts.Declaration): Parts {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration))
    return { ...headParts(declaration), ...memberParts(declaration.members) };
  if (ts.isTypeAliasDeclaration(declaration)) return { ...headParts(declaration), ...typeParts(declaration.type) };
  if (ts.isFunctionDeclaration(declaration)) return { ...headParts(declaration), ...callParts(declaration) };
  if (ts.isVariableDeclaration(declaration)) return typeParts(declaration.type);
  return { is: part(textOf(declaration), false) };
}
