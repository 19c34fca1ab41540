import type { PackedFile } from '../archive.ts';
import { compareSurfaces, isAtLeast, levelOf, nextVersion, type Change } from './compare.ts';
import { readSurfaces } from './read-surface.ts';
import { readReleased, writeReleased, type Released } from './released.ts';
import type { PackageSurface } from './surface.ts';

export interface Verdict {
  name: string;
  version: string;
  /** The least version that tells the truth about the changes. */
  needed: string;
  isEnough: boolean;
  changes: readonly Change[];
}

/**
 * Whether a package's version says what changed in its declarations since the version that was released last.
 *
 * @param released null before the first release, which may have any version
 */
export function judge(name: string, version: string, surface: PackageSurface, released: Released | null): Verdict {
  const changes = released ? compareSurfaces(released.surface, surface) : [];
  const needed = released ? nextVersion(released.version, levelOf(changes)) : version;
  return { name, version, needed, isEnough: isAtLeast(version, needed), changes };
}

const versionIn = (files: readonly PackedFile[]): string => {
  const text = files.find(({ place }) => place === 'package.json')?.content.toString() ?? '';
  return (JSON.parse(text) as { version: string }).version;
};

/** @param packages the files of each, by name */
export async function checkVersions(packages: ReadonlyMap<string, PackedFile[]>): Promise<Verdict[]> {
  const surfaces = await readSurfaces(packages);
  const verdicts = [...packages].map(async ([name, files]) =>
    judge(name, versionIn(files), surfaces.get(name) ?? {}, await readReleased(name)),
  );
  return Promise.all(verdicts);
}

/** Writes down what the packages declare in their versions: these are released now. */
export async function recordVersions(packages: ReadonlyMap<string, PackedFile[]>): Promise<void> {
  const surfaces = await readSurfaces(packages);
  for (const [name, files] of packages) await writeReleased(name, versionIn(files), surfaces.get(name) ?? {});
}
