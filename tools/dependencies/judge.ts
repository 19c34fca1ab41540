import { z } from 'zod';
import type { RuntimePackage } from './runtime-packages.ts';

/** When a package was last released; null when the registry did not tell. */
export type Releases = ReadonlyMap<string, Date | null>;

/** The reasons for keeping packages without recent releases, by name. */
export type Accepted = Readonly<Record<string, string>>;

const OLD_YEARS = 3;

/** The last release in the output of `npm view <name> time --json`: times by version, and two other entries. */
export const lastRelease = (times: unknown): Date | null => {
  const read = z.record(z.string(), z.string()).safeParse(times);
  if (!read.success) return null;
  const { created: _created, modified: _modified, ...versions } = read.data;
  const moments = Object.values(versions).map((text) => Date.parse(text));
  return moments.length > 0 && moments.every(Number.isFinite) ? new Date(Math.max(...moments)) : null;
};

export interface Verdict {
  /** No release for three years, and no recorded reason. */
  old: Array<{ name: string; last: Date; isDirect: boolean }>;
  /** No release for three years, with a reason. */
  kept: Array<{ name: string; last: Date; reason: string }>;
  /** Deprecated by their maintainers. */
  deprecated: Array<{ name: string; words: string }>;
  unknown: string[];
  /** Reasons for packages that are no longer there. */
  stale: string[];
}

/** The findings about the packages on a date. */
export const judge = (
  packages: readonly RuntimePackage[],
  { releases, accepted, today }: { releases: Releases; accepted: Accepted; today: Date },
): Verdict => {
  const before = new Date(today);
  before.setUTCFullYear(today.getUTCFullYear() - OLD_YEARS);
  const verdict: Verdict = { old: [], kept: [], deprecated: [], unknown: [], stale: [] };
  const byName = new Map(packages.map((it) => [it.name, it]));
  for (const { name, isDirect } of byName.values()) {
    const last = releases.get(name) ?? null;
    const reason = accepted[name];
    if (!last) verdict.unknown.push(name);
    else if (last >= before) continue;
    else if (reason) verdict.kept.push({ name, last, reason });
    else verdict.old.push({ name, last, isDirect });
  }
  for (const { name, version, deprecated } of packages) {
    if (deprecated) verdict.deprecated.push({ name: `${name}@${version}`, words: deprecated });
  }
  verdict.stale = Object.keys(accepted).filter((name) => !byName.has(name));
  return verdict;
};

const audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown().optional() }),
  ),
});

export interface Hole {
  name: string;
  severity: string;
  range: string;
}

/** The known vulnerabilities in the output of `npm audit --json`; null when the registry has no audits. */
export const holesIn = (answer: unknown): Hole[] | null => {
  const read = audit.safeParse(answer);
  if (!read.success) return null;
  return Object.entries(read.data.vulnerabilities).map(([name, { severity, range }]) => ({ name, severity, range }));
};

/** Whether there are no findings. What the registry did not tell is no finding. */
export const isFine = ({ old, deprecated, stale }: Verdict, holes: readonly Hole[] | null): boolean =>
  [old, deprecated, stale, holes ?? []].every((list) => list.length === 0);
