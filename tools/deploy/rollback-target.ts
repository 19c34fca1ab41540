import type { ReleaseRef } from '@barg/releases';
import type { PublishedChannel } from './site-client.ts';

type Told = Pick<PublishedChannel, 'action' | 'stable' | 'labels'>;

type Live = Pick<PublishedChannel, 'action' | 'stable' | 'canary' | 'withdrawal'>;

/** The canary that somebody gets: one that the site took back still stands in the statement. */
export const triedCanary = ({ canary, withdrawal }: Pick<Live, 'canary' | 'withdrawal'>) =>
  withdrawal ? null : canary;

/**
 * The stable version before the present one. Versions that were rolled back are skipped: a second rollback goes further
 * back.
 *
 * @param history oldest first
 */
export function versionBefore(history: readonly Pick<Told, 'action' | 'stable'>[]): ReleaseRef | null {
  const road: ReleaseRef[] = [];
  for (const { action, stable } of history) {
    if (!stable || road.at(-1)?.version === stable.version) continue;
    const at = road.findLastIndex(({ version }) => version === stable.version);
    if (action === 'rollback' && at >= 0) road.length = at + 1;
    else road.push(stable);
  }
  return road.at(-2) ?? null;
}

/** What everybody had before a remote was retired. */
export const lastVersion = (history: readonly Pick<Told, 'stable'>[]): ReleaseRef | null =>
  history.findLast(({ stable }) => stable !== null)?.stable ?? null;

/**
 * The newest stable version with this label, or whose version begins so.
 *
 * @param history oldest first
 */
export function versionNamed(history: readonly Told[], wanted: string): ReleaseRef | null {
  const isLabelled = ({ stable, labels }: Told): boolean => stable !== null && labels[stable.version] === wanted;
  const begins = ({ stable }: Told): boolean => stable?.version.startsWith(wanted) ?? false;
  return (history.findLast(isLabelled) ?? history.findLast(begins))?.stable ?? null;
}

/**
 * What everybody gets after a rollback that names no version. A canary is taken back first: everybody gets the stable
 * version again.
 *
 * @param history oldest first
 */
export function usualTarget(live: Live, history: readonly Told[]): ReleaseRef | null {
  if (live.action === 'retire') return lastVersion(history);
  return triedCanary(live) && live.stable ? live.stable : versionBefore(history);
}
