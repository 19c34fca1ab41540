import { z } from 'zod';

/** The little of a performer that crosses a team's border. */
export const performerRefSchema = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullish(),
  /** Tokens per month, 0 when the subscription is free; absent where the caller did not load it. */
  monthlyPrice: z.number().optional(),
  yearlyPrice: z.number().nullish(),
  isSubscribed: z.boolean().optional(),
});

export const paidItemRefSchema = z.object({
  type: z.enum(['feed', 'gallery', 'video', 'product', 'message']),
  _id: z.string(),
  audience: z.enum(['free', 'subscribers', 'paid']),
  /** Tokens. */
  price: z.number(),
});

/** Functions have no JSON Schema: that there is one is all that can be compared. */
const callback = z.custom<() => void>().meta({ format: 'function' });

const performer = performerRefSchema;

/** Every slot with the props its fillers are given. Offering a new one means adding it here. */
export const slotSchemas = {
  'shell.header': z.object({}),
  /** The account with its menu, in the frame that a page brings along. Filled by the shell itself. */
  'frame.account': z.object({}),
  /** Pages that a phone's bar has no room for. Filled by the shell itself. */
  'account.more': z.object({}),
  /** Language, look and consent: applied at once, on this device and in the account. Filled by the shell itself. */
  'account.preferences': z.object({}),
  /** On every page of a performer: what goes on in a small window while she looks at something else. */
  'shell.window': z.object({}),
  /** At the foot of the side navigation, on pages that have no aside beside them. */
  'shell.side': z.object({}),
  'shell.aside': z.object({ pathname: z.string() }),
  'profile.actions': z.object({ performer }),
  'profile.aside': z.object({ performer }),
  'post.actions': z.object({ postId: z.string(), performer }),
  /** Stands on a locked item and offers the way in. */
  'item.unlock': z.object({ item: paidItemRefSchema, performer, onUnlocked: callback.optional() }),
  'conversation.header': z.object({ conversationId: z.string(), performer: performer.nullable() }),
  'live.actions': z.object({ streamId: z.string(), performer }),
  'live.now': z.object({}),
  /** The head of the performer's studio: what else she can start from there. */
  'studio.actions': z.object({}),
} as const;
