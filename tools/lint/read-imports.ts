import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `from '…'`, `import('…')`, with or without a chunk name, and `import '…'` of a path. Not found in comments and
 * strings.
 */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** The paths that a file imports, types among them, as written. */
export const importsIn = (code: string): string[] =>
  [...code.matchAll(SPECIFIER)].flatMap(([, specifier]) => specifier ?? []);

/** Those of {@link importsIn} of which it takes a value when it is loaded: neither types alone nor what it loads later. */
export const valueImportsIn = (code: string): string[] =>
  [...code.matchAll(/^(?:import|export)\b(?! type\b)([^;]*?)\bfrom '(\.[^']+)'/gm)].flatMap(
    ([, names = '', target]) => {
      const named = /\{([^}]*)\}/
        .exec(names)?.[1]
        ?.split(',')
        .filter((name) => name.trim() !== '');
      const isOfTypes = named?.every((name) => name.trim().startsWith('type ')) && /^\s*\{/.test(names);
      return isOfTypes ? [] : (target ?? []);
    },
  );

/** The relative imports of every TypeScript file below a folder, types among them, as paths below it. */
export const readImports = (folder: string): Map<string, string[]> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return new Map(
    files.map((file) => {
      const targets = importsIn(readFileSync(path.join(folder, file), 'utf8'));
      return [file, targets.map((target) => path.join(path.dirname(file), target))];
    }),
  );
};
