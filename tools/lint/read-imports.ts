import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `from '…'`, `import('…')` and `import '…'` of a path. Comments and texts of ours hold none. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** The relative imports of every TypeScript file below a folder, types among them, as paths below it. */
export const readImports = (folder: string): Map<string, string[]> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return new Map(
    files.map((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      const targets = [...code.matchAll(SPECIFIER)].flatMap(([, specifier]) => specifier ?? []);
      return [file, targets.map((target) => path.join(path.dirname(file), target))];
    }),
  );
};
