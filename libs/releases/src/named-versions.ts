import type { Channel } from './statements.ts';

/** Statements of a remote whose versions count: the newest may be refused, and what it replaces is given out meanwhile. */
const NEWEST = 3;

interface Naming {
  sequence: number;
  versions: readonly string[];
}

/** The versions that the newest statements of each remote name, of those that were read. */
export function namedVersions() {
  const newest = new Map<string, readonly Naming[]>();
  return {
    note: ({ remote, sequence, stable, canary }: Channel): void => {
      const known = newest.get(remote) ?? [];
      if (known.some((one) => one.sequence === sequence)) return;
      const versions = [stable, canary].flatMap((ref) => ref?.version ?? []);
      const namings = [...known, { sequence, versions }].toSorted((a, b) => b.sequence - a.sequence);
      newest.set(remote, namings.slice(0, NEWEST));
    },
    has: (remote: string, version: string): boolean =>
      newest.get(remote)?.some(({ versions }) => versions.includes(version)) ?? false,
  };
}
