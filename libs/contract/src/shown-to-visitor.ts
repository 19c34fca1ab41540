import type { NavAudience, NavDescriptor, RouteDescriptor } from './descriptor.ts';
import type { VisitorKind } from './visitor-kind.ts';

const audiences: Record<VisitorKind, readonly NavAudience[]> = {
  guest: ['all', 'guest'],
  delayed: ['all', 'member'],
  user: ['all', 'member', 'user'],
  performer: ['all', 'member', 'performer'],
  operator: ['all', 'member', 'operator'],
};

/** Whether a visitor sees an entry of the navigation. */
export const isNavFor = ({ audience }: NavDescriptor, visitor: VisitorKind): boolean =>
  audiences[visitor].includes(audience);

/** The flags of a route that say for whom it is. */
export type RouteFlags = Pick<RouteDescriptor, 'auth' | 'noRedirect' | 'performerOnly' | 'operatorOnly'>;

/**
 * Whether a visitor gets to see a page. Nothing of it is fetched for anybody else; of somebody `delayed` it is not known
 * yet whether a page for performers or operators is theirs.
 */
export const isRouteFor = (
  { auth = false, noRedirect = false, performerOnly = false, operatorOnly = false }: RouteFlags,
  visitor: VisitorKind,
): boolean => {
  if (visitor === 'guest') return noRedirect || !(auth || performerOnly || operatorOnly);
  return (!performerOnly || visitor === 'performer') && (!operatorOnly || visitor === 'operator');
};
