import path from 'node:path';
import type { ServedPackage } from '../../apps/edge/src/packages/package-index.ts';
import { tellOutcome } from '../outcome.ts';

/** Says which packages lie in a folder now. */
export function tellPackages(out: string, made: readonly ServedPackage[]): void {
  for (const { name, version, bytes, file } of made) {
    console.log(`${name} ${version}  ${Math.ceil(bytes / 1024)} KB  ${file}`);
  }
  console.log(`In ${path.relative(process.cwd(), out) || '.'}; a running site serves them below /packages/.`);
  const packages = made.map(({ name, version, bytes, file, integrity }) => ({ name, version, bytes, file, integrity }));
  tellOutcome({ folder: out, packages });
}
