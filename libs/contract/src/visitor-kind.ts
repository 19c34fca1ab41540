import type { NavAudience, NavDescriptor } from './descriptor.ts';

/** The navigation's view of who is here; `delayed` is a member of whom the server has not answered yet which kind. */
export type VisitorKind = 'guest' | 'delayed' | 'user' | 'performer' | 'operator';

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
