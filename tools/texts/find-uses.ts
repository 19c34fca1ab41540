import path from 'node:path';
import ts from 'typescript';

/** A place in the code that uses a text. */
export interface Use {
  /** `apps/feed-remote/src/x.tsx:12`. */
  place: string;
  /** The namespaces of a key without one: those that the file uses. */
  namespaces: string[];
  /** Keys as far as types tell them, with `*` for open parts. */
  keys: string[];
  /** Names of the given values; null when types do not tell them. */
  values: string[] | null;
  /** The values are written here, for this text only; elsewhere an object may be shared by several texts. */
  hasOwnValues: boolean;
}

export interface Found {
  uses: Use[];
  /** Every string in the code: keys are also data, in descriptors and tables. */
  literals: Set<string>;
  /** The possible values of templates, with `*` for open parts. */
  composed: Set<string>;
}

/** More spellings than this mean an uninformative type. */
const MAX_SPELLINGS = 200;

const literalsOf = (type: ts.Type): string[] | null => {
  const parts = type.isUnion() ? type.types : [type];
  const defined = parts.filter((part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  const texts = defined.map((part) => (part.isStringLiteral() || part.isNumberLiteral() ? String(part.value) : null));
  return texts.length > 0 && texts.length <= MAX_SPELLINGS && texts.every((text) => text !== null) ? texts : null;
};

const combine = (heads: string[], tails: string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, MAX_SPELLINGS);

/** Every spelling of an expression; `*` for parts that types leave open. */
const spellingsOf = (node: ts.Expression, checker: ts.TypeChecker): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return spellingsOf(node.expression, checker);
  // A key with its fallbacks.
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => spellingsOf(element, checker));
  if (ts.isConditionalExpression(node)) {
    return [...spellingsOf(node.whenTrue, checker), ...spellingsOf(node.whenFalse, checker)];
  }
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (heads, { expression, literal }) => combine(combine(heads, spellingsOf(expression, checker)), [literal.text]),
      [node.head.text],
    );
  }
  return literalsOf(checker.getTypeAtLocation(node)) ?? ['*'];
};

const valuesOf = (node: ts.Expression | undefined, checker: ts.TypeChecker): string[] | null => {
  if (!node) return [];
  const type = checker.getTypeAtLocation(node);
  return type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) ? null : type.getProperties().map(({ name }) => name);
};

const isTranslate = ({ expression }: ts.CallExpression): boolean =>
  (ts.isIdentifier(expression) && expression.text === 't') ||
  (ts.isPropertyAccessExpression(expression) && expression.name.text === 't');

const namespacesOf = (file: ts.SourceFile): string[] => {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'useTranslation') {
      const [argument] = node.arguments;
      const names = argument && ts.isArrayLiteralExpression(argument) ? argument.elements : [argument];
      for (const name of names) if (name && ts.isStringLiteralLike(name)) found.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
};

/** Every use of a text in the given files, by their types. */
export function findUses(program: ts.Program, files: readonly string[], root: string): Found {
  const checker = program.getTypeChecker();
  const found: Found = { uses: [], literals: new Set(), composed: new Set() };
  for (const name of files) {
    const file = program.getSourceFile(name);
    if (!file) continue;
    const namespaces = namespacesOf(file);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) found.literals.add(node.text);
      if (ts.isTemplateExpression(node)) spellingsOf(node, checker).forEach((text) => found.composed.add(text));
      if (ts.isCallExpression(node) && isTranslate(node) && node.arguments[0]) {
        const [key, values] = node.arguments;
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        found.uses.push({
          place: `${path.relative(root, name)}:${line + 1}`,
          namespaces,
          keys: spellingsOf(key, checker),
          values: valuesOf(values, checker),
          hasOwnValues: values !== undefined && ts.isObjectLiteralExpression(values),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}
