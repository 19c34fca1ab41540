import { z } from 'zod';

/** A package that is installed in production. */
export interface RuntimePackage {
  name: string;
  version: string;
  /** A dependency of a workspace itself. */
  isDirect: boolean;
  /** npm's deprecation message. */
  deprecated: string | null;
}

const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  deprecated: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) });

const FOLDER = 'node_modules/';

/** The production packages of a lock file (version 3), one for each version, by name. */
export const runtimePackages = (lock: unknown): RuntimePackage[] => {
  const entries = Object.entries(lockSchema.parse(lock).packages);
  const workspaces = entries.filter(([place]) => !place.includes(FOLDER)).map(([, it]) => it);
  const direct = new Set(workspaces.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  const found = entries.flatMap(([place, { name, version, link, dev, devOptional, deprecated = null }]) => {
    if (!place.includes(FOLDER) || link || dev || devOptional || !version) return [];
    const installedAs = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
    const known = name ?? installedAs;
    return [{ name: known, version, isDirect: direct.has(installedAs), deprecated }];
  });
  const byVersion = new Map(found.map((it) => [`${it.name}@${it.version}`, it]));
  return [...byVersion.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};
