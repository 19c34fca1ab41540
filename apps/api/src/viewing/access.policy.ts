import type { Audience } from '../platform/database/content-tables.ts';
import type { Role } from '../platform/database/account-tables.ts';

export type LockReason = 'subscribers' | 'paid';

/** The facts of an item that decide who may see it. The price does not. */
export interface Guarded {
  audience: Audience;
  performerId: string;
}

export interface Viewer {
  id: string;
  role: Role;
}

export interface Entitlement {
  /** A running subscription to the performer; see `running-subscription.ts`. */
  isSubscribed: boolean;
  /** The item itself was bought. */
  hasPurchased: boolean;
}

/** The bearer of public file URLs, see {@link Access.bearer}. */
export const PUBLIC_BEARER = 'public';

export interface Access {
  isLocked: boolean;
  lockReason: LockReason | null;
  /** Whom file URLs are signed for: everyone, one account (its id), or nobody. */
  bearer: string | null;
}

export const noEntitlement: Entitlement = { isSubscribed: false, hasPurchased: false };

const opened = (bearer: string): Access => ({ isLocked: false, lockReason: null, bearer });

/**
 * Who may see an item: everyone a free one; its performer and operators always; a buyer for good, whatever its audience
 * becomes; a subscriber what is for subscribers, whether or not it is also sold. A subscription does not open what is
 * `paid`.
 */
export const decideAccess = (item: Guarded, viewer: Viewer | null, entitlement: Entitlement): Access => {
  // Signed for themselves, also for free items: then the URLs work in a country that she blocks.
  if (viewer && (viewer.id === item.performerId || viewer.role === 'operator')) return opened(viewer.id);
  // And for buyers: what they keep may have ended for everyone else.
  if (viewer && entitlement.hasPurchased) return opened(viewer.id);
  if (item.audience === 'free') return opened(PUBLIC_BEARER);
  const isEntitled = item.audience === 'subscribers' && entitlement.isSubscribed;
  return viewer && isEntitled ? opened(viewer.id) : { isLocked: true, lockReason: item.audience, bearer: null };
};

/** The access to an item that exists for the viewer and is locked. */
export const noAccess: Access = { isLocked: true, lockReason: null, bearer: null };

/** An owner's access to a file that is not published yet. */
export const ownAccess = (ownerId: string): Access => opened(ownerId);
