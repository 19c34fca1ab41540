import type { PackedFile } from '../archive.ts';
import { compareSurfaces, isAtLeast, levelOf, nextVersion, type Change } from './compare.ts';
import { readSurfaces } from './read-surface.ts';
import { readReleased, writeReleased, type Released } from './released.ts';
import type { PackageSurface } from './surface.ts';

export interface Verdict {
  name: string;
  version: string;
  /** The version of the last release; null before the first. */
  released: string | null;
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
  return { name, version, released: released?.version ?? null, needed, isEnough: isAtLeast(version, needed), changes };
}

interface PackedManifest {
  version: string;
  dependencies?: Record<string, string>;
}

/** The manifest as it is published. */
export const manifestIn = (files: readonly PackedFile[]): PackedManifest =>
  JSON.parse(files.find(({ place }) => place === 'package.json')?.content.toString() ?? '') as PackedManifest;

/** @param packages the files of each, by name */
export async function checkVersions(packages: ReadonlyMap<string, PackedFile[]>): Promise<Verdict[]> {
  const surfaces = await readSurfaces(packages);
  const verdicts = [...packages].map(async ([name, files]) =>
    judge(name, manifestIn(files).version, surfaces.get(name) ?? {}, await readReleased(name)),
  );
  return Promise.all(verdicts);
}

/** Writes down what the packages declare in their versions: these are released now. */
export async function recordVersions(
  packages: ReadonlyMap<string, PackedFile[]>,
): Promise<{ name: string; version: string }[]> {
  const surfaces = await readSurfaces(packages);
  const recorded = [...packages].map(([name, files]) => ({ name, version: manifestIn(files).version }));
  for (const { name, version } of recorded) await writeReleased(name, version, surfaces.get(name) ?? {});
  return recorded;
}
