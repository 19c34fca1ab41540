/** What a generated remote imports, in the versions that the workspace has installed. */
const DEPENDENCIES = [
  ...['api-client', 'contract', 'runtime', 'session', 'ui-kit'].map((library) => `@barg/${library}`),
  ...['react', 'react-dom', 'styled-components'],
];

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  resolved?: string;
  link?: boolean;
}

export interface PackageLock {
  packages: Record<string, LockEntry>;
}

export function versionOf({ packages }: PackageLock, name: string): string {
  const found = packages[`node_modules/${name}`];
  const entry = found?.link && found.resolved ? packages[found.resolved] : found;
  if (!entry?.version) throw new Error(`package-lock.json does not know ${name}`);
  return entry.version;
}

/** The dependencies of the new package, pinned. */
export const pinnedDependencies = (lock: PackageLock): Record<string, string> =>
  Object.fromEntries(DEPENDENCIES.map((name) => [name, versionOf(lock, name)]));

/** In npm's order. */
const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => one.localeCompare(other, 'en');

/** The lock file with one more workspace, as npm would write it: nothing has to be installed for it. */
export function withWorkspace(lock: PackageLock, name: string): PackageLock {
  const folder = `apps/${name}-remote`;
  const entry = { name: `@barg/${name}-remote`, version: '1.0.0', license: 'MIT' };
  const packages = {
    ...lock.packages,
    [folder]: { ...entry, dependencies: pinnedDependencies(lock) },
    [`node_modules/${entry.name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).toSorted(byName);
  return { ...lock, packages: Object.fromEntries(sorted) };
}
