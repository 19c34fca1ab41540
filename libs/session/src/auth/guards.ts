import type { RouteDescriptor } from '@barg/contract';
import { loginPath } from './return-url.ts';

export type RouteFlags = Pick<RouteDescriptor, 'auth' | 'noRedirect' | 'performerOnly' | 'operatorOnly'>;

export interface GuardedVisitor {
  isLoggedIn: boolean;
  isPerformer: boolean;
  isOperator: boolean;
}

/** Where to send a visitor who may not see a page; null when the page may be shown. */
export function guardRedirect(flags: RouteFlags, visitor: GuardedVisitor, path: string): string | null {
  const { auth = false, noRedirect = false, performerOnly = false, operatorOnly = false } = flags;
  if ((auth || performerOnly || operatorOnly) && !visitor.isLoggedIn) return noRedirect ? null : loginPath(path);
  if (performerOnly && !visitor.isPerformer) return '/home';
  if (operatorOnly && !visitor.isOperator) return '/home';
  return null;
}
