import { isWayIn, type LayoutKind } from '@barg/contract';
import { opennessSlice, useAppSelector, useCurrentUser, useSetting } from '@barg/session';

export type ClosedLayout = Extract<LayoutKind, 'geoBlock' | 'maintenance'>;

const { selectIsCountryBlocked } = opennessSlice.selectors;

/**
 * The closed screen of the site; null while it is open. Operators pass, and login pages stay open, because operators
 * are recognised only after a login.
 */
export function useClosedLayout(pathname: string): ClosedLayout | null {
  const isCountryBlocked = useAppSelector(selectIsCountryBlocked);
  const isInMaintenance = useSetting('maintenanceMode');
  const isOperator = useCurrentUser()?.role === 'operator';
  if (isOperator || isWayIn(pathname)) return null;
  if (isCountryBlocked) return 'geoBlock';
  return isInMaintenance ? 'maintenance' : null;
}
