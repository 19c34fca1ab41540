import type { Audience } from '../platform/database/content-tables.ts';
import type { Role } from '../platform/database/account-tables.ts';

export type LockReason = 'subscribers' | 'paid';

/** What an item says about who may see it. Its price is shown with the lock and decides nothing here. */
export interface Guarded {
  audience: Audience;
  performerId: string;
}

export interface Viewer {
  id: string;
  role: Role;
}

export interface Entitlement {
  /** A subscription to the performer that runs now; see `running-subscription.ts`. */
  isSubscribed: boolean;
  /** The item itself was bought. */
  hasPurchased: boolean;
}

/** Addresses that anyone may be given, see {@link Access.bearer}. */
export const PUBLIC_BEARER = 'public';

export interface Access {
  isLocked: boolean;
  lockReason: LockReason | null;
  /** To whom addresses of its files may be given: everyone, one account (its id), or nobody. */
  bearer: string | null;
}

export const noEntitlement: Entitlement = { isSubscribed: false, hasPurchased: false };

const opened = (bearer: string): Access => ({ isLocked: false, lockReason: null, bearer });

/**
 * Who may see an item. Everyone a free one; its performer and operators always; a buyer for good, whatever its
 * audience became; a subscriber what is for subscribers, whether or not others can buy it alone. A subscription does not
 * open what is `paid`.
 */
export const decideAccess = (item: Guarded, viewer: Viewer | null, entitlement: Entitlement): Access => {
  // By addresses of their own, also of what is free: they hold in a country that she keeps out.
  if (viewer && (viewer.id === item.performerId || viewer.role === 'operator')) return opened(viewer.id);
  if (item.audience === 'free') return opened(PUBLIC_BEARER);
  const isEntitled = entitlement.hasPurchased || (item.audience === 'subscribers' && entitlement.isSubscribed);
  return viewer && isEntitled ? opened(viewer.id) : { isLocked: true, lockReason: item.audience, bearer: null };
};

/** What exists for the viewer, and is not given back. */
export const noAccess: Access = { isLocked: true, lockReason: null, bearer: null };

/** The access that an owner has to a file of its own that is not published yet. */
export const ownAccess = (ownerId: string): Access => opened(ownerId);
