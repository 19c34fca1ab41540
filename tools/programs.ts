import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A file of an installed package, wherever npm has put the package. */
export const installedFile = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
