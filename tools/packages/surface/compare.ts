import type { Declaration, PackageSurface, Part } from './surface.ts';

/** How much a version must change. */
export type Level = 'major' | 'minor';

export interface Change {
  level: Level;
  /** What went, narrowed or came, in one sentence. */
  sentence: string;
}

const major = (sentence: string): Change => ({ level: 'major', sentence });
const minor = (sentence: string): Change => ({ level: 'minor', sentence });
const branchesOf = ({ type }: Part): string[] => type.split(' | ');

function comparePart(place: string, before: Part, now: Part, isTaken: boolean): Change[] {
  const changes: Change[] = [];
  if (before.isOptional && !now.isOptional)
    changes.push(isTaken ? major(`${place} is needed now`) : minor(`${place} is always there now`));
  if (!before.isOptional && now.isOptional)
    changes.push(isTaken ? minor(`${place} may be left out now`) : major(`${place} may be missing now`));
  const [were, are] = [branchesOf(before), branchesOf(now)];
  const [gone, come] = [were.filter((one) => !are.includes(one)), are.filter((one) => !were.includes(one))];
  if (gone.length > 0) return [...changes, major(`${place} is ${now.type}, and was ${before.type}`)];
  return come.length > 0 ? [...changes, minor(`${place} may be ${come.join(', ')} too`)] : changes;
}

const isParameter = (name: string): boolean => /^\(\d+\)$/.test(name);

function comparePartly(place: string, before: Declaration, now: Declaration): Change[] {
  const names = new Set([...Object.keys(before.parts), ...Object.keys(now.parts)]);
  return [...names].flatMap((name): Change[] => {
    const [was, is] = [before.parts[name], now.parts[name]];
    const part = name === 'is' ? place : `${place}${/^[(<[]/.test(name) ? '' : '.'}${name}`;
    const isTaken = isParameter(name) || now.isTaken === true;
    if (was && is) return comparePart(part, was, is, isTaken);
    if (was) return [major(`${part} is gone`)];
    return [isTaken && !is?.isOptional ? major(`${part} is new, and needed`) : minor(`${part} is new`)];
  });
}

/** What has no name outside is judged where it is spoken of, and by its parts. */
const isInner = (key: string): boolean => key.startsWith('(');

/**
 * What changed in what a package declares to its users: major for what goes or narrows, minor for what comes. What
 * cannot be told by its text counts as narrower.
 */
export function compareSurfaces(before: PackageSurface, now: PackageSurface): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].toSorted().flatMap((key): Change[] => {
    const [was, is] = [before[key], now[key]];
    const place = key.replace(/^\. /, '');
    if (was && is) return comparePartly(place, was, is);
    if (isInner(key)) return [];
    return [was ? major(`${place} is gone`) : minor(`${place} is new`)];
  });
}

type Version = readonly [major: number, minor: number, patch: number];

const versionOf = (text: string): Version => {
  const [, first, second, third] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  if (third === undefined) throw new Error(`${text} is no version of three numbers`);
  return [Number(first), Number(second), Number(third)];
};

/** The least version after one, for changes of a level; a patch is what changes nothing in the declarations. */
export function nextVersion(before: string, level: Level | 'patch' | null): string {
  const [first, second, third] = versionOf(before);
  if (level === 'major') return `${first + 1}.0.0`;
  if (level === 'minor') return `${first}.${second + 1}.0`;
  return `${first}.${second}.${level === 'patch' ? third + 1 : third}`;
}

export function isAtLeast(version: string, least: string): boolean {
  const [own, other] = [versionOf(version), versionOf(least)];
  const at = own.findIndex((number, index) => number !== other[index]);
  return at < 0 || (own[at] ?? 0) > (other[at] ?? 0);
}

/** The greater level of some changes; null for none. */
export const levelOf = (changes: readonly Change[]): Level | null =>
  changes.some(({ level }) => level === 'major') ? 'major' : changes.length > 0 ? 'minor' : null;
