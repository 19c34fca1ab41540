import type { z } from 'zod';
import type { authorSchema } from './schemas/author.ts';
import type {
  linkPreviewSchema,
  messageFileSchema,
  messageQuoteSchema,
  messageReactionSchema,
  messageSchema,
  streamMessageSchema,
} from './schemas/message.ts';
import type { notificationSchema } from './schemas/notification.ts';
import type { privateStreamSchema } from './schemas/private-stream.ts';
import type {
  accountAreaSchema,
  clientEventSchemas,
  serverEventSchemas,
  streamReactionSchema,
} from './schemas/realtime.ts';
import type {
  moderationEntrySchema,
  streamChatRulesSchema,
  streamGoalSchema,
  streamRestrictionSchema,
  pinnedTipSchema,
  topTipperSchema,
} from './schemas/stream-chat.ts';
import type { streamSummarySchema } from './schemas/stream-summary.ts';

export type Author = z.infer<typeof authorSchema>;
export type MessageFile = z.infer<typeof messageFileSchema>;
export type LinkPreview = z.infer<typeof linkPreviewSchema>;
export type MessageQuote = z.infer<typeof messageQuoteSchema>;
export type MessageReaction = z.infer<typeof messageReactionSchema>;
export type Message = z.infer<typeof messageSchema>;
export type StreamReaction = z.infer<typeof streamReactionSchema>;
export type StreamMessage = z.infer<typeof streamMessageSchema>;
export type Notification = z.infer<typeof notificationSchema>;
export type PrivateStream = z.infer<typeof privateStreamSchema>;
export type StreamSummary = z.infer<typeof streamSummarySchema>;
export type StreamRestriction = z.infer<typeof streamRestrictionSchema>;
export type ModerationEntry = z.infer<typeof moderationEntrySchema>;
export type StreamGoal = z.infer<typeof streamGoalSchema>;
/** How the tips of a stream stand. */
export interface StreamTips {
  goal: StreamGoal | null;
  topTippers: Array<z.infer<typeof topTipperSchema>>;
  pinnedTips: Array<z.infer<typeof pinnedTipSchema>>;
}
export type StreamChatRules = z.infer<typeof streamChatRulesSchema>;

/** What of an account may change in another of its windows. */
export type AccountArea = z.infer<typeof accountAreaSchema>;

export type ServerEventName = keyof typeof serverEventSchemas;
export type ServerEventData<N extends ServerEventName> = z.infer<(typeof serverEventSchemas)[N]>;

/** A server event. `scope` and `sequence` come together, for events that the catch-up covers. */
export interface ServerEvent<N extends ServerEventName = ServerEventName> {
  id: string;
  name: N;
  at: string;
  /** `conversation:<id>` or `stream:<id>`. */
  scope?: string;
  sequence?: number;
  data: ServerEventData<N>;
}

/**
 * The name of a message with several events of a stream in their order, as a list. It comes to clients that say in the
 * handshake that they take it (`auth: { batches: true }`); others are told each event by itself.
 */
export const EVENT_BATCH = 'events';

export type ClientEventName = keyof typeof clientEventSchemas;
export type ClientEventData<N extends ClientEventName> = z.infer<(typeof clientEventSchemas)[N]>;

export type Ack<T = Record<never, never>> = ({ ok: true } & T) | { ok: false; code: string; message: string };

/** The answer to `catch-up`: the missed events in order, or `refetch` when they are too many or unknown. */
export type CatchUpAck = Ack<{ events: ServerEvent[]; refetch: boolean }>;

/** The answer to joining a conversation or stream: with what was missed, where the client said what it has. */
export type JoinAck = Ack<{ lastSequence: number; events?: ServerEvent[]; refetch?: boolean }>;

/** The answer to `poll.join`: the votes at the time of joining, so that none is missed. */
export type PollJoinAck = Ack<{ counted: ServerEventData<'poll.voted'> }>;

export const conversationScope = (conversationId: string): string => `conversation:${conversationId}`;
export const streamScope = (streamId: string): string => `stream:${streamId}`;
