import { z } from 'zod';

/** The facts of a performer that cross a team's border. */
export const performerRefSchema = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullish(),
  /** Tokens per month, 0 when the subscription is free; absent when not loaded. */
  monthlyPrice: z.number().optional(),
  yearlyPrice: z.number().nullish(),
  /** How many ways to pay for a subscription there are; absent when not loaded. */
  planCount: z.number().optional(),
  isSubscribed: z.boolean().optional(),
  /** How many of her planned streams come up, of which three are shown; absent when not loaded, and for none. */
  plannedStreams: z.number().int().optional(),
});

export const paidItemRefSchema = z.object({
  type: z.enum(['feed', 'gallery', 'video', 'product', 'message']),
  _id: z.string(),
  audience: z.enum(['free', 'subscribers', 'paid']),
  /** Tokens. */
  price: z.number(),
});

/** Functions have no JSON Schema: only their presence can be compared. */
const callback = z.custom<() => void>().meta({ format: 'function' });

const performer = performerRefSchema;

/** Every slot with the props for its fillers. A new slot is added here. */
export const slotSchemas = {
  'shell.header': z.object({}),
  /** The account with its menu, in a page's own layout. Filled by the shell. */
  'frame.account': z.object({}),
  /** Pages that do not fit into a phone's bar. Filled by the shell. */
  'account.more': z.object({}),
  /** Language, theme and consent: applied at once, on this device and in the account. Filled by the shell. */
  'account.preferences': z.object({}),
  /** On every page of a performer, and of who is in a private stream: a small window for what goes on elsewhere. */
  'shell.window': z.object({}),
  /** In the corner with the site's cards, for members to whom something may happen on any page: cards of what has. */
  'shell.notices': z.object({}),
  /** At the end of the side navigation, on pages without an aside. */
  'shell.side': z.object({}),
  'shell.aside': z.object({ pathname: z.string() }),
  'profile.actions': z.object({ performer }),
  'profile.aside': z.object({ performer }),
  'post.actions': z.object({ postId: z.string(), performer }),
  /** On a locked item: the offer to unlock it. */
  'item.unlock': z.object({ item: paidItemRefSchema, performer, onUnlocked: callback.optional() }),
  'conversation.header': z.object({ conversationId: z.string(), performer: performer.nullable() }),
  'live.actions': z.object({ streamId: z.string(), performer }),
  'live.now': z.object({}),
  /** In the header of the performer's studio: further actions. */
  'studio.actions': z.object({}),
} as const;
