import { z } from 'zod';
import type { RuntimePackage } from './runtime-packages.ts';

/** When a package was last released; null where the registry did not say. */
export type Releases = ReadonlyMap<string, Date | null>;

/** Why a package may stay although nothing has come of it for long, by its name. */
export type Accepted = Readonly<Record<string, string>>;

const OLD_YEARS = 3;

/** The last release in what `npm view <name> time --json` answers: moments by version, and two that are none. */
export const lastRelease = (times: unknown): Date | null => {
  const read = z.record(z.string(), z.string()).safeParse(times);
  if (!read.success) return null;
  const { created: _created, modified: _modified, ...versions } = read.data;
  const moments = Object.values(versions).map((text) => Date.parse(text));
  return moments.length > 0 && moments.every(Number.isFinite) ? new Date(Math.max(...moments)) : null;
};

export interface Verdict {
  /** Without a release for three years, and for no reason that is written down. */
  old: Array<{ name: string; last: Date; isDirect: boolean }>;
  /** Without one, for a reason. */
  kept: Array<{ name: string; last: Date; reason: string }>;
  /** Given up by their keepers. */
  deprecated: Array<{ name: string; words: string }>;
  unknown: string[];
  /** Reasons for what is not there any more. Whether a release came since depends on the registry that is asked. */
  stale: string[];
}

/** What there is to say of the packages on a day. */
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

/** The known holes in what `npm audit --json` answers; null where the registry does not answer audits. */
export const holesIn = (answer: unknown): Hole[] | null => {
  const read = audit.safeParse(answer);
  if (!read.success) return null;
  return Object.entries(read.data.vulnerabilities).map(([name, { severity, range }]) => ({ name, severity, range }));
};

/** Whether there is something to do. What the registry did not say is no reason to fail. */
export const isFine = ({ old, deprecated, stale }: Verdict, holes: readonly Hole[] | null): boolean =>
  [old, deprecated, stale, holes ?? []].every((list) => list.length === 0);
