import { decideAccess, noEntitlement, ownAccess, type Access, type Viewer } from '../../viewing/access.policy.ts';

interface Owned {
  performer_id: string;
}

type Offered = Owned & { published_at: Date | null };

/** A performer changes her own products; for everyone else they are not there to change. */
export const mayChangeProduct = (account: Viewer, product: Owned): boolean =>
  account.role === 'performer' && account.id === product.performer_id;

/** A draft is its performer's alone; what was bought is still there for its buyer when it is no longer offered. */
export const maySeeProduct = (viewer: Viewer | null, product: Offered, hasPurchased: boolean): boolean =>
  product.published_at !== null || hasPurchased || viewer?.id === product.performer_id;

/**
 * The pictures are a shop's window: whoever sees the product sees them. Of one that is not offered they are for its
 * performer and for whoever has bought it, not for everyone.
 */
export const decideWindowAccess = (viewer: Viewer | null, product: Offered): Access =>
  viewer && product.published_at === null
    ? ownAccess(viewer.id)
    : decideAccess({ audience: 'free', performerId: product.performer_id }, viewer, noEntitlement);
