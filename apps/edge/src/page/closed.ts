import { isWayIn, type LayoutKind } from '@barg/contract';
import type { VisitorBoot } from '../boot-source.ts';

export type ClosedLayout = Extract<LayoutKind, 'geoBlock' | 'maintenance'>;

/** The closed screen that the shell shows instead of a page; null while the site is open for the visitor. */
export function closedLayoutOf(
  { settings, user, isCountryBlocked }: Omit<VisitorBoot, 'isTokenDead'>,
  pathname: string,
): ClosedLayout | null {
  if (isWayIn(pathname)) return null;
  if (isCountryBlocked) return 'geoBlock';
  return settings?.maintenanceMode === true && user?.role !== 'operator' ? 'maintenance' : null;
}

/** The status for programs: 451 for a blocked country, 503 during maintenance. */
export const STATUS_OF = { geoBlock: 451, maintenance: 503 } as const satisfies Record<ClosedLayout, number>;

/** Seconds after which clients may retry. */
export const RETRY_AFTER = 30;
