import type { ReleaseRef } from '@barg/releases';
import type { PublishedChannel } from './site-client.ts';

type Told = Pick<PublishedChannel, 'action' | 'stable' | 'labels'>;

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
