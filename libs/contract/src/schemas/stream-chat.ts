import { z } from 'zod';
import { authorSchema } from './author.ts';

const id = z.uuid();
const instant = z.iso.datetime();

/** What a performer has set for the chats of her streams. She and her moderators are held to none of it. */
export const streamChatRulesSchema = z
  .object({
    /** Seconds between two messages of one viewer; 0: as they like. */
    slowSeconds: z.number().int().min(0).max(120),
    /** Who may write. */
    audience: z.enum(['everyone', 'followers', 'subscribers']),
    /** Whether messages may have links. */
    takesLinks: z.boolean(),
  })
  .meta({ id: 'StreamChatRules' });

/** What keeps somebody out of a performer's chats, or of all her streams. */
export const streamRestrictionSchema = z
  .object({
    /** `mute`: may watch and not write; `ban`: neither. */
    kind: z.enum(['mute', 'ban']),
    /** Told to whom it holds. */
    reason: z.string(),
    /** Null: until it is undone. */
    until: instant.nullable(),
  })
  .meta({ id: 'StreamRestriction' });

/** What was done to keep order. */
export const moderationEntrySchema = z
  .object({
    _id: id,
    act: z.enum(['mute', 'ban', 'undo', 'delete', 'pin', 'unpin', 'name', 'dismiss']),
    actor: authorSchema,
    /** To whom; null where it was to nobody. */
    subject: authorSchema.nullable(),
    reason: z.string(),
    /** Of a mute or ban; null: until it is undone. */
    until: instant.nullable(),
    /** Null: outside of a stream. */
    streamId: id.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ModerationEntry' });

/** What a performer asks for in a stream, by tips. */
export const streamGoalSchema = z
  .object({
    title: z.string(),
    /** What it takes, in tokens. */
    tokens: z.number(),
    /** What came in since it was set, by the ledger: what was paid back does not count. */
    got: z.number(),
    /** When it was reached first; null: it was not yet. */
    reachedAt: instant.nullable(),
  })
  .meta({ id: 'StreamGoal' });

/** Who gave most to a stream, and how much of it in tokens. */
export const topTipperSchema = z.object({ user: authorSchema, amount: z.number() }).meta({ id: 'StreamTopTipper' });

/** A tip that stands above the chat for a time: the longer, the more was given. */
export const pinnedTipSchema = z
  .object({ messageId: id, user: authorSchema, amount: z.number(), until: instant })
  .meta({ id: 'StreamPinnedTip' });

/** Events of a stream's chat besides its messages. */
export const streamChatEvents = {
  /** Its performer has changed the rules. */
  'stream.chat.changed': z.object({ streamId: id, rules: streamChatRulesSchema }),
  /**
   * How the tips of a stream stand, at most once a second; not stored, so pages that come back ask for the chat's
   * state.
   */
  'stream.tips.changed': z.object({
    streamId: id,
    goal: streamGoalSchema.nullable(),
    topTippers: z.array(topTipperSchema).max(5),
    /** The largest first. */
    pinnedTips: z.array(pinnedTipSchema).max(3),
  }),
  /** To whom it holds, in each of the performer's streams that run; null: it was undone. */
  'stream.restriction.changed': z.object({ streamId: id, restriction: streamRestrictionSchema.nullable() }),
  /** To whom a performer has named a moderator of her chats, or dismissed. */
  'stream.role.changed': z.object({ performerId: id, isModerator: z.boolean() }),
  /** To the performer's own devices. */
  'stream.moderation.logged': z.object({ entry: moderationEntrySchema }),
} as const;
