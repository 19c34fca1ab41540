import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGES } from '../published.ts';
import type { Verdict } from './check-versions.ts';
import { isAtLeast, nextVersion, type Change } from './compare.ts';

/** A package that gets another version. */
export interface Raise {
  name: string;
  from: string;
  to: string;
  /** Lines for its CHANGELOG.md, the weightiest first. */
  lines: readonly string[];
}

const linesOf = (changes: readonly Change[]): string[] =>
  (['major', 'minor'] as const).flatMap((level) =>
    changes.filter((change) => change.level === level).map(({ sentence }) => `- ${sentence} (${level})`),
  );

/**
 * The versions that tell the truth. Packages name each other by their exact version, so who names a raised one is
 * another package too: it gets a patch version at least.
 *
 * @param dependenciesOf what a package names, by name
 */
export function raisesOf(
  verdicts: readonly Verdict[],
  dependenciesOf: (name: string) => Readonly<Record<string, string>>,
): Raise[] {
  const raises = new Map<string, Raise>();
  for (const { name, version, needed, isEnough, changes } of verdicts)
    if (!isEnough) raises.set(name, { name, from: version, to: needed, lines: linesOf(changes) });
  // A Map's loop comes to what is added meanwhile.
  for (const [raised, { to }] of raises) {
    for (const { name, version, released } of verdicts) {
      const isNamed = Object.hasOwn(dependenciesOf(name), raised);
      // A version that is ahead of the last release is not released yet.
      const isAhead = released !== null && version !== released && isAtLeast(version, released);
      if (!isNamed || isAhead || released === null || raises.has(name)) continue;
      raises.set(name, { name, from: version, to: nextVersion(version, 'patch'), lines: [`- Needs ${raised} ${to}.`] });
    }
  }
  return [...raises.values()];
}

/** Adds a version's section to a list of changes, above the one before. */
export function withSection(changelog: string, { to, lines }: Pick<Raise, 'to' | 'lines'>): string {
  const at = changelog.search(/^## /m);
  const section = `## ${to}\n\n${lines.join('\n')}\n`;
  return at < 0
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, at)}${section}\n${changelog.slice(at)}`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Names a package's new version wherever a manifest depends on it. */
export const withDependency = (text: string, { name, to }: Pick<Raise, 'name' | 'to'>): string =>
  text.replace(new RegExp(`("${escaped(name)}": ")\\d+\\.\\d+\\.\\d+(")`, 'g'), `$1${to}$2`);

interface Lock {
  packages: Record<string, { version?: string }>;
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const edited = edit(text);
  if (edited !== text) await writeFile(file, edited);
}

/** Its own entry; what names it is text like a manifest's. */
function lockWith(text: string, { name, to }: Raise): string {
  const lock = JSON.parse(text) as Lock;
  const own = lock.packages[PACKAGES.get(name) ?? ''];
  if (own) own.version = to;
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/**
 * Writes the versions into the packages, into all that names them, the lock file and each CHANGELOG.md.
 *
 * @param root of the workspace
 */
export async function writeRaises(root: string, raises: readonly Raise[]): Promise<void> {
  const manifests = globSync(['package.json', '{apps,libs}/*/package.json', '{e2e,tools/remote-kit}/package.json'], {
    cwd: root,
  });
  for (const raise of raises) {
    const folder = path.join(root, PACKAGES.get(raise.name) ?? '');
    await change(path.join(folder, 'package.json'), (text) =>
      text.replace(/("version": ")[^"]+(")/, `$1${raise.to}$2`),
    );
    await change(path.join(folder, 'CHANGELOG.md'), (text) => withSection(text, raise));
    await change(path.join(root, 'package-lock.json'), (text) => lockWith(withDependency(text, raise), raise));
    for (const file of manifests) await change(path.join(root, file), (text) => withDependency(text, raise));
  }
}
