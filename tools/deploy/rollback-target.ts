import type { ReleaseRef } from '@barg/releases';
import type { PublishedChannel } from './site-client.ts';

type Told = Pick<PublishedChannel, 'action' | 'stable' | 'labels'>;

/**
 * The version that everybody had before the one of now. What was taken back is gone: a second rollback goes further
 * back, not forward to what the first one has left.
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

/**
 * The newest version that everybody had and that is called so: by its label, or by the beginning of its version.
 *
 * @param history oldest first
 */
export function versionNamed(history: readonly Told[], wanted: string): ReleaseRef | null {
  const isLabelled = ({ stable, labels }: Told): boolean => stable !== null && labels[stable.version] === wanted;
  const begins = ({ stable }: Told): boolean => stable?.version.startsWith(wanted) ?? false;
  return (history.findLast(isLabelled) ?? history.findLast(begins))?.stable ?? null;
}
