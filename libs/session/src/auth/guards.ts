import type { RouteDescriptor } from '@barg/contract';
import { loginPath } from './return-url.ts';

export type RouteFlags = Pick<RouteDescriptor, 'auth' | 'performerOnly'>;

export interface GuardedVisitor {
  isLoggedIn: boolean;
  isPerformer: boolean;
}

/** Where to send a visitor who may not see a page; null when the page may be shown. */
export function guardRedirect(flags: RouteFlags, visitor: GuardedVisitor, path: string): string | null {
  const needsAccount = flags.auth === true || flags.performerOnly === true;
  if (needsAccount && !visitor.isLoggedIn) return loginPath(path);
  if (flags.performerOnly && !visitor.isPerformer) return '/home';
  return null;
}
