import { isWayIn, type LayoutKind } from '@barg/contract';
import type { VisitorBoot } from '../boot-source.ts';

export type ClosedLayout = Extract<LayoutKind, 'geoBlock' | 'maintenance'>;

/** Which closed screen the shell will show instead of a page; null while the site is open for the visitor. */
export function closedLayoutOf(
  { settings, user, isCountryBlocked }: Omit<VisitorBoot, 'isTokenDead'>,
  pathname: string,
): ClosedLayout | null {
  if (isWayIn(pathname)) return null;
  if (isCountryBlocked) return 'geoBlock';
  return settings?.maintenanceMode === true && user?.role !== 'operator' ? 'maintenance' : null;
}

/** What a program learns from the status: 451 where the law or the operator keeps the country out, 503 for a while. */
export const STATUS_OF = { geoBlock: 451, maintenance: 503 } as const satisfies Record<ClosedLayout, number>;

/** Seconds after which it is worth to come back. */
export const RETRY_AFTER = 30;
