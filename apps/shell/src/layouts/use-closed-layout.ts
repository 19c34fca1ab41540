import { useCurrentUser, useSetting } from '@barg/session';
import type { ClosedLayout } from './closed-screen.tsx';

/** Which closed screen stands before the whole site; null while it is open. The operator works during maintenance. */
export function useClosedLayout(pathname: string): ClosedLayout | null {
  const isInMaintenance = useSetting('maintenanceMode');
  const isOperator = useCurrentUser()?.role === 'operator';
  const isWayIn = pathname.startsWith('/auth/');
  return isInMaintenance && !isOperator && !isWayIn ? 'maintenance' : null;
}
