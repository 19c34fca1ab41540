import { LOGIN_PATH, opennessSlice, useAppSelector, useCurrentUser, useSetting } from '@barg/session';
import type { ClosedLayout } from './closed-screen.tsx';

const { selectIsCountryBlocked } = opennessSlice.selectors;

/**
 * Which closed screen stands before the whole site; null while it is open. Operators pass, and anyone may come to the
 * login, because an operator is one only after it.
 */
export function useClosedLayout(pathname: string): ClosedLayout | null {
  const isCountryBlocked = useAppSelector(selectIsCountryBlocked);
  const isInMaintenance = useSetting('maintenanceMode');
  const isOperator = useCurrentUser()?.role === 'operator';
  if (isOperator || pathname === LOGIN_PATH) return null;
  if (isCountryBlocked) return 'geoBlock';
  return isInMaintenance ? 'maintenance' : null;
}
