import {
  pinnedTipSchema,
  streamChatRulesSchema,
  streamGoalSchema,
  streamMessageSchema,
  streamRestrictionSchema,
  topTipperSchema,
} from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

/** Fields left out stay. */
export const rulesBody = streamChatRulesSchema.partial().meta({ id: 'StreamChatRulesChanges' });

export const rulesAnswer = dataOf(streamChatRulesSchema);

export const streamChatSchema = z
  .object({
    rules: streamChatRulesSchema,
    /** What the caller is in this chat. */
    you: z.object({
      role: z.enum(['performer', 'moderator', 'viewer', 'guest']),
      isFollower: z.boolean(),
      isSubscriber: z.boolean(),
      /** In a slow chat: when the next message is taken; null: now. */
      nextAt: z.iso.datetime().nullable(),
      /** What holds for the caller in all streams of this performer; null: nothing. */
      restriction: streamRestrictionSchema.nullable(),
    }),
    /** The message that stands above the chat. */
    pinned: streamMessageSchema.nullable(),
    /** What the performer asks for, with what came in; null: for nothing. */
    goal: streamGoalSchema.nullable(),
    /** Who gave most to the stream, the one who gave most first. */
    topTippers: z.array(topTipperSchema).max(5),
    /** Tips that stand above the chat until their time is over, the largest first. */
    pinnedTips: z.array(pinnedTipSchema).max(3),
  })
  .meta({ id: 'StreamChat' });

export type StreamChat = z.infer<typeof streamChatSchema>;

export const streamChatAnswer = dataOf(streamChatSchema);
