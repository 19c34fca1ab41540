import type { NavAudience, NavDescriptor } from './descriptor.ts';

/** The navigation's view of who is here. */
export type VisitorKind = 'guest' | 'user' | 'performer' | 'operator';

const audiences: Record<VisitorKind, readonly NavAudience[]> = {
  guest: ['all', 'guest'],
  user: ['all', 'member', 'user'],
  performer: ['all', 'member', 'performer'],
  operator: ['all', 'member'],
};

/** Whether a visitor sees an entry of the navigation. */
export const isNavFor = ({ audience }: NavDescriptor, visitor: VisitorKind): boolean =>
  audiences[visitor].includes(audience);
