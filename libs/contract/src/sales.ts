/**
 * What is sold by a movement of the ledger whose kind says too little: money is shown by these names wherever it is
 * told, on pages, in tables for programs and in statements.
 */
export const SALE_NAMES = ['message', 'writing', 'ticket', 'minute'] as const;

export type SaleName = (typeof SALE_NAMES)[number];

/** What may be paid for, and has a name of its kind where it has no title. */
export const NAMED_ITEMS = [
  'feed',
  'gallery',
  'video',
  'product',
  'message',
  'conversation',
  'stream',
  'private-stream',
] as const;

export type NamedItem = (typeof NAMED_ITEMS)[number];

/** What a movement's kind alone says: a tip on a page, a subscription. */
export const NAMELESS_ITEMS = ['profile', 'subscription'] as const;

export type SoldItem = NamedItem | (typeof NAMELESS_ITEMS)[number];

const BOUGHT: Readonly<Record<string, SaleName | undefined>> = { message: 'message', conversation: 'writing' };
/** Held as an order is until it has taken place, and then released. */
const HELD: Readonly<Record<string, SaleName | undefined>> = { stream: 'ticket', 'private-stream': 'minute' };

/**
 * The name of a sale; undefined where its kind says it.
 * @param kind the ledger's kind of it
 */
export const saleNameOf = (kind: string, itemType: string | null): SaleName | undefined => {
  if (kind === 'purchase') return BOUGHT[itemType ?? ''];
  return kind === 'order' || kind === 'release' ? HELD[itemType ?? ''] : undefined;
};
